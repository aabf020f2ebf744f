import CalendarModel
import CalendarPrint
import FoundationEssentials

/// `daymark list FILE...`.
struct ListCommand: Subcommand {
  let name = "list"
  let summary = "list what takes place, day by day"
  let description = [
    "Lists the occurrences of all files that touch the time from --from (default: today) to "
      + "--to (default: a month later), which itself is left out. Without FILE, those of the "
      + "daybook: its calendars that are not hidden, and its marks. With --daybook and files, "
      + "both.",
    "FILE is a calendar; an archive or a message with calendars in it; or a folder of .ics files, "
      + "which are one calendar. FILE:name=NAME,color=COLOR says what it is called and how it "
      + "looks; \\, is a comma in a name.",
    "With --match, --uid, --category, --calendar or --weekday, the exit status is 1 when nothing "
      + "is found.",
  ]
  let usages = ["[FILE...] [OPTION]..."]
  let options: [any OptionDeclaration] =
    [
      CommonOptions.from, CommonOptions.to, CommonOptions.todos, CommonOptions.journals,
      CommonOptions.zone, PageOptions.locale,
      DaybookOptions.daybook,
      CommonOptions.json, CommonOptions.color, CommonOptions.ascii, CommonOptions.verbose,
      CommonOptions.quiet,
    ] + EventFilter.options + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark list", "what the daybook has for the next month"),
    HelpExample("daymark list work.ics --to 2027-01-01", "from today to the end of 2026"),
    HelpExample(
      "daymark list *.ics --match dentist --from 2026-01-01 --to 2027-01-01",
      "the dentist's dates of 2026"),
    HelpExample("daymark list work.ics --json", "one JSON object for each occurrence"),
    HelpExample(
      "daymark list ~/.calendars/home work.ics:name=Work,color=teal --hide cancelled",
      "a folder of .ics files as one calendar, and another by a name and colour of your own"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let zone = try context.zone()
    let locale = try context.locale()
    let filter = try EventFilter(context.options)
    let window = try TimeWindow(context, zone: zone)
      .instants(orMonthFrom: context.environment.today(in: zone))
    let set = try CalendarSet(context.namedFiles(), in: window, zone: zone, context)
    let isFound =
      context.options[CommonOptions.json]
      ? try writeJSON(window, set, filter, context)
      : try writeAgenda(window, set, filter, locale, context)
    return isFound || !filter.isActive ? .done : .no
  }

  /// Writes the occurrences one a line; whether there are any.
  private func writeJSON(
    _ window: Range<Instant>, _ set: CalendarSet, _ filter: EventFilter, _ context: CommandContext
  ) throws -> Bool {
    var isFound = false
    try set.forEachOccurrence(in: window, context) { occurrence in
      guard !filter.isActive || filter.accepts(occurrence, zone: set.zone) else { return }
      isFound = true
      try context.output.writeJSON { OccurrenceJSON(occurrence).write(to: &$0) }
    }
    return isFound
  }

  /// Writes the occurrences day by day; whether there are any.
  private func writeAgenda(
    _ window: Range<Instant>, _ set: CalendarSet, _ filter: EventFilter, _ locale: Locale,
    _ context: CommandContext
  ) throws(CommandError) -> Bool {
    let zone = set.zone
    let entries = set.entries(
      in: window, context, where: filter.isActive ? { filter.accepts($0, zone: zone) } : nil)
    guard !entries.isEmpty else {
      let (from, to) = (window.lowerBound.text(in: zone), window.upperBound.text(in: zone))
      context.remark(
        "nothing found from \(from) up to \(to); choose another time by --from and --to")
      return false
    }
    let calendars = set.identities
    let first = zone.wallTime(at: window.lowerBound).day
    let last = zone.wallTime(at: window.upperBound.adding(seconds: -1)).day
    let agenda = TextAgenda(
      entries: entries,
      days: first..<max(first, last).advanced(by: 1), calendars: calendars,
      today: context.environment.today(in: zone),
      options: context.textOptions(locale))
    try agenda.forEachLine { line throws(CommandError) in try context.output.writeLine(line) }
    return true
  }
}

extension Instant {
  /// The day in a zone, and the time where it is not midnight.
  fileprivate func text(in zone: TimeZoneTable) -> String {
    let time = zone.wallTime(at: self)
    return time == WallTime(time.day) ? "\(time.day)" : "\(time)"
  }
}
