import CalendarModel
import ICalendar
import Testing

@Suite("The system's time zones")
struct ZoneDatabaseTests {
  private static let instants = [
    "1900-01-01T00:00", "1945-06-01T12:00", "1985-07-01T00:00", "2011-12-31T00:00",
    "2026-01-15T12:00", "2026-07-15T12:00", "2037-12-01T00:00", "2050-07-01T00:00",
    "2399-01-01T00:00", "2399-07-01T00:00", "3026-07-15T12:00",
  ]

  // Values of CPython 3.11's zoneinfo over tzdata 2025b.
  @Test(
    "offsets are those of tzdata, in the past and by the rule for all later years",
    arguments: [
      ("Europe/Berlin", [3600, 10800, 7200, 3600, 3600, 7200, 3600, 7200, 3600, 7200, 7200]),
      (
        "America/New_York",
        [-18000, -14400, -14400, -18000, -18000, -14400, -18000, -14400, -18000, -14400, -14400]
      ),
      (
        "Australia/Sydney",
        [36000, 36000, 36000, 39600, 39600, 36000, 39600, 36000, 39600, 36000, 36000]
      ),
      (
        "Australia/Lord_Howe",
        [36000, 36000, 37800, 39600, 39600, 37800, 39600, 37800, 39600, 37800, 37800]
      ),
      ("Europe/Dublin", [-1521, 3600, 3600, 0, 0, 3600, 0, 3600, 0, 3600, 3600]),
      ("Africa/Casablanca", [-1820, 3600, 3600, 0, 3600, 3600, 3600, 3600, 3600, 3600, 3600]),
      (
        "America/Nuuk",
        [-12416, -10800, -7200, -10800, -7200, -3600, -7200, -3600, -7200, -3600, -3600]
      ),
      (
        "Asia/Kathmandu",
        [20476, 19800, 19800, 20700, 20700, 20700, 20700, 20700, 20700, 20700, 20700]
      ),
      ("Asia/Gaza", [8272, 10800, 10800, 7200, 7200, 10800, 7200, 7200, 7200, 10800, 10800]),
      (
        "Pacific/Apia",
        [-41216, -41400, -39600, 50400, 46800, 46800, 46800, 46800, 46800, 46800, 46800]
      ),
      ("Asia/Jerusalem", [8440, 10800, 10800, 7200, 7200, 10800, 7200, 10800, 7200, 10800, 10800]),
      (
        "America/Havana",
        [-19776, -18000, -14400, -18000, -18000, -14400, -18000, -14400, -18000, -14400, -14400]
      ),
      ("Antarctica/Troll", [0, 0, 0, 0, 0, 7200, 0, 7200, 0, 7200, 7200]),
    ])
  func hasOffsets(_ name: String, _ offsets: [Int]) throws {
    let table = try #require(ZoneDatabase.system.table(named: name))
    #expect(table.name == name)
    #expect(try Self.instants.map { table.offset(at: try instant($0)) } == offsets)
  }

  @Test(
    "names are found in any case, and only names",
    arguments: [
      ("europe/berlin", "Europe/Berlin"),
      ("AMERICA/ARGENTINA/buenos_aires", "America/Argentina/Buenos_Aires"),
      ("utc", "UTC"), ("Calcutta", nil), ("Asia/Calcutta", "Asia/Calcutta"), ("../passwd", nil),
      ("/etc/passwd", nil), ("posix/Europe/Berlin", nil), ("tzdata.zi", nil), ("", nil),
      ("Europe", nil), ("Europe/", nil),
    ])
  func findsNames(_ name: String, _ found: String?) {
    #expect(ZoneDatabase.system.table(named: name)?.name == found)
  }

  private func instant(_ text: String) throws -> Instant {
    let parts = text.split(separator: "T")
    let day = try #require(Day(parts[0]))
    let hour = try #require(Int(parts[1].prefix(2)))
    return Instant(utc: WallTime(day, secondOfDay: hour * 3600))
  }
}
