import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import ICalendar

/// `daymark list FILE...`.
struct ListCommand: Subcommand {
  static let match = ValueOption(
    "match", value: "TEXT",
    help: "only events with TEXT in title, place, description or categories")
  static let uid = ValueOption("uid", value: "UID", help: "only the event with this UID")

  let name = "list"
  let summary = "list what takes place, day by day"
  let description = [
    "Lists the occurrences of all files that touch the time from --from (default: today) to "
      + "--to (default: a month later), which itself is left out.",
    "With --match or --uid, the exit status is 1 when nothing is found.",
  ]
  let usages = ["FILE..."]
  let options: [any OptionDeclaration] = [
    CommonOptions.from, CommonOptions.to, match, uid, CommonOptions.zone, PageOptions.locale,
    CommonOptions.json, CommonOptions.color, CommonOptions.verbose, CommonOptions.quiet,
  ]
  let examples = [
    HelpExample("daymark list work.ics --to 2027-01-01", "from today to the end of 2026"),
    HelpExample("daymark list *.ics --match dentist --from 2026-01-01", "all dentist's dates"),
    HelpExample("daymark list work.ics --json", "one JSON object for each occurrence"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let zone = try context.zone()
    let locale = try context.locale()
    let window = try window(zone, context)
    let set = try CalendarSet(context.options.positionals, zone: zone, context)
    var occurrences = set.occurrences(in: window, context)
    let matcher = context.options[Self.match].map { TextMatcher($0.text) }
    let uid = context.options[Self.uid]?.text
    if matcher != nil || uid != nil {
      occurrences.removeAll { occurrence in
        uid.map { $0 != occurrence.event.uid } == true
          || matcher.map { !$0.matches(occurrence.event) } == true
      }
    }
    if context.options[CommonOptions.json] {
      for occurrence in occurrences {
        try context.output.writeJSON { OccurrenceJSON(occurrence).write(to: &$0) }
      }
    } else {
      try writeAgenda(occurrences, window, set, locale, context)
    }
    return occurrences.isEmpty && (matcher != nil || uid != nil) ? .no : .done
  }

  private func window(
    _ zone: TimeZoneTable, _ context: CommandContext
  ) throws(CommandError) -> Range<Instant> {
    func time(_ option: ValueOption) throws(CommandError) -> InstantArgument? {
      guard let argument = context.options[option] else { return nil }
      return try InstantArgument(
        argument, option: "--\(option.option.name)", now: context.environment.now, zone: zone)
    }
    let from = try time(CommonOptions.from) ?? .day(context.environment.today(in: zone))
    let startDay = zone.wallTime(at: from.instant(in: zone)).day
    let to = try time(CommonOptions.to) ?? .day(startDay.aMonthLater)
    return try TimeWindow.window(from: from, to: to, zone: zone)
  }

  private func writeAgenda(
    _ occurrences: [Occurrence], _ window: Range<Instant>, _ set: CalendarSet, _ locale: Locale,
    _ context: CommandContext
  ) throws(CommandError) {
    let calendars = set.identities
    let entries = occurrences.map {
      GridEntry($0, zone: set.zone, calendar: calendars.firstIndex(of: $0.calendar) ?? 0)
    }
    let first = set.zone.wallTime(at: window.lowerBound).day
    let last = set.zone.wallTime(at: window.upperBound.adding(seconds: -1)).day
    let agenda = TextAgenda(
      entries: entries, days: first..<max(first, last).advanced(by: 1), calendars: calendars,
      today: context.environment.today(in: set.zone),
      options: TextOptions(
        width: context.outputTerminal.columns,
        colorMode: ColorMode(context.outputTerminal.colors), locale: locale))
    try context.output.write(agenda.text())
  }
}

extension Day {
  /// The same day of the next month, or its last day where it has no such day.
  fileprivate var aMonthLater: Day {
    let next = month.advanced(by: 1)
    return next.firstDay.advanced(by: min(dayOfMonth, next.length) - 1)
  }
}
