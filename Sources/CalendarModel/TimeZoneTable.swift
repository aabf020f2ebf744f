/// A time zone compiled to its changes of UTC offset.
///
/// Beyond the last change the table repeats every 400 years, the cycle after which
/// Gregorian dates fall on the same weekdays, when it was built `repeating` (a zone with
/// yearly rules that never end); otherwise the last offset stays.
public struct TimeZoneTable: Hashable, Sendable {
  /// A change of offset.
  public struct Transition: Hashable, Sendable {
    /// The first instant at which the new offset holds.
    public let instant: Instant
    /// Seconds east of UTC, from `instant` on.
    public let offset: Int

    /// A change to `offset` seconds east of UTC at `instant`.
    public init(instant: Instant, offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// The changes of a zone, ascending. Those that go on by a rule take no room.
  public struct Transitions: RandomAccessCollection, Hashable, Sendable {
    fileprivate let onsets: OnsetList

    /// The index of the first change: 0.
    public var startIndex: Int { 0 }
    /// The number of changes.
    public var endIndex: Int { onsets.count }

    /// The indices of changes that come in every year by one rule; none where no rule is in
    /// force for ever.
    package var yearly: Range<Int> { onsets.yearly }

    /// A change. O(1).
    public subscript(index: Int) -> Transition {
      let onset = onsets[index]
      return Transition(instant: onset.instant, offset: onset.number)
    }
  }

  /// All but the name: a file may use the zone under thousands of them.
  private final class Storage: Hashable, Sendable {
    let initialOffset: Int
    let transitions: Transitions
    let designations: ZoneDesignations?
    let repeatsAfter: Instant?

    init(
      _ initialOffset: Int, _ transitions: Transitions, _ designations: ZoneDesignations?,
      repeatsAfter: Instant?
    ) {
      self.initialOffset = initialOffset
      self.transitions = transitions
      self.designations = designations
      self.repeatsAfter = repeatsAfter
    }

    static func == (first: Storage, second: Storage) -> Bool {
      first === second
        || first.initialOffset == second.initialOffset && first.transitions == second.transitions
          && first.designations == second.designations
          && first.repeatsAfter == second.repeatsAfter
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(initialOffset)
      hasher.combine(transitions)
    }
  }

  /// The zone's name: an IANA name, or the file's own TZID.
  public let name: String
  private let storage: Storage

  /// Seconds east of UTC before the first transition.
  public var initialOffset: Int { storage.initialOffset }
  /// The changes, ascending; those that change nothing are left out.
  public var transitions: Transitions { storage.transitions }
  /// What its times are called; nil where nothing is known of that.
  public var designations: ZoneDesignations? { storage.designations }
  /// Where the last 400 years of the table start again, or nil.
  private var repeatsAfter: Instant? { storage.repeatsAfter }

  private static let cycle = 146_097 * 86_400

  /// A zone of these transitions.
  ///
  /// - Parameters:
  ///   - transitions: in ascending order. One that is not later than the one before it
  ///     replaces that one.
  ///   - repeating: the last 400 years hold the rule that governs all later ones.
  ///   - designations: what its times are called.
  public init(
    name: String, initialOffset: Int, transitions: [Transition], repeating: Bool = false,
    designations: ZoneDesignations? = nil
  ) {
    self.name = name
    var kept: [OnsetList.Onset] = []
    for transition in transitions {
      while let last = kept.last, last.instant >= transition.instant { kept.removeLast() }
      if (kept.last?.number ?? initialOffset) != transition.offset {
        kept.append(.init(instant: transition.instant, number: transition.offset))
      }
    }
    storage = Storage(
      initialOffset, Transitions(onsets: OnsetList(kept)), designations,
      repeatsAfter: repeating ? kept.last?.instant : nil)
  }

  /// The same changes under another name. O(1).
  public func renamed(_ name: String) -> TimeZoneTable { TimeZoneTable(self, name: name) }

  private init(_ table: TimeZoneTable, name: String) {
    self.name = name
    storage = table.storage
  }

  /// A zone of one offset, seconds east of UTC.
  public init(name: String, fixedOffset: Int) {
    self.init(name: name, initialOffset: fixedOffset, transitions: [])
  }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneTable(name: "UTC", fixedOffset: 0)

  /// Seconds east of UTC at an instant. O(log *transitions*).
  public func offset(at instant: Instant) -> Int {
    if transitions.isEmpty { return initialOffset }
    let index = countOfTransitions(notAfter: instant.adding(seconds: -cycles(past: instant)))
    return index == 0 ? initialOffset : transitions[index - 1].offset
  }

  /// What a clock in the zone shows at an instant. O(log *transitions*).
  public func wallTime(at instant: Instant) -> WallTime {
    WallTime(secondsSince1970: instant.secondsSince1970 + offset(at: instant))
  }

  /// The instant at which a clock in the zone shows `wallTime`. O(log *transitions*).
  ///
  /// RFC 5545, 3.3.5: a time that the clocks show twice means the first of the two; a time
  /// that they skip is read with the offset before the gap.
  public func instant(of wallTime: WallTime) -> Instant {
    if transitions.isEmpty { return Instant(utc: wallTime.adding(seconds: -initialOffset)) }
    let utc = Instant(utc: wallTime)
    // Read with the offset before each change near it: the first reading that lies before
    // its change is right, and so is the one in a gap.
    let back = cycles(past: utc)
    let target = utc.adding(seconds: -back)
    var index = countOfTransitions(notAfter: target.adding(seconds: -Self.widestOffset))
    var offset = index == 0 ? initialOffset : transitions[index - 1].offset
    while index < transitions.count {
      let next = transitions[index]
      if target.adding(seconds: -offset) < next.instant { break }
      // Past the change by the old offset. In a gap (the new offset puts it before the
      // change) the old offset stays.
      if target.adding(seconds: -next.offset) < next.instant { break }
      offset = next.offset
      index += 1
    }
    return utc.adding(seconds: -offset)
  }

  /// The instants from the first of a range of days to the end of its last, half-open: the
  /// window to query for what touches them. Empty where the clocks skip all of the days.
  public func instants(of days: Range<Day>) -> Range<Instant> {
    let start = instant(of: WallTime(days.lowerBound))
    return start..<max(start, instant(of: WallTime(days.upperBound)))
  }

  /// Whether the clocks skip `wallTime`.
  public func skips(_ wallTime: WallTime) -> Bool {
    self.wallTime(at: instant(of: wallTime)) != wallTime
  }

  /// No offset is wider; the widest of the IANA data is under 16 hours.
  private static let widestOffset = 26 * 3600

  /// Seconds to go back, in whole cycles, for a time past the end of a repeating table.
  private func cycles(past instant: Instant) -> Int {
    guard let repeatsAfter else { return 0 }
    // Two days before the end, so that a change near the end is seen from both sides.
    let past = instant.secondsSince1970 - (repeatsAfter.secondsSince1970 - 2 * 86_400)
    guard past > 0 else { return 0 }
    return ((past + Self.cycle - 1) / Self.cycle) * Self.cycle
  }

  private func countOfTransitions(notAfter instant: Instant) -> Int {
    transitions.onsets.countOfOnsets(notAfter: instant)
  }
}
