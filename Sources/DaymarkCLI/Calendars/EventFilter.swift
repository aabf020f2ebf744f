import CalendarModel
import ICalendar

/// The events and occurrences that `--uid`, `--match`, `--category`, `--calendar` and
/// `--weekday` ask for.
struct EventFilter {
  /// `--uid`.
  static let uid = RepeatedOption(
    "uid", value: "UID", help: "only the event with this UID; may be repeated")
  /// `--match`.
  static let match = ValueOption(
    "match", value: "TEXT",
    help: "only events with TEXT in title, place, description or categories")
  /// `--category`.
  static let category = RepeatedOption(
    "category", value: "NAME",
    help: "only events of this category; may be repeated, one of them is enough")
  /// `--calendar`.
  static let calendar = RepeatedOption(
    "calendar", value: "NAME", help: "only events of the calendar of this name; may be repeated")
  /// `--weekday`.
  static let weekday = RepeatedOption(
    "weekday", value: "DAYS",
    help: "only what begins on these weekdays in the zone of the answer: sat,sun")

  /// All of them.
  static let options: [any OptionDeclaration] = [match, uid, category, calendar, weekday]

  /// What is asked for, whenever it takes place.
  let selection: EventSelection

  /// The filter of a command line.
  ///
  /// - Parameter showsMonths: whether `--calendar` may name a calendar of the world, whose
  ///   months are shown: then it chooses no events.
  /// - Throws: a usage error for an empty value, which would match everything or nothing, and
  ///   for a word that is no weekday.
  init(_ options: ParsedOptions, showsMonths: Bool = false) throws(CommandError) {
    for option in Self.options
    where options.values[option.option.name]?.contains(where: \.bytes.isEmpty) == true {
      throw .usage("--\(option.option.name) is empty", remedy: "give it a value, or leave it out")
    }
    var weekdays: Set<Weekday> = []
    for argument in options[Self.weekday] { weekdays.formUnion(try Self.weekdays(argument)) }
    selection = EventSelection(
      uids: Set(options[Self.uid].map(\.text)), text: options[Self.match]?.text,
      categories: options[Self.category].map(\.text),
      calendars: options[Self.calendar].map(\.text)
        .filter { !showsMonths || CalendarName.system($0) == nil },
      weekdays: weekdays)
  }

  /// Whether anything is asked for.
  var isActive: Bool { !selection.isEmpty }

  /// The selection within a window.
  ///
  /// - Parameters:
  ///   - start: its first instant; nil where it has none.
  ///   - end: its end; nil where it has none.
  func selection(from start: Instant?, to end: Instant?) -> EventSelection {
    var result = selection
    result.start = start
    result.end = end
    return result
  }

  /// Whether an occurrence is asked for.
  ///
  /// - Parameter zone: the zone of the answer.
  func accepts(_ occurrence: Occurrence, zone: TimeZoneTable) -> Bool {
    selection.accepts(occurrence, zone: zone)
  }

  /// Weekdays by their English names or the beginnings of these, joined by commas.
  private static func weekdays(_ argument: Argument) throws(CommandError) -> Set<Weekday> {
    var result: Set<Weekday> = []
    for part in argument.text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.filter { $0 != " " }.lowercased()
      guard name.count >= 2,
        let weekday = Weekday.allCases.first(where: { "\($0)".hasPrefix(name) })
      else {
        throw .usage(
          "--weekday \(argument.text): no such weekday", remedy: "write one such as sat or sat,sun")
      }
      result.insert(weekday)
    }
    return result
  }
}
