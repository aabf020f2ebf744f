import Almanac
import CalendarPrint
import DayGrid

/// `daymark month [MONTH] FILE...`.
struct MonthCommand: Subcommand {
  let name = "month"
  let summary = "show a month in the terminal"
  let description = [
    "Shows a month with the events of all files: bars for what lasts days, times for the rest.",
    "Without FILE, the calendars and the marks of the daybook; with --daybook and files, both. "
      + "Without MONTH it is the month of today; 2026-10..2026-12 or a year are several. In a narrow terminal the events stand below the "
      + "days.",
    "A time that was written in another zone is followed by the place, in short, or has an @.",
  ]
  let usages = ["[MONTH] [FILE...]"]
  let options: [any OptionDeclaration] =
    PageOptions.all + AlmanacOptions.all + EventChoice.options + InputOptions.all + [
      DaybookOptions.daybook, MarkStyle.option, CommonOptions.color, CommonOptions.ascii,
      CommonOptions.verbose, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark month", "this month of the daybook"),
    HelpExample("daymark month work.ics family.ics", "this month"),
    HelpExample("daymark month 2026-12 work.ics", "December 2026"),
    HelpExample("daymark month 2026-10..2026-12 work.ics", "three months"),
    HelpExample("daymark month next work.ics --week-start sunday", "the next month"),
    HelpExample("daymark month --calendar persian 1405-07 --locale fa_IR", "a Persian month"),
    HelpExample(
      "daymark month --almanac moon,lunar:vietnamese --holidays tet.ics",
      "with the moon, lunar dates and holidays"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let (month, files) = try MonthArgument.leading(context.options.positionals)
    if let month, context.calendarSystem == .gregorian, MonthSpanArgument.isMeant(by: month) {
      try writeMonths(month, files: files, context)
      return .done
    }
    let view = try MonthView(
      month, files: files, marksToday: true, marks: try MarkStyle(context), context)
    let text = TextMonth(
      grid: view.grid, calendars: view.calendars,
      options: context.textOptions(view.locale, almanac: view.almanac))
    try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    return .done
  }

  /// Several months, one under the other.
  private func writeMonths(
    _ months: Argument, files: [InputFile], _ context: CommandContext
  ) throws {
    let months = try MonthSpanArgument.parse(
      months, today: context.environment.today(in: try context.zone()))
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let view = try SpanView(files: files, marks: try MarkStyle(context), context) { _, weekday in
      let weeks = [months.first, months.last].compactMap(\.self).map {
        MonthGrid.days(of: $0, firstWeekday: weekday, rowCount: rows)
      }
      return weeks[0].lowerBound..<weeks[weeks.count - 1].upperBound
    }
    for (index, month) in months.enumerated() {
      if index > 0 { try context.output.writeLine("") }
      let text = TextMonth(
        grid: MonthGrid(
          month: month, entries: view.entries, firstWeekday: view.firstWeekday, rowCount: rows,
          today: view.today, selected: view.selected, streaks: view.streaks,
          marks: view.dayMarks),
        calendars: view.calendars,
        options: context.textOptions(view.locale, almanac: view.almanac))
      try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    }
  }
}
