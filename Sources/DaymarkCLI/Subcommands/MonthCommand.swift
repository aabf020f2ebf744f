import Almanac
import CalendarModel
import CalendarPrint
import DayGrid

/// `daymark month [MONTH] FILE...`.
struct MonthCommand: Subcommand {
  let name = "month"
  let summary = "show a month in the terminal"
  let description = [
    "Shows a month with the events of all files: bars for what lasts days, times for the rest.",
    "Without FILE, the calendars and the marks of the daybook; with --daybook and files, both. "
      + "Without MONTH it is the month of today; 2026-10..2026-12 or a year are several. In a "
      + "narrow terminal the events stand below the days.",
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
    let (argument, files) = try MonthArgument.leading(context.options.positionals)
    let months = try months(argument, context)
    let rows: MonthGrid.RowCount = context.options[PageOptions.sixRows] ? .six : .asNeeded
    let view = try SpanView(
      files: files, marks: try MarkStyle(context), ofAnyCalendar: true, context
    ) { _, weekday in
      ShownMonth.days(of: months, firstWeekday: weekday, rowCount: rows)
    }
    for (index, month) in months.enumerated() {
      if index > 0 { try context.output.writeLine("") }
      let grid = month.grid(
        view.entries, firstWeekday: view.firstWeekday, rowCount: rows, today: view.today,
        selected: view.selected, streaks: view.streaks, marks: view.dayMarks)
      let text = TextMonth(
        grid: grid, calendars: view.calendars,
        options: context.textOptions(view.locale, almanac: view.almanac))
      try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    }
    return .done
  }

  /// The months that are asked for: one or more.
  private func months(
    _ argument: Argument?, _ context: CommandContext
  ) throws -> [ShownMonth] {
    let now = context.environment.today(in: try context.zone())
    let system = context.calendarSystem
    if let argument { return try MonthSpanArgument.parse(argument, of: system, today: now) }
    // Where no month is named, it is that of the day that is called today.
    let today = try context.chosenToday(now) ?? now
    guard system == .gregorian else {
      return [.other(try CalendarMonthArgument.parse(nil, of: system, today: today))]
    }
    return [.gregorian(today.month)]
  }
}
