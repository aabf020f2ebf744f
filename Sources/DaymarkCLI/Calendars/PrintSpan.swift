import Almanac
import CalendarModel
import CalendarPrint
import DayGrid

/// What pages a time takes in a layout, in the calendar that rules them.
struct PrintSpan {
  let layout: PrintLayout
  let system: CalendarSystem
  /// The days that the pages show, half-open: the time to read.
  let days: Range<Day>
  /// The months of month pages.
  private(set) var months: [ShownMonth] = []
  /// The years of year pages, in the running count of the calendar.
  private(set) var years: ClosedRange<Int> = 0...0
  /// The days of an agenda.
  let listed: Range<Day>

  /// - Throws: a usage error for more pages than `PrintLayout.mostPages`.
  init(
    _ span: SpanArgument, _ layout: PrintLayout, of system: CalendarSystem,
    firstWeekday: Weekday, rows: MonthGrid.RowCount
  ) throws(CommandError) {
    self.layout = layout
    self.system = system
    listed = span.days
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
      // A week of ISO 8601 is that which most of its days lie in.
      let shift = span.unit == .week ? 3 : 0
      func week(_ day: Day) -> Range<Day> {
        WeekGrid.days(containing: day, firstWeekday: firstWeekday)
      }
      days =
        week(first.advanced(by: shift)).lowerBound..<week(last.advanced(by: -shift)).upperBound
      pages = days.count / 7
    case .year:
      guard let from = Self.year(of: first, system), let to = Self.year(of: last, system),
        let start = Self.days(ofYear: from, system), let end = Self.days(ofYear: to, system)
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

  private static func days(ofYear year: Int, _ system: CalendarSystem) -> Range<Day>? {
    if system == .gregorian {
      return Day(validYear: year, month: 1, day: 1)..<Day(validYear: year + 1, month: 1, day: 1)
    }
    guard let months = system.months(inYear: year), let last = months.last else { return nil }
    return months[0].days.lowerBound..<last.days.upperBound
  }

  private static func unreached(_ day: Day, by system: CalendarSystem) -> CommandError {
    .usage(
      "the \(system.rawValue) calendar does not reach to \(day)",
      remedy: "name a time that it has")
  }
}
