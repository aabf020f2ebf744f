import CalendarModel
import CalendarPrint

/// `daymark agenda [TIME] FILE...`.
struct AgendaCommand: Subcommand {
  let name = "agenda"
  let summary = "show the days ahead in the terminal, one after the other"
  let description = [
    "Shows the days on which there is something: their holidays and marks, then their events "
      + "with times, places and, where it is another, the zone that they were written in.",
    "TIME is a day, a week, a month or a year, this, next or last month, or from one to another: "
      + "2026-12-20..2027-01-06. Without it, a month from today. Without FILE, the calendars and "
      + "the marks of the daybook; with --daybook and files, both.",
    "daymark list searches events and writes JSON; this shows days.",
  ]
  let usages = ["[TIME] [FILE...]"]
  let options: [any OptionDeclaration] = ViewOptions.all
  let examples = [
    HelpExample("daymark agenda", "the month ahead, of the daybook"),
    HelpExample("daymark agenda 2026-12-20..2027-01-06 work.ics", "two weeks and a half"),
    HelpExample("daymark agenda 2026-W50 work.ics family.ics", "a week"),
    HelpExample(
      "daymark agenda --almanac moon,date:hebrew --holidays feasts.ics",
      "with the moon, dates and holidays"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let (argument, files) = try SpanArgument.leading(context.options.positionals)
    let view = try SpanView(files: files, marks: try MarkStyle(context), context) { today, _ in
      guard let argument else { return today..<today.advanced(by: today.month.length) }
      return try SpanArgument.parse(argument, today: today, unit: .month).days
    }
    let text = TextAgenda(
      entries: view.entries, days: view.days, calendars: view.calendars,
      // A run of days is an entry.
      marks: view.marks.filter { $0.days.count == 1 }, today: view.today,
      options: context.textOptions(view.locale, almanac: view.almanac))
    var isEmpty = true
    try text.forEachLine { line throws(CommandError) in
      isEmpty = false
      try context.output.writeLine(line)
    }
    if isEmpty {
      let last = view.days.upperBound.advanced(by: -1)
      context.remark("nothing from \(view.days.lowerBound) to \(last); name another time")
    }
    return .done
  }
}
