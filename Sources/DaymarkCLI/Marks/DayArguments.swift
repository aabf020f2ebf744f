import CalendarModel

/// The days that a command line names: arguments such as `2026-12-24`, `yesterday` or
/// `2026-12-24..2026-12-26` with the last day in it, and `--from`, `--to` and `--every`.
struct DayArguments {
  /// `--from`, a day.
  static let from = ValueOption(
    "from", value: "DAY", help: "begin with this day")
  /// `--to`, a day.
  static let to = ValueOption(
    "to", value: "DAY", help: "end before this day, which itself is left out")
  /// `--every`.
  static let every = RepeatedOption(
    "every", value: "WEEKDAY",
    help: "each such day in the span, as a mark of its own: sat, or mon,wed,fri")

  /// The most marks that one command makes: a hundred years of days.
  static let countLimit = 36_600

  /// What `today` means.
  let today: Day

  /// The spans of the arguments, half-open, in the order given and each once.
  ///
  /// - Throws: a usage error for an argument that is none.
  func spans(_ arguments: [Argument]) throws(CommandError) -> [Range<Day>] {
    var spans: [Range<Day>] = []
    for argument in arguments {
      let span = try span(argument)
      if !spans.contains(span) { spans.append(span) }
    }
    return spans
  }

  /// The days from `--from` up to `--to`; nil where neither is given.
  ///
  /// - Throws: a usage error for what is no day, and where the end is before the beginning.
  func window(_ options: ParsedOptions) throws(CommandError) -> Range<Day>? {
    func end(_ option: ValueOption) throws(CommandError) -> Day? {
      guard let argument = options[option] else { return nil }
      return try day(argument.text, of: "--\(option.option.name) \(argument.text)")
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

  /// The days of the weekdays that `--every` names; nil where it is not given.
  ///
  /// - Throws: a usage error for what is no weekday, and where no such day is in the spans.
  func every(_ options: ParsedOptions, in spans: [Range<Day>]) throws(CommandError) -> [Range<Day>]?
  {
    guard !options[Self.every].isEmpty else { return nil }
    var weekdays: Set<Weekday> = []
    for argument in options[Self.every] {
      for word in argument.text.split(separator: ",", omittingEmptySubsequences: false) {
        weekdays.insert(try weekday(String(word), argument))
      }
    }
    let limit = Self.countLimit * 7
    guard spans.reduce(0, { $0 + $1.count }) <= limit else {
      throw .usage("--every: a span of more than \(limit) days", remedy: "take a shorter one")
    }
    var days: Set<Day> = []
    for span in spans { days.formUnion(span.filter { weekdays.contains($0.weekday) }) }
    guard !days.isEmpty else {
      throw .usage(
        "--every: no such weekday in \(spans.map(\.daysText).joined(separator: ", "))",
        remedy: "take a longer span")
    }
    return days.sorted().map { $0..<$0.advanced(by: 1) }
  }

  private func span(_ argument: Argument) throws(CommandError) -> Range<Day> {
    guard let range = argument.text.firstRange(of: "..") else {
      let day = try day(argument.text, of: argument.text)
      return day..<day.advanced(by: 1)
    }
    let first = try day(String(argument.text[..<range.lowerBound]), of: argument.text)
    let last = try day(String(argument.text[range.upperBound...]), of: argument.text)
    guard first <= last else {
      throw .usage("\(argument.text) ends before it begins", remedy: "exchange the two days")
    }
    return first..<last.advanced(by: 1)
  }

  private func day(_ text: String, of argument: String) throws(CommandError) -> Day {
    guard let day = DayArgument.day(text.trimmed, today: today) else {
      throw .usage(
        "\(argument): no such day",
        remedy: "write one such as 2026-12-24, today or yesterday, or 2026-12-24..2026-12-26")
    }
    return day
  }

  private func weekday(_ word: String, _ argument: Argument) throws(CommandError) -> Weekday {
    let name = word.trimmed.lowercased()
    let match = Weekday.allCases.first { name.count >= 2 && "\($0)".hasPrefix(name) }
    guard let match else {
      throw .usage(
        "--every \(argument.text): no such weekday", remedy: "write monday, tue or sat,sun")
    }
    return match
  }

  /// The days that a mark may have.
  private static let years =
    Day(validYear: 0, month: 1, day: 1)..<Day(validYear: 10_000, month: 1, day: 1)
}

extension CommandContext {
  /// How this command line's days are read: from the day by its clock and zone.
  func dayArguments() throws(CommandError) -> DayArguments {
    DayArguments(today: environment.today(in: try zone()))
  }
}
