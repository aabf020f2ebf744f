import Almanac
import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import ICalendar

/// The month that a command line asks for, laid out from its files.
struct MonthView {
  let grid: MonthGrid
  let calendars: [CalendarIdentity]
  let locale: Locale
  /// The facts that the command line asks for.
  let almanac: PageAlmanac

  /// Reads options and files.
  ///
  /// - Parameters:
  ///   - month: the month; nil for the one that today lies in.
  ///   - files: the files.
  ///   - style: what becomes of marks.
  ///   - marksToday: whether today, by the clock, is marked where `--today` is not given.
  /// - Throws: a usage error for a wrong option or month, and as `CalendarSet` does.
  init(
    _ month: Argument?, files: [InputFile], marksToday: Bool, marks style: MarkStyle = .entry,
    _ context: CommandContext
  ) throws {
    let zone = try context.zone()
    let locale = try context.locale()
    let firstWeekday = try context.firstWeekday(locale)
    let now = context.environment.today(in: zone)
    let today = try context.chosenToday(now) ?? (marksToday ? now : nil)
    let shown = try Self.month(month, in: context.calendarSystem, today: today, now: now)
    let selected = try context.selectedDays(now)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let days = shown.days(firstWeekday: firstWeekday, rowCount: rows)

    let filter = try EventFilter(context.options, showsMonths: true)
    let window =
      zone.instant(of: WallTime(days.lowerBound))..<zone.instant(of: WallTime(days.upperBound))
    let set = try CalendarSet(files, in: window, zone: zone, context)
    calendars = set.identities
    self.locale = locale
    almanac = try context.almanac(showing: days, zone: zone, locale)
    var marks: [DayMark] = []
    let entries = set.entries(
      in: window, context, marks: &marks, style: style,
      where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil)
    let streaks = try Self.streaks(of: set, context)
    grid = shown.grid(
      entries, firstWeekday: firstWeekday, rowCount: rows, today: today, selected: selected,
      streaks: streaks, marks: marks)
  }

  private static func month(
    _ argument: Argument?, in system: CalendarSystem, today: Day?, now: Day
  ) throws(CommandError) -> ShownMonth {
    guard system == .gregorian else {
      // Where no month is named, it is that of the day that is called today.
      return .other(
        try CalendarMonthArgument.parse(
          argument, of: system, today: argument == nil ? today ?? now : now))
    }
    guard let argument else { return .gregorian((today ?? now).month) }
    return .gregorian(try MonthArgument.parse(argument, today: now))
  }

  /// The days of the marks that `--streaks` or `--streak` asks for; those of a daybook are
  /// asked for anyway.
  static func streaks(
    of set: CalendarSet, _ context: CommandContext
  ) throws(CommandError) -> [Range<Day>] {
    let tag = context.options[PageOptions.streak]
    let isAskedFor = tag != nil || context.options[PageOptions.streaks]
    guard isAskedFor || set.includesDaybook else { return [] }
    guard tag?.text.isEmpty != true else {
      throw .usage("--streak is empty", remedy: "name a tag, or give --streaks")
    }
    let filter = MarkFilter(tags: tag.map { [$0.text] } ?? [])
    let days = set.files.flatMap { $0.marks() }.filter(filter.accepts).map(\.days)
    if days.isEmpty, isAskedFor {
      context.remark(
        tag.map { "no mark has the tag \($0.text): there is no streak to draw" }
          ?? "the files hold no marked day: there is no streak to draw")
    }
    return days
  }
}
