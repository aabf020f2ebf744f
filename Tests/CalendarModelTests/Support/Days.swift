import CalendarModel
import Testing

/// A day that a test knows to exist.
func day(
  _ year: Int, _ month: Int, _ day: Int, at location: SourceLocation = #_sourceLocation
) throws -> Day {
  try #require(Day(year: year, month: month, day: day), sourceLocation: location)
}

/// A wall time that a test knows to exist.
func wall(
  _ year: Int, _ month: Int, _ dayOfMonth: Int, _ hour: Int, _ minute: Int, _ second: Int = 0,
  at location: SourceLocation = #_sourceLocation
) throws -> WallTime {
  let day = try day(year, month, dayOfMonth, at: location)
  return try #require(
    WallTime(day, hour: hour, minute: minute, second: second), sourceLocation: location)
}

/// A point of time on a clock that shows UTC.
func utc(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0, _ second: Int = 0,
  at location: SourceLocation = #_sourceLocation
) throws -> Instant {
  Instant(utc: try wall(year, month, day, hour, minute, second, at: location))
}
