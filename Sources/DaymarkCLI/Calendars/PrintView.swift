import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import ICalendar

/// The pages that a command line asks for, laid out from its files.
struct PrintView {
  /// What is asked for beyond the layout.
  struct Extras {
    var heat: YearPage.Heat?
    var showsNotes = false
    var showsMinis = false
    var marks = MarkStyle.entry
    var overflow = PageOverflow.list
  }

  let document: PrintDocument

  /// Reads options and files.
  ///
  /// - Parameters:
  ///   - span: the time.
  ///   - sheet: the paper and what stands on it; calendars, locale and first weekday are put in.
  /// - Throws: a usage error for a wrong option or time, and as `CalendarSet` does.
  init(
    _ span: Argument, files: [InputFile], layout chosen: PrintLayout?, sheet: PageSheet,
    extras: Extras, _ context: CommandContext
  ) throws {
    let zone = try context.zone()
    let now = context.environment.today(in: zone)
    let span = try SpanArgument.parse(span, today: now, unit: (chosen ?? .month).unit)
    let layout = chosen ?? PrintLayout(span.unit)
    try PrintView.check(extras, layout)
    var sheet = sheet
    sheet.locale = try context.locale()
    sheet.firstWeekday = try context.firstWeekday(sheet.locale)
    let today = try context.chosenToday(now)
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let days = try Self.days(span, layout, sheet, rows)

    let filter = try EventFilter(context.options, showsMonths: true)
    let window =
      zone.instant(of: WallTime(days.lowerBound))..<zone.instant(of: WallTime(days.upperBound))
    let set = try CalendarSet(files, in: window, zone: zone, context)
    sheet.calendars = set.identities
    var marks: [DayMark] = []
    let entries = set.entries(
      in: window, context, marks: &marks,
      // Only a month has cells for them; elsewhere they stay the entries that they are.
      style: layout == .month || extras.marks == .none ? extras.marks : .entry,
      where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil)
    let streaks = try MonthView.streaks(of: set, context)
    let almanac =
      layout == .month
      ? try context.almanac(showing: days, zone: zone, sheet.locale) : PageAlmanac()
    switch layout {
    case .month:
      document = PrintDocument(
        Self.months(span.days).map { month in
          var page = MonthPage(
            grid: MonthGrid(
              month: month, entries: entries, firstWeekday: sheet.firstWeekday, rowCount: rows,
              today: today, selected: selected, streaks: streaks, marks: marks),
            sheet: sheet)
          page.almanac = almanac
          page.overflow = extras.overflow
          page.showsNotes = extras.showsNotes
          page.showsMinis = extras.showsMinis
          return .month(page)
        })
    case .week:
      document = PrintDocument(
        stride(from: 0, to: days.count, by: 7).map { offset in
          .week(
            WeekPage(
              containing: days.lowerBound.advanced(by: offset), entries: entries, today: today,
              selected: selected, streaks: streaks, sheet: sheet))
        })
    case .year:
      let marks = set.files.flatMap { $0.marks() }
      document = PrintDocument(
        (days.lowerBound.year...days.upperBound.advanced(by: -1).year).map { year in
          .year(
            YearPage(
              year: year, entries: entries, marks: marks, heat: extras.heat ?? .none,
              today: today, selected: selected, sheet: sheet))
        })
    case .agenda:
      document = PrintDocument([
        .agenda(AgendaPages(entries: entries, days: days, today: today, sheet: sheet))
      ])
    }
  }

  private static func check(
    _ extras: Extras, _ layout: PrintLayout
  ) throws(CommandError) {
    if extras.heat != nil, layout != .year {
      throw .usage("--heat is for a year", remedy: "leave it out, or give --layout year")
    }
    if extras.showsNotes || extras.showsMinis, layout != .month {
      throw .usage(
        "--notes and --minis are for a month", remedy: "leave them out, or give --layout month")
    }
  }

  /// The days that the pages show, half-open: the time to read.
  ///
  /// - Throws: a usage error for more pages than `PrintLayout.mostPages`.
  private static func days(
    _ span: SpanArgument, _ layout: PrintLayout, _ sheet: PageSheet, _ rows: MonthGrid.RowCount
  ) throws(CommandError) -> Range<Day> {
    let first = span.days.lowerBound
    let last = span.days.upperBound.advanced(by: -1)
    let days: Range<Day>
    let pages: Int
    switch layout {
    case .month:
      func grid(_ day: Day) -> Range<Day> {
        MonthGrid.days(of: day.month, firstWeekday: sheet.firstWeekday, rowCount: rows)
      }
      days = grid(first).lowerBound..<grid(last).upperBound
      pages = months(span.days).count
    case .week:
      // A week of ISO 8601 is that which most of its days lie in.
      let shift = span.unit == .week ? 3 : 0
      func week(_ day: Day) -> Range<Day> {
        WeekGrid.days(containing: day, firstWeekday: sheet.firstWeekday)
      }
      days =
        week(first.advanced(by: shift)).lowerBound..<week(last.advanced(by: -shift)).upperBound
      pages = days.count / 7
    case .year:
      days =
        Day(
          validYear: first.year, month: 1, day: 1)..<Day(
          validYear: last.year + 1, month: 1, day: 1)
      pages = last.year - first.year + 1
    case .agenda:
      (days, pages) = (span.days, 1)
    }
    guard pages <= PrintLayout.mostPages else {
      throw .usage(
        "\(pages) pages are too many", remedy: "print \(PrintLayout.mostPages) at most at a time")
    }
    return days
  }

  private static func months(_ days: Range<Day>) -> [Month] {
    let last = days.upperBound.advanced(by: -1).month
    return sequence(first: days.lowerBound.month) { month in
      month < last ? month.advanced(by: 1) : nil
    }.map(\.self)
  }
}
