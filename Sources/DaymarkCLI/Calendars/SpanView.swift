import CalendarModel
import CalendarPrint
import DayGrid
import FoundationEssentials
import ICalendar

/// What a command line asks for of some days, read from its files, to be shown in the terminal.
struct SpanView {
  /// Half-open.
  let days: Range<Day>
  let entries: [GridEntry]
  /// The marks, as they stand in cells and as they are.
  let dayMarks: [DayMark]
  let marks: [Mark]
  let streaks: [Range<Day>]
  let calendars: [CalendarIdentity]
  let locale: Locale
  let almanac: PageAlmanac
  let firstWeekday: Weekday
  let today: Day
  let selected: Set<Day>

  /// Reads options and files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - style: what becomes of marks.
  ///   - ofAnyCalendar: whether `--calendar` may name a calendar of the world.
  ///   - span: the days to show, half-open and not empty, by the day that is today and the
  ///     first day of the week.
  /// - Throws: a usage error for a wrong option, what `span` throws, and as `CalendarSet` does.
  init(
    files: [InputFile], marks style: MarkStyle, ofAnyCalendar: Bool = false,
    _ context: CommandContext, _ span: (Day, Weekday) throws -> Range<Day>
  ) throws {
    let zone = try context.zone()
    locale = try context.locale()
    firstWeekday = try context.firstWeekday(locale)
    let now = context.environment.today(in: zone)
    today = try context.chosenToday(now) ?? now
    selected = try context.selectedDays(now)
    days = try span(today, firstWeekday)
    let filter = try EventFilter(context.options, showsMonths: ofAnyCalendar)
    let window = zone.instants(of: days)
    let set = try CalendarSet(files, in: window, zone: zone, context)
    calendars = set.identities
    almanac = try context.almanac(showing: days, zone: zone, locale)
    var dayMarks: [DayMark] = []
    var marks: [Mark] = []
    entries = set.entries(
      in: window, context, marks: &dayMarks, style: style,
      where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil,
      found: { marks.append($0) })
    self.dayMarks = dayMarks
    self.marks = marks.sorted { $0.days.lowerBound < $1.days.lowerBound }
    streaks = try set.streaks(context)
  }
}
