import CalendarModel
import Daybook

/// What `daymark unmark` does to the marks of some days.
struct MarkRemoval {
  /// The days to unmark, sorted, without overlaps and gaps of no days between them.
  private let days: [Range<Day>]

  /// A removal from these spans, in any order.
  init(_ spans: [Range<Day>]) {
    var joined: [Range<Day>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    days = joined
  }

  /// The spans whose marks are concerned, each a range to ask the store for.
  var spans: [Range<Day>] { days }

  /// The days of a mark that stay: none, or the pieces between the days removed.
  ///
  /// - Complexity: O(*spans*).
  func rest(of mark: Mark) -> [Range<Day>] {
    var pieces: [Range<Day>] = []
    var start = mark.days.lowerBound
    for span in days where span.overlaps(mark.days) {
      if start < span.lowerBound { pieces.append(start..<span.lowerBound) }
      start = span.upperBound
    }
    if start < mark.days.upperBound { pieces.append(start..<mark.days.upperBound) }
    return pieces
  }
}
