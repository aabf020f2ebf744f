import CalendarModel
import CalendarPrint

/// `daymark year [YEAR] FILE...`.
struct YearCommand: Subcommand {
  let name = "year"
  let summary = "show a year in the terminal, twelve small months"
  let description = [
    "Shows a year with a sign behind each day: whose events it has; with --heat count how many, "
      + "with --heat mood the moods of its marks. A line above tells what the signs mean.",
    "TIME is a year such as 2026, this, next or last, or several: 2026..2027. Without it, this "
      + "year. Without FILE, the calendars and the marks of the daybook; with --daybook and "
      + "files, both.",
  ]
  let usages = ["[TIME] [FILE...]"]
  let options: [any OptionDeclaration] =
    [PrintCommand.heat, PageOptions.weekStart, PageOptions.select, PageOptions.noWeekNumbers]
    + ViewOptions.all
  let examples = [
    HelpExample("daymark year", "this year of the daybook"),
    HelpExample("daymark year 2026 work.ics family.ics", "on which days there is something"),
    HelpExample("daymark year --heat mood", "the moods of the daybook's days"),
    HelpExample("daymark year 2026 work.ics --heat count", "how much there is each day"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let (argument, files) = try SpanArgument.leading(context.options.positionals)
    let heat = try PrintCommand.heat(context) ?? .none
    let style = try MarkStyle(context)
    var years = 0...0
    // Moods are those of marks; otherwise these are days on which there is something.
    let view = try SpanView(
      files: files, marks: style == .none ? .none : heat == .mood ? .cell : .entry, context
    ) { today, _ in
      years = try SpanArgument.parse(argument ?? "this", today: today, unit: .year).years()
      return SpanArgument.days(ofYear: years.lowerBound)
        .lowerBound..<SpanArgument.days(ofYear: years.upperBound).upperBound
    }
    for year in years {
      if year > years.lowerBound { try context.output.writeLine("") }
      let text = TextYear(
        year: year, entries: view.entries, marks: view.marks, heat: heat,
        firstWeekday: view.firstWeekday, today: view.today, selected: view.selected,
        calendars: view.calendars,
        options: context.textOptions(view.locale, almanac: view.almanac))
      try text.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    }
    return .done
  }
}
