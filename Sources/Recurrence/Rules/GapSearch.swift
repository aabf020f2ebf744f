import CalendarModel

/// The gaps that matter to a rule: those in which two of its occurrences can fall on one
/// instant, or UNTIL cuts.
struct GapSearch: Sendable {
  private var cursor: GapCursor?
  private let smallestDistance: Int
  private let start: Int
  private let untilEnd: Int
  private let end: Int

  /// The gap that comes next or that the walk is in.
  private(set) var gap: Gap?
  /// The skipped wall times in it that occurred.
  var skipped: [Int] = []
  var skippedIndex = 0

  /// The start of `gap`; no wall time reaches it when there is none.
  private(set) var gapStart = Int.max

  /// - Parameter lower: the first gap looked for is one whose twins end after this.
  init(_ occurrences: borrowing RuleOccurrences, from lower: Int, to end: Int) {
    start = occurrences.start
    untilEnd = occurrences.until.instant == Int.max ? Int.max : occurrences.until.wallEnd
    self.end = end
    guard let zone = occurrences.zone else {
      smallestDistance = 0
      return
    }
    smallestDistance = occurrences.source.smallestDistance
    cursor = GapCursor(zone, from: lower)
    advance(past: lower)
  }

  /// Goes to the first gap that matters whose twins end after `wall`.
  mutating func advance(past wall: Int) {
    skipped.removeAll(keepingCapacity: true)
    skippedIndex = 0
    gap = nil
    gapStart = Int.max
    while let next = cursor?.next(before: end) {
      if next.endOfTwins <= wall || !matters(next) { continue }
      gap = next
      gapStart = next.start
      return
    }
    cursor = nil
  }

  private func matters(_ gap: Gap) -> Bool {
    gap.width >= smallestDistance || (gap.start <= start && start < gap.end)
      || (gap.end < untilEnd && untilEnd <= gap.endOfTwins)
  }

  /// Whether an occurrence at `wall`, not before `gapStart`, counts: not if it falls on the
  /// instant of an earlier one, or is past UNTIL.
  mutating func accepts(_ wall: Int, in gap: Gap, untilInstant: Int) -> Bool {
    if wall < gap.end {
      if wall - gap.offsetBefore > untilInstant { return false }
      skipped.append(wall)
      return true
    }
    let twin = wall - gap.width
    while skippedIndex < skipped.count && skipped[skippedIndex] < twin { skippedIndex += 1 }
    return skippedIndex == skipped.count || skipped[skippedIndex] != twin
  }
}
