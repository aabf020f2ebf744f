public import CalendarModel

/// One of the moon's four principal phases.
public enum MoonPhase: Int, Hashable, Sendable, CaseIterable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The point of time at which the moon reaches a phase.
  public struct Moment: Hashable, Sendable {
    /// The phase.
    public let phase: MoonPhase
    /// When: right to 17 seconds, but for what the Earth's rotation leaves uncertain, which is a
    /// minute or two towards 2100 and more after.
    public let instant: Instant
  }

  /// All phases of a span of time, ascending; those outside of the years 1700 to 2299 are left
  /// out. O(*phases*): about 50 a year.
  public static func moments(in span: Range<Instant>) -> [Moment] {
    let span = span.clamped(to: TerrestrialTime.instants)
    guard !span.isEmpty else { return [] }
    var index = quarters(before: span.lowerBound)
    var found: [Moment] = []
    while true {
      let moment = moment(quarters: index)
      if moment.instant >= span.upperBound { return found }
      if moment.instant >= span.lowerBound { found.append(moment) }
      index += 1
    }
  }

  /// The phase that falls on a day in a zone, or nil: also for days outside of 1700 to 2299.
  public static func moment(on day: Day, in zone: TimeZoneTable) -> Moment? {
    guard TerrestrialTime.days.contains(day) else { return nil }
    return moments(in: zone.instants(of: day..<day.advanced(by: 1))).first
  }

  /// The last moment of a phase at or before `instant`, which lies in 1700 to 2299.
  static func last(_ wanted: Set<MoonPhase>, notAfter instant: Instant) -> Moment {
    // The sixth quarter from here is later than `instant`, and four in a row hold every phase.
    var index = quarters(before: instant) + 5
    while true {
      let moment = moment(quarters: index)
      if moment.instant <= instant, wanted.contains(moment.phase) { return moment }
      index -= 1
    }
  }

  private static func moment(quarters: Int) -> Moment {
    Moment(
      phase: MoonPhase(rawValue: quarters & 3) ?? .newMoon,
      instant: Lunation.time(quarters: quarters).instant)
  }

  /// A count of quarters whose moment is before `instant`, by two of them at most.
  private static func quarters(before instant: Instant) -> Int {
    let days = TerrestrialTime(instant).daysSince2000
    // No phase is more than a day from the mean one; a quarter has seven.
    return Int(((days - 5.09766) / 29.530588861 * 4).rounded(.down)) - 1
  }
}
