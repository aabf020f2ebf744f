import CalendarModel
import Testing

@Suite("Calendar times and their zones")
struct CalendarTimeTests {
  @Test("each kind has its texts")
  func texts() throws {
    let time = try wall(2026, 12, 24, 18, 30)
    let date = CalendarTime.date(time.day)
    #expect("\(date)" == "2026-12-24")
    #expect(date.basicText == "20261224")
    #expect("\(CalendarTime.floating(time))" == "2026-12-24T18:30:00")
    #expect(CalendarTime.floating(time).basicText == "20261224T183000")
    #expect("\(CalendarTime.utc(Instant(utc: time)))" == "2026-12-24T18:30:00Z")
    #expect(CalendarTime.utc(Instant(utc: time)).basicText == "20261224T183000Z")
    let zoned = CalendarTime.zoned(time, zone: "Europe/Vienna")
    #expect("\(zoned)" == "2026-12-24T18:30:00[Europe/Vienna]")
    #expect(zoned.basicText == "20261224T183000")
  }

  @Test("another wall time leaves the kind and the zone")
  func withWallTime() throws {
    let old = try wall(2026, 12, 24, 18, 30)
    let new = try wall(2027, 1, 2, 3, 4)
    #expect(CalendarTime.date(old.day).with(wallTime: new) == .date(new.day))
    #expect(CalendarTime.floating(old).with(wallTime: new) == .floating(new))
    #expect(CalendarTime.utc(Instant(utc: old)).with(wallTime: new) == .utc(Instant(utc: new)))
    let zoned = CalendarTime.zoned(old, zone: "Asia/Tokyo").with(wallTime: new)
    #expect(zoned == .zoned(new, zone: "Asia/Tokyo"))
    #expect(zoned.zone == "Asia/Tokyo")
    #expect(zoned.wallTime == new)
    #expect(CalendarTime.date(old.day).wallTime == WallTime(old.day))
    #expect(CalendarTime.date(old.day).isDate && !zoned.isDate)
    #expect(CalendarTime.floating(old).zone == nil)
  }

  @Test("a map places each kind in its zone, and what it does not know as floating")
  func zoneMap() throws {
    let tokyo = TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 9 * 3600)
    let map = ZoneMap(tables: ["Asia/Tokyo": tokyo], floating: SampleZones.newYork)
    let time = try wall(2026, 12, 24, 18, 30)
    #expect(try map.instant(of: .utc(Instant(utc: time))) == utc(2026, 12, 24, 18, 30))
    #expect(
      try map.instant(of: .zoned(time, zone: "Asia/Tokyo")) == utc(2026, 12, 24, 9, 30))
    #expect(try map.instant(of: .floating(time)) == utc(2026, 12, 24, 23, 30))
    #expect(try map.instant(of: .date(time.day)) == utc(2026, 12, 24, 5))
    #expect(
      try map.instant(of: .zoned(time, zone: "asia/tokyo")) == utc(2026, 12, 24, 23, 30))

    #expect(map.table(of: .utc(Instant(utc: time))) == .utc)
    #expect(map.table(of: .zoned(time, zone: "Asia/Tokyo")) == tokyo)
    #expect(map.table(of: .zoned(time, zone: "Mars/Olympus")) == SampleZones.newYork)
    #expect(map.table(of: .date(time.day)) == SampleZones.newYork)
    #expect(try ZoneMap().instant(of: .floating(time)) == utc(2026, 12, 24, 18, 30))
  }
}
