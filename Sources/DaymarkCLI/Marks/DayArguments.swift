import CalendarModel
import FoundationEssentials

/// The days that a command line names: by phrases such as `2026-12-24`, `next friday` or
/// `24..26 dec` with the last day in it, and by `--from`, `--to` and `--every`.
struct DayArguments {
  /// `--from`, a day.
  static let from = ValueOption("from", value: "DAY", help: "begin with this day")
  /// `--to`, a day.
  static let to = ValueOption(
    "to", value: "DAY", help: "end before this day, which itself is left out")
  /// `--every`.
  static let every = RepeatedOption(
    "every", value: "WEEKDAY",
    help: "each such day in the span, as a mark of its own: sat, mon,wed, mon..fri, 2nd tue")

  /// The most marks that one command makes: a hundred years of days.
  static let countLimit = 36_600

  /// The days that a mark may have, which are also those of a span without an end.
  static let years =
    Day(validYear: 0, month: 1, day: 1)..<Day(validYear: 10_000, month: 1, day: 1)

  /// What `today` means.
  let today: Day
  /// The language of names and the order of numbers.
  let locale: Locale

  /// The spans that the words of a command line name, half-open, in the order given and each
  /// once; none where there are no words.
  ///
  /// - Parameter isOpen: whether a span may have no first or no last day.
  /// - Throws: a usage error for what names no days.
  func spans(_ arguments: [Argument], isOpen: Bool = false) throws(CommandError) -> [Range<Day>] {
    guard !arguments.isEmpty else { return [] }
    return try DayPhrase.days(
      words: arguments.map(\.text), today: today, locale: locale,
      bounds: isOpen ? Self.years : nil)
  }

  /// The days that a text names in one span.
  ///
  /// - Throws: a usage error for what names none or several.
  func span(_ text: String) throws(CommandError) -> Range<Day> {
    let spans = try DayPhrase.days(text, today: today, locale: locale)
    guard spans.count == 1 else {
      throw .usage("\(text): several spans of days", remedy: "write one, or FIRST..LAST")
    }
    return spans[0]
  }

  /// The days from `--from` up to `--to`; nil where neither is given.
  ///
  /// - Throws: a usage error for what is no day, and where the end is before the beginning.
  func window(_ options: ParsedOptions) throws(CommandError) -> Range<Day>? {
    func end(_ option: ValueOption) throws(CommandError) -> Day? {
      guard let argument = options[option] else { return nil }
      do throws(CommandError) {
        return try DayPhrase.day(argument.text, today: today, locale: locale)
      } catch {
        guard case .failure(let status, let problem, let remedy) = error else { throw error }
        throw .failure(status, problem: "--\(option.option.name) \(problem)", remedy: remedy)
      }
    }
    let (from, to) = (try end(Self.from), try end(Self.to))
    guard from != nil || to != nil else { return nil }
    let first = from ?? Self.years.lowerBound
    let end = to ?? Self.years.upperBound
    guard first <= end else {
      throw .usage("--to is earlier than --from", remedy: "exchange the two")
    }
    return first..<end
  }

  /// The days of the weekdays that `--every` names, each for itself; nil where it is not given.
  ///
  /// - Throws: a usage error for what is no weekday, and where no such day is in the spans.
  func every(
    _ options: ParsedOptions, in spans: [Range<Day>]
  ) throws(CommandError) -> [Range<Day>]? {
    guard !options[Self.every].isEmpty else { return nil }
    var days: Set<Day> = []
    for argument in options[Self.every] {
      let weekdays = try DayPhrase.weekdays(argument.text, locale: locale)
      for span in spans { days.formUnion(weekdays.days(in: span).joined()) }
    }
    guard !days.isEmpty else {
      throw .usage(
        "--every: no such weekday in \(spans.map(\.daysText).joined(separator: ", "))",
        remedy: "take a longer span")
    }
    return days.sorted().map { $0..<$0.advanced(by: 1) }
  }
}

extension CommandContext {
  /// How this command line's days are read: from the day by its clock and zone, in its locale.
  func dayArguments() throws(CommandError) -> DayArguments {
    DayArguments(
      today: environment.today(in: try zone()), locale: try phraseLocale())
  }
}
