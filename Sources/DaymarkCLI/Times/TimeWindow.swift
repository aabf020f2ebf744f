import CalendarModel

/// The half-open time that `--from` and `--to` ask for, each as far as it is given.
struct TimeWindow {
  private let from: InstantArgument?
  private let to: InstantArgument?
  private let zone: TimeZoneTable

  /// The window of these ends; nil stands for an end that is not given.
  init(from: InstantArgument?, to: InstantArgument?, zone: TimeZoneTable) {
    self.from = from
    self.to = to
    self.zone = zone
  }

  /// The window that a command line asks for.
  ///
  /// - Parameter zone: the zone of days and wall times.
  /// - Throws: a usage error for an end that is no time.
  init(_ context: CommandContext, zone: TimeZoneTable) throws(CommandError) {
    func time(_ option: ValueOption) throws(CommandError) -> InstantArgument? {
      guard let argument = context.options[option] else { return nil }
      return try InstantArgument(
        argument, option: "--\(option.option.name)", now: context.environment.now, zone: zone)
    }
    self.init(from: try time(CommonOptions.from), to: try time(CommonOptions.to), zone: zone)
  }

  /// The instants, where an end that is not given means that there is none; nil for all
  /// time. Equal ends give an empty window, which is an answer.
  ///
  /// - Throws: a usage error where the window ends before it begins.
  func instants() throws(CommandError) -> Range<Instant>? {
    guard from != nil || to != nil else { return nil }
    return try Self.range(
      from: from?.instant(in: zone) ?? Self.beginning, to: to?.instant(in: zone) ?? Self.end)
  }

  /// The instants, where the window begins with `today`, and lasts a month, unless an end
  /// is given.
  ///
  /// - Throws: a usage error where the window ends before it begins.
  func instants(orMonthFrom today: Day) throws(CommandError) -> Range<Instant> {
    let start = (from ?? .day(today)).instant(in: zone)
    guard let end = to?.instant(in: zone) else {
      let last = zone.wallTime(at: start).day.aMonthLater
      return try Self.range(from: start, to: zone.instant(of: WallTime(last)))
    }
    guard from != nil || start <= end else {
      throw .usage(
        "--to lies before today, where the time begins", remedy: "give --from, too")
    }
    return try Self.range(from: start, to: end)
  }

  private static func range(
    from start: Instant, to end: Instant
  ) throws(CommandError) -> Range<Instant> {
    guard start <= end else {
      throw .usage("--to is earlier than --from", remedy: "exchange the two")
    }
    return start..<end
  }

  // All years of four digits, a day more on both sides for the zones.
  private static let beginning = Instant(
    utc: WallTime(Day(validYear: 0, month: 1, day: 1).advanced(by: -1)))
  private static let end = Instant(
    utc: WallTime(Day(validYear: 9999, month: 12, day: 31).advanced(by: 2)))
}

extension Day {
  /// The same day of the next month, or its last day where it has no such day.
  fileprivate var aMonthLater: Day {
    let next = month.advanced(by: 1)
    return next.firstDay.advanced(by: min(dayOfMonth, next.length) - 1)
  }
}
