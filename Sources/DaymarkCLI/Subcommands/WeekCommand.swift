import CalendarModel
import CalendarPrint

/// `daymark week [TIME] FILE...`.
struct WeekCommand: Subcommand {
  let name = "week"
  let summary = "show a week in the terminal, hour by hour"
  let description = [
    "Shows a week with the events of all files: whole days as bars, below them the hours, in "
      + "which events that overlap stand side by side. What has no room is counted in its day and "
      + "listed at the foot. In a narrow terminal the days are a list.",
    "TIME is a week such as 2026-W50, a day of it, this, next or last, or several weeks: a "
      + "month, or 2026-W50..2026-W52. Without it, this week. Without FILE, the calendars and the "
      + "marks of the daybook; with --daybook and files, both.",
  ]
  let usages = ["[TIME] [FILE...]"]
  let options: [any OptionDeclaration] =
    [
      PageOptions.weekStart, PageOptions.select, PageOptions.streaks, PageOptions.streak,
      PageOptions.noWeekNumbers,
    ] + ViewOptions.all
  let examples = [
    HelpExample("daymark week", "this week of the daybook"),
    HelpExample("daymark week work.ics family.ics", "this week"),
    HelpExample("daymark week 2026-W50 work.ics", "the week from 7 December 2026"),
    HelpExample("daymark week next work.ics --week-start sunday", "the next week, from Sunday"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let (argument, files) = try SpanArgument.leading(context.options.positionals)
    let view = try SpanView(files: files, marks: try MarkStyle(context), context) {
      today, weekday in
      try SpanArgument.parse(argument ?? "this", today: today, unit: .week)
        .weeks(firstWeekday: weekday)
    }
    for offset in stride(from: 0, to: view.days.count, by: 7) {
      if offset > 0 { try context.output.writeLine("") }
      let text = TextWeek(
        containing: view.days.lowerBound.advanced(by: offset), entries: view.entries,
        firstWeekday: view.firstWeekday, today: view.today, selected: view.selected,
        streaks: view.streaks, marks: view.dayMarks, calendars: view.calendars,
        options: context.textOptions(view.locale, almanac: view.almanac))
      try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    }
    return .done
  }
}
