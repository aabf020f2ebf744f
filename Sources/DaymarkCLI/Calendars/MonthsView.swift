import CalendarModel
import CalendarPrint
import DayGrid
import FoundationEssentials
import ICalendar

/// The months of a document, of any calendar, laid out from the files of a command line, with all
/// that is told of their entries.
struct MonthsView {
  let grids: [MonthGrid]
  let calendars: [CalendarIdentity]
  let locale: Locale
  /// The facts that the command line asks for.
  let almanac: PageAlmanac
  let details: [GridEntry: EntryDetails]
  /// The marks, where they stand in cells.
  let marks: [Mark]

  /// Reads options and files.
  ///
  /// - Parameters:
  ///   - argument: a month, several, or a year.
  ///   - style: what becomes of marks.
  /// - Throws: a usage error for a wrong option or month, and as `CalendarSet` does.
  init(
    _ argument: Argument, files: [InputFile], marks style: MarkStyle, _ context: CommandContext
  ) throws {
    let zone = try context.zone()
    let locale = try context.locale()
    let firstWeekday = try context.firstWeekday(locale)
    let now = context.environment.today(in: zone)
    let today = try context.chosenToday(now)
    let months = try MonthSpanArgument.parse(argument, of: context.calendarSystem, today: now)
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let days = ShownMonth.days(of: months, firstWeekday: firstWeekday, rowCount: rows)
    let filter = try EventFilter(context.options, showsMonths: true)
    let window = zone.instants(of: days)
    let set = try CalendarSet(files, in: window, zone: zone, context)
    calendars = set.identities
    self.locale = locale
    almanac = try context.almanac(showing: days, zone: zone, locale)

    var details: [GridEntry: EntryDetails] = [:]
    var marks: [Mark] = []
    var dayMarks: [DayMark] = []
    let entries = set.entries(
      in: window, context, marks: &dayMarks, style: style,
      where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil,
      found: { marks.append($0) },
      listed: { entry, event, isMark in
        guard details[entry] == nil else { return }
        var told = EntryDetails(event)
        told.isMark = isMark
        if isMark || !told.isEmpty { details[entry] = told }
      })
    self.details = details
    self.marks = marks
    let streaks = try set.streaks(context)
    grids = months.map { month in
      month.grid(
        entries, firstWeekday: firstWeekday, rowCount: rows, today: today,
        selected: selected, streaks: streaks, marks: dayMarks)
    }
  }
}
