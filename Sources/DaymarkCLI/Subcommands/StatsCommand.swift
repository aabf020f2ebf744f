import CalendarModel
import CalendarPrint
import Daybook

/// `daymark stats [FILE]...`.
struct StatsCommand: Subcommand {
  static let moods = ValueOption(
    "moods", value: "LIST",
    help: "the order of the moods, the worst first, such as awful,bad,meh,good,rad (these, and "
      + "numbers from 1 to 10, are known)")

  let name = "stats"
  let summary = "count marked days: streaks, months, weekdays, moods"
  let description = [
    "Counts the marked days, each of them once: the streak that lasts to today or yesterday, "
      + "the longest one, days by month and weekday, by mood and by tag, and the mean mood "
      + "where the moods have an order.",
    "The days are those of the daybook; or of a FILE, which is a table of days, or a calendar "
      + "with marks that daymark exported.",
    "With --tag, --mood or --match, the exit status is 1 when no day is found.",
  ]
  let usages = ["[FILE]... [OPTION]..."]
  let options: [any OptionDeclaration] =
    [CommonOptions.from, CommonOptions.to] + MarkChoice.options + [
      EventFilter.match, moods, DaybookOptions.daybook, CommonOptions.zone, PageOptions.locale,
      PageOptions.weekStart,
      CommonOptions.json, CommonOptions.color, CommonOptions.ascii, CommonOptions.verbose,
      CommonOptions.quiet,
    ] + TableOptionGroup.withoutLocale + InputOptions.all
  let examples = [
    HelpExample("daymark stats", "streaks, months, weekdays, moods of the daybook"),
    HelpExample("daymark stats --tag running --from 2026-01-01", "one habit, this year"),
    HelpExample("daymark stats days.csv --moods sad,fine,happy", "with the mean of one's moods"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let today = context.environment.today(in: try context.zone())
    let locale = try context.locale()
    let firstWeekday = try context.firstWeekday(locale)
    let scale = try scale(context)
    let choice = try MarkChoice(context)
    let marks = try marks(choice.filter, context)
    let statistics = MarkStatistics(
      marks: marks, in: choice.filter.days, today: today, moods: scale)
    if context.options[CommonOptions.json] {
      try StatisticsJSON(statistics: statistics).write(to: context.output)
    } else if statistics.dayCount == 0 {
      context.remark(
        choice.isActive ? "no such marked day; choose others" : "no marked day to count")
    } else {
      let chart = StatisticsText(
        statistics, firstWeekday: firstWeekday, options: context.textOptions(locale)
      ).chart
      try context.output.write(chart.text())
    }
    return statistics.dayCount == 0 && choice.isActive ? .no : .done
  }

  /// The marks to count: those of the files, and of the daybook where none is named or the
  /// daybook is.
  private func marks(_ filter: MarkFilter, _ context: CommandContext) throws -> [Mark] {
    let inputs = try context.namedFiles()
    let marks = try context.marks(in: inputs).filter(filter.accepts)
    guard inputs.isEmpty || context.options[DaybookOptions.daybook] != nil else { return marks }
    return marks + (try context.openDaybookIfThere()?.marks(filter) ?? [])
  }

  private func scale(_ context: CommandContext) throws(CommandError) -> MoodScale? {
    guard let argument = context.options[Self.moods] else { return nil }
    let moods = argument.text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop(while: \.isWhitespace)
    }
    guard !moods.contains(where: \.isEmpty),
      let scale = MoodScale(worstToBest: moods.map { String($0) })
    else {
      throw .usage(
        "--moods \(argument.text): no order of moods",
        remedy: "write each once, the worst first, such as awful,bad,meh,good,rad")
    }
    return scale
  }
}
