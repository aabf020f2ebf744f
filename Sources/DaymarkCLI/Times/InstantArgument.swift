import CalendarModel

/// A point of time as `--from` and `--to` take it: a day, which means its midnight, a time
/// on the wall, or an instant.
enum InstantArgument: Hashable, Sendable {
  /// `2026-12-24`, `today`: the day's midnight in the zone of the answer.
  case day(Day)
  /// `2026-12-24T18:00`: a wall time in the zone of the answer.
  case wallTime(WallTime)
  /// `2026-12-24T18:00:00Z`, `2026-12-24T18:00+01:00`, `now`.
  case instant(Instant)

  /// The point of time that an option names.
  ///
  /// - Parameters:
  ///   - option: the option as the user writes it, for the message.
  ///   - now: what `now` means.
  ///   - zone: decides which day `today` is.
  init(
    _ argument: Argument, option: String, now: Instant, zone: TimeZoneTable
  ) throws(CommandError) {
    let text = argument.text
    if let day = DayArgument.day(text, today: zone.wallTime(at: now).day) {
      self = .day(day)
    } else if text.lowercased() == "now" {
      self = .instant(now)
    } else if let time = Self.dayAndTime(text) {
      self = time
    } else {
      throw .usage(
        "\(option) \(text): no such day or time",
        remedy: "write 2026-12-24, 2026-12-24T18:00, 2026-12-24T18:00:00Z or today")
    }
  }

  /// The instant in a zone; a wall time that its clocks skip or repeat is read as RFC 5545,
  /// 3.3.5 says.
  func instant(in zone: TimeZoneTable) -> Instant {
    switch self {
    case .day(let day): zone.instant(of: WallTime(day))
    case .wallTime(let time): zone.instant(of: time)
    case .instant(let instant): instant
    }
  }

  /// Reads an instant that needs neither zone nor clock; nil for any other text.
  static func absolute(_ text: String) -> Instant? {
    if case .instant(let instant)? = dayAndTime(text) { instant } else { nil }
  }

  /// A date, `T` or a space, a time and perhaps an offset, in the extended or basic form.
  private static func dayAndTime(_ text: String) -> InstantArgument? {
    guard let separator = text.firstIndex(where: { "Tt ".contains($0) }),
      let day = Day(text[..<separator])
    else { return nil }
    let rest = text[text.index(after: separator)...]
    let clock = rest.prefix { !"Zz+-".contains($0) }
    guard let second = ClockText.secondOfDay(clock) else { return nil }
    let time = WallTime(day, secondOfDay: second)
    if clock.endIndex == rest.endIndex { return .wallTime(time) }
    guard let offset = ClockText.offset(rest[clock.endIndex...]) else { return nil }
    return .instant(Instant(utc: time).adding(seconds: -offset))
  }
}
