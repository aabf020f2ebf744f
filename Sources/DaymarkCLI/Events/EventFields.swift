import CalendarModel
import FoundationEssentials
import ICalendar

/// What a command line says of an event: its fields, as far as they are given.
struct EventFields {
  /// `--on`.
  static let on = ValueOption(
    "on", value: "DAY", help: "the day, or FIRST..LAST for whole days")
  /// `--at`.
  static let at = ValueOption(
    "at", value: "TIME", help: "when it starts, such as 19:30; none for the whole day")
  /// `--for`.
  static let length = ValueOption(
    "for", value: "LENGTH", help: "how long it lasts: 2h, 1h30m, 45m, 3d, 1w (default: 1h)")
  /// `--every`.
  static let every = ValueOption(
    "every", value: "RULE",
    help: "again each day, weekday, week, month or year, every 2 weeks, or by an RRULE such as "
      + "FREQ=WEEKLY;BYDAY=MO,WE; none for once")
  /// `--until`.
  static let until = ValueOption(
    "until", value: "DAY", help: "with --every: the last day on which it may take place")
  /// `--times`.
  static let times = ValueOption(
    "times", value: "N", help: "with --every: how often it takes place")
  /// `--location`.
  static let location = ValueOption("location", value: "PLACE", help: "where it takes place")
  /// `--note`.
  static let note = ValueOption(
    "note", value: "TEXT", help: "what else there is to say; - reads it from standard input")
  /// `--categories`.
  static let categories = ValueOption(
    "categories", value: "NAME,...", help: "what it is filed under; an empty text takes all away")
  /// `--color`, of an event.
  static let color = ValueOption(
    "color", value: "COLOR",
    help: "a colour: teal or another name of CSS, #3b6fe0, #36e; none takes it away")
  /// `--zone`.
  static let zone = ValueOption(
    "zone", value: "ZONE",
    help: "the time zone of --at, such as Europe/Vienna (default: the system's)")

  /// All of them, but for `--zone`.
  static let options: [any OptionDeclaration] = [
    on, at, length, every, until, times, location, note, categories, color,
  ]

  /// What they say.
  private(set) var change = EventChange()

  /// The fields that a command line gives.
  ///
  /// - Parameter start: the start of the event that is changed; nil for a new one.
  /// - Throws: a usage error for a value that cannot be read; what reading standard input throws.
  init(_ context: CommandContext, changing start: CalendarTime?) throws {
    let options = context.options
    let reader = try context.dayArguments()
    change.location = options[Self.location]?.text
    change.description = try options[Self.note].map { try NoteText.read($0) ?? "" }
    change.categories = options[Self.categories].map { argument in
      argument.text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }
    change.color = try options[Self.color].map { argument throws(CommandError) in
      try ColorArgument.colorOrNone(argument, of: "--color")
    }
    var span: Range<Day>?
    if let argument = options[Self.on] {
      span = try reader.spans([argument]).first
      change.day = span?.lowerBound
    }
    if let argument = options[Self.at] {
      change.clock = try Self.clock(argument)
    } else if start == nil {
      change.clock = .allDay
    }
    if case .second = change.clock {
      change.zone = try context.zone().name
    } else if options[Self.zone] != nil, start.map(\.isDate) ?? true {
      throw CommandError.usage("--zone is for --at", remedy: "give --at, or leave it out")
    } else if options[Self.zone] != nil {
      change.zone = try context.zone().name
    }
    let isTimed: Bool =
      switch change.clock {
      case .second: true
      case .allDay: false
      case nil: start.map { !$0.isDate } ?? false
      }
    change.length = try options[Self.length].map { try Self.length($0, isTimed: isTimed) }
    if let span, span.count > 1 {
      guard change.length == nil, !isTimed else {
        throw CommandError.usage(
          "--on FIRST..LAST is for whole days", remedy: "give the first day, and --for")
      }
      change.length = CalendarDuration(days: span.count)
    } else if isTimed, start == nil, change.length == nil {
      change.length = CalendarDuration(seconds: 3600)
    }
    change.rules = try Self.rules(
      options, reader, from: change.day ?? start?.wallTime.day, change.zone ?? start?.zone, isTimed)
  }

  private static func clock(_ argument: Argument) throws(CommandError) -> EventChange.Clock {
    if argument.text.lowercased() == "none" { return .allDay }
    // People write 9:30.
    let isShort = argument.text.dropFirst().first == ":"
    guard let second = ClockText.secondOfDay((isShort ? "0" : "") + argument.text[...]),
      second < 86_400
    else {
      throw .usage("--at \(argument.text): no such time", remedy: "write one such as 19:30")
    }
    return .second(second)
  }

  /// `1w`, `3d`, `2h`, `1h30m`, `90m`; days alone for whole days.
  private static func length(
    _ argument: Argument, isTimed: Bool
  ) throws(CommandError) -> CalendarDuration {
    let error = CommandError.usage(
      "--for \(argument.text): no such length",
      remedy: isTimed ? "write one such as 2h, 1h30m or 45m" : "write one such as 3d or 1w")
    var duration = CalendarDuration()
    var number = ""
    for character in argument.text.lowercased() where character != " " {
      if character.isASCII, character.isNumber {
        number.append(character)
        continue
      }
      guard let value = Int(number), value < 100_000 else { throw error }
      number = ""
      switch character {
      case "w": duration.days += value * 7
      case "d": duration.days += value
      case "h": duration.seconds += value * 3600
      case "m": duration.seconds += value * 60
      default: throw error
      }
    }
    guard number.isEmpty, duration != CalendarDuration(), isTimed || duration.seconds == 0,
      isTimed || duration.days > 0
    else { throw error }
    return duration
  }

  private static func rules(
    _ options: ParsedOptions, _ reader: DayArguments, from first: Day?, _ zone: String?,
    _ isTimed: Bool
  ) throws -> [RecurrenceRule]? {
    guard let argument = options[Self.every] else {
      if options[Self.until] == nil, options[Self.times] == nil { return nil }
      throw CommandError.usage("--until and --times are for --every", remedy: "give --every too")
    }
    let text = argument.text.lowercased()
    if text == "none" { return [] }
    guard var rule = Self.rule(text) ?? RecurrenceRule(parsing: argument.text) else {
      throw CommandError.usage(
        "--every \(argument.text): no such rule",
        remedy: "write day, week, 2 weeks, month, year, or an RRULE such as FREQ=WEEKLY;BYDAY=MO")
    }
    if let argument = options[Self.times] {
      guard let count = Int(argument.text), count > 0, options[Self.until] == nil else {
        throw CommandError.usage(
          "--times \(argument.text): no such number",
          remedy: "write one such as 10, and no --until beside it")
      }
      rule.end = .count(count)
    }
    if let argument = options[Self.until], let last = try reader.spans([argument]).first {
      if let first, last.lowerBound < first {
        throw CommandError.usage(
          "--until \(argument.text) is before the event begins", remedy: "give a later day")
      }
      let end = WallTime(last.lowerBound, secondOfDay: 86_399)
      let table = zone.flatMap { ZoneDatabase.system.table(named: $0) }
      rule.end = .until(
        !isTimed
          ? .date(last.lowerBound)
          : table.map { .utc($0.instant(of: end)) }
            ?? (zone == nil ? .floating(end) : .utc(Instant(utc: end))))
    }
    return [rule]
  }

  /// `week`, `2 weeks`, `weekday`.
  private static func rule(_ text: String) -> RecurrenceRule? {
    var words = text.split(separator: " ")
    var interval = 1
    if words.count == 2, let number = Int(words[0]), number > 0, number < 10_000 {
      interval = number
      words.removeFirst()
    }
    guard words.count == 1 else { return nil }
    switch words[0] {
    case "day", "days": return RecurrenceRule(.daily, interval: interval)
    case "week", "weeks": return RecurrenceRule(.weekly, interval: interval)
    case "month", "months": return RecurrenceRule(.monthly, interval: interval)
    case "year", "years": return RecurrenceRule(.yearly, interval: interval)
    case "weekday", "weekdays":
      guard interval == 1 else { return nil }
      let days: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
      return RecurrenceRule(.weekly, byDay: days.map { RecurrenceRule.WeekdayInPeriod($0) })
    default: return nil
    }
  }
}
