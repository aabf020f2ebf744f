import Almanac
import CalendarModel
import CalendarPrint
import DayGrid

/// What pages a time takes in a layout, in the calendar that rules them.
struct PrintSpan {
  /// The days that the pages show, half-open: the time to read.
  let days: Range<Day>
  /// The months of month pages.
  private(set) var months: [ShownMonth] = []
  /// The years of year pages, in the running count of the calendar.
  private(set) var years: ClosedRange<Int> = 0...0

  /// - Throws: a usage error for more pages than `PrintLayout.mostPages`.
  init(
    _ span: SpanArgument, _ layout: PrintLayout, of system: CalendarSystem,
    firstWeekday: Weekday, rows: MonthGrid.RowCount
  ) throws(CommandError) {
    let first = span.days.lowerBound
    let last = span.days.upperBound.advanced(by: -1)
    var pages = 1
    switch layout {
    case .month:
      months = ShownMonth.months(touching: span.days, of: system, most: PrintLayout.mostPages + 1)
      guard let start = months.first, let end = months.last else {
        throw Self.unreached(first, by: system)
      }
      func grid(_ month: ShownMonth) -> Range<Day> {
        month.days(firstWeekday: firstWeekday, rowCount: rows)
      }
      days = grid(start).lowerBound..<grid(end).upperBound
      pages = months.count
    case .week:
      days = span.wholeWeeks(firstWeekday: firstWeekday)
      pages = days.count / 7
    case .year:
      guard let from = Self.year(of: first, system), let to = Self.year(of: last, system),
        let start = system.days(ofYear: from), let end = system.days(ofYear: to)
      else { throw Self.unreached(first, by: system) }
      years = from...max(from, to)
      days = start.lowerBound..<end.upperBound
      pages = years.count
    case .agenda:
      days = span.days
    }
    guard pages <= PrintLayout.mostPages else {
      throw .usage(
        layout == .month
          ? "more than \(PrintLayout.mostPages) pages are too many"
          : "\(pages) pages are too many",
        remedy: "print \(PrintLayout.mostPages) at most at a time")
    }
  }

  private static func year(of day: Day, _ system: CalendarSystem) -> Int? {
    system == .gregorian ? day.year : system.month(containing: day)?.runningYear
  }

  private static func unreached(_ day: Day, by system: CalendarSystem) -> CommandError {
    .usage(
      "the \(system.rawValue) calendar does not reach to \(day)",
      remedy: "name a time that it has")
  }
}
