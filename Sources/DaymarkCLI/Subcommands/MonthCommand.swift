import CalendarPrint

/// `daymark month [MONTH] FILE...`.
struct MonthCommand: Subcommand {
  let name = "month"
  let summary = "show a month in the terminal"
  let description = [
    "Shows a month with the events of all files: bars for what lasts days, times for the rest.",
    "Without FILE, the calendars and the marks of the daybook; with --daybook and files, both. "
      + "Without MONTH it is the month of today. In a narrow terminal the events stand below the "
      + "days.",
  ]
  let usages = ["[MONTH] [FILE...]"]
  let options: [any OptionDeclaration] =
    PageOptions.all + AlmanacOptions.all + EventChoice.options + InputOptions.all + [
      DaybookOptions.daybook, CommonOptions.color, CommonOptions.verbose, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark month", "this month of the daybook"),
    HelpExample("daymark month work.ics family.ics", "this month"),
    HelpExample("daymark month 2026-12 work.ics", "December 2026"),
    HelpExample("daymark month next work.ics --week-start sunday", "the next month"),
    HelpExample("daymark month --calendar persian 1405-07 --locale fa_IR", "a Persian month"),
    HelpExample(
      "daymark month --almanac moon,lunar:vietnamese --holidays tet.ics",
      "with the moon, lunar dates and holidays"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let (month, files) = try MonthArgument.leading(context.options.positionals)
    let view = try MonthView(month, files: files, marksToday: true, context)
    let terminal = context.outputTerminal
    let text = TextMonth(
      grid: view.grid, calendars: view.calendars,
      options: TextOptions(
        width: terminal.columns, colorMode: ColorMode(terminal.colors), locale: view.locale,
        showsWeekNumbers: !context.options[PageOptions.noWeekNumbers], almanac: view.almanac))
    try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    return .done
  }
}
