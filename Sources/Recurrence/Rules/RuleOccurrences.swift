public import CalendarModel

/// The wall times at which a Gregorian recurrence rule recurs, within a window
/// (RFC 5545, 3.3.10 and 3.8.5.3; RFC 7529, 4.1 for SKIP).
///
/// A lazy sequence in ascending order. DTSTART is always a member, and the first that COUNT
/// counts, even where it does not match the rule or lies past UNTIL. RSCALE is not looked
/// at. The years 0 to 9999 are expanded; a DTSTART outside them has no occurrences.
///
/// A window costs what lies in it: its first occurrence is computed, not walked to. With
/// COUNT the occurrences before the window are counted by whole months, weeks or days.
public struct RuleOccurrences: Sequence, Sendable {
  /// How UNTIL was read, when its kind was not DTSTART's; nil otherwise.
  public var untilReading: UntilReading? { until.reading }

  let source: RunSource
  let start: Int
  let window: Range<Int>
  let until: UntilBound
  let count: Int
  let zone: TimeZoneTable?
  let limits: ExpansionLimits
  /// Whether DTSTART is a member in any case.
  let includesStart: Bool

  /// The occurrences of a rule within a window.
  ///
  /// - Parameters:
  ///   - rule: an INTERVAL or COUNT below 1 is read as 1; values of BYxxx parts that are out
  ///     of range match nothing.
  ///   - start: DTSTART on the wall clock of its zone.
  ///   - isDate: whether DTSTART is a DATE. Its occurrences are midnights, and BYHOUR,
  ///     BYMINUTE and BYSECOND are ignored.
  ///   - window: wall times, half-open.
  ///   - zone: DTSTART's zone. Occurrences that fall on one instant, because the clocks skip
  ///     the first, are then one, and a UTC UNTIL is compared by instant. Nil for dates and
  ///     floating times.
  ///   - limits: when to stop; see `Iterator.reachedLimit`.
  public init(
    _ rule: borrowing RecurrenceRule, start: WallTime, isDate: Bool = false,
    in window: Range<WallTime>, zone: TimeZoneTable? = nil, limits: ExpansionLimits = .standard
  ) {
    self.init(
      rule, start: start, isDate: isDate, in: window, zone: isDate ? nil : zone,
      until: UntilBound(rule.end, isDate: isDate, zone: zone), limits: limits)
  }

  init(
    _ rule: borrowing RecurrenceRule, start: WallTime, isDate: Bool, in window: Range<WallTime>,
    zone: TimeZoneTable?, until: UntilBound, limits: ExpansionLimits, includesStart: Bool = true
  ) {
    let clamped = Swift.min(
      Swift.max(start.secondsSince1970, Span.first - 86_400), Span.end + 86_400)
    var seconds = clamped
    if isDate { seconds -= seconds.flooredRemainder(by: 86_400) }
    self.start = seconds
    source = RunSource(
      rule, start: WallTime(secondsSince1970: seconds), isDate: isDate,
      maximumSteps: limits.maximumSteps)
    let lower = Swift.min(Swift.max(window.lowerBound.secondsSince1970, Span.first), Span.end)
    let upper = Swift.min(window.upperBound.secondsSince1970, Span.end)
    self.window = lower..<Swift.max(lower, upper)
    self.until = until
    if case .count(let count) = rule.end {
      self.count = Swift.min(Swift.max(1, count), Span.length)
    } else {
      count = Int.max
    }
    self.zone = zone.flatMap { $0.transitions.isEmpty ? nil : $0 }
    self.limits = limits
    self.includesStart = includesStart
  }

  /// An iterator from the window's first occurrence on.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Hands out the occurrences one by one.
  public struct Iterator: IteratorProtocol, Sendable {
    /// Whether a limit, not the rule or the window, ended the sequence. Meaningful after
    /// `next` gave nil.
    public internal(set) var reachedLimit = false

    /// The run that is being handed out.
    var current = Run()
    /// What the source gave and was not looked at yet.
    var raw = Run()
    /// What waits until DTSTART, which comes before it, is handed out.
    var held = Run()
    var source: RunSource
    let start: Int
    var isStartPending = false
    let windowStart: Int
    var isFinished = false
    /// How many more COUNT allows.
    var remaining: Int
    /// How many more the limit allows.
    var allowance: Int
    let untilInstant: Int
    var gaps: GapSearch

    /// The next occurrence; nil at the end of the rule or the window, or at a limit.
    public mutating func next() -> WallTime? {
      if current.count == 0 {
        guard findRun() else { return nil }
      }
      current.count &-= 1
      let time = current.first
      current.first &+= current.step
      return WallTime(secondsSince1970: time)
    }
  }
}
