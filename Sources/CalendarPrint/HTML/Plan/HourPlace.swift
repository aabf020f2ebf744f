/// Where a part of an entry stands among the hours of a day, in the view of a week.
struct HourPlace: Hashable, Sendable {
  /// Minutes of the day, half-open.
  let minutes: Range<Int>
  /// Its first column among those that stand beside each other, how many it takes, and how many
  /// there are.
  let column: Int
  let span: Int
  let columnCount: Int
  /// Whether it comes from the day before, and goes on into the next.
  let continuesBefore: Bool
  let continuesAfter: Bool

  /// Whether it has the whole width of its day.
  var isAlone: Bool { columnCount == 1 }

  /// The classes that the style sheet knows it by.
  var classes: [String?] {
    [
      "hour", "a\(minutes.lowerBound)", "b\(minutes.upperBound)",
      isAlone ? nil : "x\(column)-\(span)-\(columnCount)",
      continuesBefore ? "up" : nil, continuesAfter ? "down" : nil,
    ]
  }
}
