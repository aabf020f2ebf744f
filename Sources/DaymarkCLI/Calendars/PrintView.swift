import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import FoundationEssentials
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
    let system = context.calendarSystem
    let span = try CalendarSpanArgument.parse(
      span, of: system, today: now, unit: (chosen ?? .month).unit)
    let layout = chosen ?? PrintLayout(span.unit)
    try PrintView.check(extras, layout, system, context)
    var sheet = sheet
    sheet.locale = try context.locale()
    sheet.firstWeekday = try context.firstWeekday(sheet.locale)
    let today = try context.chosenToday(now)
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let pages = try PrintSpan(
      span, layout, of: system, firstWeekday: sheet.firstWeekday, rows: rows)
    let days = pages.days

    let filter = try EventFilter(context.options, showsMonths: true)
    let window = zone.instants(of: days)
    let set = try CalendarSet(files, in: window, zone: zone, context)
    sheet.calendars = set.identities
    var marks: [DayMark] = []
    let entries = set.entries(
      in: window, context, marks: &marks, style: extras.marks,
      where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil)
    let streaks = try set.streaks(context)
    let almanac = try context.almanac(showing: days, zone: zone, sheet.locale)
    switch layout {
    case .month:
      document = PrintDocument(
        pages.months.map { month in
          let grid = month.grid(
            entries, firstWeekday: sheet.firstWeekday, rowCount: rows, today: today,
            selected: selected, streaks: streaks, marks: marks)
          var page = MonthPage(grid: grid, sheet: sheet)
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
              selected: selected, streaks: streaks, marks: marks, almanac: almanac,
              system: system, overflow: extras.overflow, sheet: sheet))
        })
    case .year:
      // Moods are asked for by name; else marks are where the command line wants them.
      let isShown = extras.heat == .mood || extras.marks == .cell
      let marks = isShown ? try set.marks() : []
      // Days with a mood are a streak to be seen: only one that is asked for tells more.
      let streaks = extras.heat == .mood && !context.asksForStreaks ? [] : streaks
      document = PrintDocument(
        pages.years.map { year in
          .year(
            YearPage(
              year: year, entries: entries, marks: marks, heat: extras.heat ?? .none,
              today: today, selected: selected, streaks: streaks, almanac: almanac,
              system: system, sheet: sheet))
        })
    case .agenda:
      document = PrintDocument([
        .agenda(
          AgendaPages(
            entries: entries, days: days, today: today, selected: selected,
            marks: marks, almanac: almanac, system: system, sheet: sheet))
      ])
    }
  }

  private static func check(
    _ extras: Extras, _ layout: PrintLayout, _ system: CalendarSystem, _ context: CommandContext
  ) throws(CommandError) {
    if extras.heat != nil, layout != .year {
      throw .usage("--heat is for a year", remedy: "leave it out, or give --layout year")
    }
    if extras.showsNotes || extras.showsMinis, layout != .month {
      throw .usage(
        "--notes and --minis are for a month", remedy: "leave them out, or give --layout month")
    }
    if extras.showsMinis, system != .gregorian {
      throw .usage(
        "--minis is for months of the Gregorian calendar", remedy: "leave it out, or --calendar")
    }
    if layout == .year || layout == .agenda, context.options[OverflowOption.option] != nil {
      throw .usage(
        "--overflow is for a month or a week: \(layout == .year ? "a year" : "an agenda") "
          + "hides nothing", remedy: "leave it out")
    }
    guard layout == .year else { return }
    let facts = context.options[AlmanacOptions.almanac].flatMap { $0.text.split(separator: ",") }
    if let fact = facts.first(where: { !$0.lowercased().hasPrefix("week") }) {
      throw .usage(
        "--almanac \(fact): a year's page has no room for it",
        remedy: "give it for a month, a week or --layout agenda; a year shows --holidays")
    }
  }
}
