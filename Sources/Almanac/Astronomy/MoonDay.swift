public import CalendarModel

/// The moon on one day of one zone.
public struct MoonDay: Hashable, Sendable {
  /// The principal phase that falls on the day, and when.
  public let moment: MoonPhase.Moment?
  /// What to draw: the principal phase on its day, else what lies between the two.
  public let shape: MoonShape
  /// Days from the last new moon to noon, 0 ..< 29.9.
  public let age: Double
  /// The lit share of the disc at noon, 0 ... 1, to about a hundredth.
  public let illumination: Double

  /// The moon on `day`, or nil outside of 1700-03-01 ..< 2299-12-31.
  public init?(_ day: Day, in zone: TimeZoneTable) {
    // Two months of room: the last new moon of the first day has to be known as well.
    let known = TerrestrialTime.days.lowerBound.advanced(by: 59)
    guard day >= known, day < TerrestrialTime.days.upperBound.advanced(by: -1) else { return nil }
    let noon = zone.instant(of: WallTime(day, secondOfDay: 43_200))
    moment = MoonPhase.moment(on: day, in: zone)
    if let moment {
      shape = MoonShape(rawValue: 2 * moment.phase.rawValue) ?? .newMoon
    } else {
      let last = MoonPhase.last(Set(MoonPhase.allCases), notAfter: noon).phase
      shape = MoonShape(rawValue: 2 * last.rawValue + 1) ?? .newMoon
    }
    let newMoon = MoonPhase.last([.newMoon], notAfter: noon).instant
    age = Double(noon.secondsSince1970 - newMoon.secondsSince1970) / 86_400
    illumination = Self.illumination(at: TerrestrialTime(noon))
  }

  /// J. Meeus, "Astronomical Algorithms" (2nd ed.), chapter 48, formula 48.4.
  private static func illumination(at time: TerrestrialTime) -> Double {
    let t = time.centuries
    let elongation = 297.8501921 + 445_267.1114034 * t
    let sun = 357.5291092 + 35_999.0502909 * t
    let moon = 134.9633964 + 477_198.8675055 * t
    let angle =
      180 - elongation - 6.289 * Degrees.sine(moon) + 2.100 * Degrees.sine(sun)
      - 1.274 * Degrees.sine(2 * elongation - moon) - 0.658 * Degrees.sine(2 * elongation)
      - 0.214 * Degrees.sine(2 * moon) - 0.110 * Degrees.sine(elongation)
    return (1 + Degrees.cosine(angle)) / 2
  }
}
