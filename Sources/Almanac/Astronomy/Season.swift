public import CalendarModel

/// An equinox or a solstice, named by its month, since its season depends on the hemisphere.
public enum Season: Int, Hashable, Sendable, CaseIterable {
  case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice

  /// The sun's apparent longitude, in degrees.
  public var longitude: Double { Double(rawValue) * 90 }

  /// When it takes place in a Gregorian year, to half a minute and what the Earth's rotation
  /// leaves uncertain; nil for years outside of 1700 to 2299.
  public func instant(in year: Int) -> Instant? {
    guard (1700..<2300).contains(year) else { return nil }
    let near = Day(validYear: year, month: 3 + 3 * rawValue, day: 21)
    return Sun.moment(ofLongitude: longitude, near: Instant(utc: WallTime(near)))
  }
}
