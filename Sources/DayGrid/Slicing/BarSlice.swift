import CalendarModel

/// The part of a bar in one row, before it has a lane.
struct BarSlice {
  var entry: GridEntry
  /// Half-open in 0 ..< 7, never empty.
  var columns: Range<Int>
  var startsHere: Bool
  var endsHere: Bool

  /// The part of a bar in a week that it touches.
  init(_ entry: GridEntry, week: Range<Day>) {
    let touched = entry.days.clamped(to: week)
    self.entry = entry
    columns =
      week.lowerBound.distance(
        to: touched.lowerBound)..<week.lowerBound.distance(to: touched.upperBound)
    startsHere = entry.days.lowerBound >= week.lowerBound
    endsHere = entry.days.upperBound <= week.upperBound
  }
}
