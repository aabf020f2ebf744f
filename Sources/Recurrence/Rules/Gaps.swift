import CalendarModel

/// Wall times that a zone's clocks skip.
struct Gap: Sendable {
  /// The first skipped wall time, in seconds.
  let start: Int
  /// The first wall time after the gap.
  let end: Int
  /// The offset before the gap, with which skipped times are read.
  let offsetBefore: Int

  /// How far the clocks jump.
  var width: Int { end - start }

  /// The end of the wall times that fall on the same instants as the skipped ones.
  var endOfTwins: Int { end + width }
}

/// The gaps of a zone in ascending order.
struct GapCursor: Sendable {
  private let zone: TimeZoneTable
  private var index: Int
  /// How often the last 400 years of the table were repeated so far.
  private var cycle = 0
  private let repeats: Bool

  private static let cycleLength = 146_097 * 86_400
  /// Wider than twice any gap and any offset together.
  private static let slack = 4 * 86_400

  /// - Parameter wall: gaps whose twins end before this wall time may be left out.
  init(_ zone: TimeZoneTable, from wall: Int) {
    self.zone = zone
    let transitions = zone.transitions
    if let last = transitions.last {
      let later = last.instant.adding(seconds: Self.cycleLength)
      repeats =
        zone.offset(at: later) == last.offset
        && zone.offset(at: later.adding(seconds: -1)) != last.offset
    } else {
      repeats = false
    }
    index = transitions.partitioningIndex {
      $0.instant.secondsSince1970 >= wall - Self.slack
    }
  }

  /// The next gap that begins before `upper`.
  mutating func next(before upper: Int) -> Gap? {
    let transitions = zone.transitions
    while true {
      if index == transitions.count {
        guard repeats, let last = transitions.last else { return nil }
        cycle += 1
        let first = last.instant.adding(seconds: -Self.cycleLength)
        index = transitions.firstIndex { $0.instant > first } ?? 0
      }
      let transition = transitions[index]
      let instant = transition.instant.adding(seconds: cycle * Self.cycleLength)
      if instant.secondsSince1970 >= upper + Self.slack { return nil }
      let before: Int
      if cycle > 0 {
        before = zone.offset(at: instant.adding(seconds: -1))
      } else {
        before = index == 0 ? zone.initialOffset : transitions[index - 1].offset
      }
      index += 1
      let start = instant.secondsSince1970 + before
      if transition.offset > before && start < upper {
        return Gap(
          start: start, end: instant.secondsSince1970 + transition.offset, offsetBefore: before)
      }
    }
  }
}
