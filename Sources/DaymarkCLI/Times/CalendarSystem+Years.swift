import Almanac
import CalendarModel

extension CalendarSystem {
  /// The days of a year of the running count, half-open; nil where the calendar has none of
  /// them.
  func days(ofYear year: Int) -> Range<Day>? {
    guard self != .gregorian else { return SpanArgument.days(ofYear: year) }
    guard let months = months(inYear: year), let first = months.first, let last = months.last
    else { return nil }
    return first.days.lowerBound..<last.days.upperBound
  }
}
