public import CalendarModel

/// One of the 24 points that divide the sun's year in East Asia, 15 degrees apart.
public struct SolarTerm: Hashable, Sendable {
  /// 1 for the beginning of spring (315 degrees, early in February) to 24 for great cold, as
  /// CLDR numbers its names.
  public let number: Int

  /// The term of that number, or nil when it is not 1 to 24.
  public init?(number: Int) {
    guard (1...24).contains(number) else { return nil }
    self.number = number
  }

  /// The sun's apparent longitude, in degrees: 0 ..< 360.
  public var longitude: Double { Double((300 + 15 * number) % 360) }

  /// When the sun reaches it in a Gregorian year; nil outside of 1700 to 2299.
  public func instant(in year: Int) -> Instant? {
    guard (1700..<2300).contains(year) else { return nil }
    // The first falls on about 4 February; the 23rd and 24th come in January.
    let dayOfYear = (34 + (number - 1) * 365 / 24) % 365
    let near = Day(validYear: year, month: 1, day: 1).advanced(by: dayOfYear)
    return Sun.moment(ofLongitude: longitude, near: Instant(utc: WallTime(near)))
  }

  /// The term that begins on a day in a zone, or nil: also for days outside of 1700 to 2299.
  public static func beginning(on day: Day, in zone: TimeZoneTable) -> SolarTerm? {
    guard TerrestrialTime.days.contains(day) else { return nil }
    let instants = zone.instants(of: day..<day.advanced(by: 1))
    guard let first = Sun.apparentLongitude(at: instants.lowerBound),
      let last = Sun.apparentLongitude(at: instants.upperBound)
    else { return nil }
    let before = Int(first / 15)
    let after = Int(last / 15)
    return before == after ? nil : SolarTerm(number: (after + 3) % 24 + 1)
  }
}
