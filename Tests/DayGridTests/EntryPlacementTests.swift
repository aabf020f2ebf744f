import CalendarModel
import DayGrid
import Testing

/// Zones by hand; the transitions are those of the IANA data, read with Python's zoneinfo.
enum Zones {
  static func zone(
    _ name: String, _ initial: Int, _ changes: [(Day, utcSecond: Int, offset: Int)]
  ) -> TimeZoneTable {
    TimeZoneTable(
      name: name, initialOffset: initial,
      transitions: changes.map { day, second, offset in
        .init(instant: Instant(utc: WallTime(day, secondOfDay: second)), offset: offset)
      })
  }

  static let vienna = zone(
    "Europe/Vienna", 3600,
    [(day(2026, 3, 29), 3600, 7200), (day(2026, 10, 25), 3600, 3600)])
  /// The clocks skip 00:00 to 01:00 on 2018-11-04.
  static let saoPaulo = zone(
    "America/Sao_Paulo", -10_800, [(day(2018, 11, 4), 3 * 3600, -7200)])
  /// The clocks go back from 00:01 on 2006-10-29 to 23:01 the day before.
  static let stJohns = zone(
    "America/St_Johns", -9000, [(day(2006, 10, 29), 2 * 3600 + 31 * 60, -12_600)])
  static let tokyo = TimeZoneTable(name: "Asia/Tokyo", fixedOffset: 9 * 3600)
}

@Suite("Entries of occurrences")
struct EntryPlacementTests {
  func entry(
    _ start: CalendarTime, _ end: CalendarTime, in zone: TimeZoneTable = .utc,
    change: (inout Event) -> Void = { _ in }
  ) -> GridEntry {
    var event = Event(uid: "u", schedule: EventSchedule(start: start), summary: "Title")
    change(&event)
    let zones = ZoneMap(tables: ["Europe/Vienna": Zones.vienna], floating: zone)
    let from = zones.instant(of: start)
    let occurrence = Occurrence(
      event: event, recurrenceID: nil, start: start, end: end,
      interval: from..<max(from, zones.instant(of: end)),
      calendar: CalendarIdentity(name: "c", source: "c.ics"))
    return GridEntry(occurrence, zone: zone, calendar: 2)
  }

  func utc(_ day: Day, _ hour: Int, _ minute: Int = 0, second: Int = 0) -> CalendarTime {
    .utc(Instant(utc: wall(day, hour, minute).adding(seconds: second)))
  }

  let seventh = day(2026, 12, 7)
  let eighth = day(2026, 12, 8)

  @Test func aDateIsNeverMovedByAZone() {
    let entry = entry(.date(seventh), .date(seventh.advanced(by: 3)), in: Zones.tokyo)
    #expect(entry.days == seventh..<seventh.advanced(by: 3))
    #expect(entry.isAllDay && entry.isBar && entry.start == nil && entry.end == nil)
  }

  @Test func aDateOfNoLengthLastsItsDay() {
    #expect(entry(.date(seventh), .date(seventh)).days == seventh..<eighth)
  }

  @Test func aFloatingTimeIsTheSameEverywhere() {
    let entry = entry(
      .floating(wall(seventh, 9)), .floating(wall(seventh, 10)), in: Zones.tokyo)
    #expect(entry.start == wall(seventh, 9) && entry.end == wall(seventh, 10))
    #expect(!entry.isBar)
  }

  @Test func anInstantIsReadOnTheClockOfTheZone() {
    let entry = entry(utc(seventh, 20), utc(seventh, 21), in: Zones.tokyo)
    #expect(entry.start == wall(eighth, 5) && entry.days == days(eighth, through: eighth))
  }

  @Test func aZonedTimeIsReadOnTheClockOfTheZone() {
    let entry = entry(
      .zoned(wall(seventh, 9), zone: "Europe/Vienna"),
      .zoned(wall(seventh, 10), zone: "Europe/Vienna"), in: Zones.tokyo)
    #expect(entry.start == wall(seventh, 17) && entry.end == wall(seventh, 18))
  }

  @Test func anEndAtMidnightDoesNotTouchItsDay() {
    let night = entry(utc(seventh, 22), utc(eighth, 0))
    #expect(night.days == seventh..<eighth)
    #expect(!night.isBar)
    #expect(night.end == wall(eighth, 0))
    let floating = entry(.floating(wall(seventh, 0)), .floating(wall(eighth, 0)))
    #expect(floating.days == seventh..<eighth && !floating.isAllDay)
  }

  @Test func aSecondPastMidnightTouchesTheDay() {
    let entry = entry(utc(seventh, 22), utc(eighth, 0, second: 1))
    #expect(entry.days == days(seventh, through: eighth))
    #expect(entry.isBar)
  }

  @Test func anEventOfNoLengthIsInTheDayItStartsIn() {
    let entry = entry(utc(seventh, 0), utc(seventh, 0))
    #expect(entry.days == seventh..<eighth)
    #expect(entry.start == entry.end)
  }

  @Test func anEventOverTheSpringChangeKeepsItsWallTimes() {
    let sunday = day(2026, 3, 29)
    let entry = entry(utc(sunday, 0, 30), utc(sunday, 1, 30), in: Zones.vienna)
    #expect(entry.start == wall(sunday, 1, 30) && entry.end == wall(sunday, 3, 30))
    #expect(entry.days.count == 1)
  }

  @Test func anEventInTheHourThatComesTwiceStaysInItsDay() {
    let sunday = day(2026, 10, 25)
    let entry = entry(utc(sunday, 0, 50), utc(sunday, 1, 10), in: Zones.vienna)
    #expect(entry.start == wall(sunday, 2, 50) && entry.end == wall(sunday, 2, 10))
    #expect(entry.days == days(sunday, through: sunday))
  }

  @Test func aDayWithoutMidnightIsNotTouchedByWhatEndsAtItsStart() {
    let saturday = day(2018, 11, 3)
    let sunday = day(2018, 11, 4)
    let entry = entry(utc(sunday, 1), utc(sunday, 3), in: Zones.saoPaulo)
    #expect(entry.start == wall(saturday, 22) && entry.end == wall(sunday, 1))
    #expect(entry.days == saturday..<sunday)
  }

  @Test func clocksThatGoBackOverMidnightLeaveTheDaysInOrder() {
    let sunday = day(2006, 10, 29)
    let entry = entry(utc(sunday, 2, 30, second: 30), utc(sunday, 2, 40), in: Zones.stJohns)
    #expect(entry.start == wall(sunday, 0).adding(seconds: 30))
    #expect(entry.end == wall(day(2006, 10, 28), 23, 10))
    #expect(entry.days == days(day(2006, 10, 28), through: sunday))
  }

  @Test func whatIsShownComesFromTheEvent() {
    let entry = entry(.date(seventh), .date(eighth)) {
      $0.status = "CANCELLED"
      $0.location = "Hall"
      $0.color = RGBColor(0x12_34_56)
    }
    #expect(
      entry
        == GridEntry(
          uid: "u", title: "Title", days: seventh..<eighth, calendar: 2,
          color: RGBColor(0x12_34_56), status: .cancelled, location: "Hall"))
    #expect(self.entry(.date(seventh), .date(eighth)) { $0.status = "X-ODD" }.status == .confirmed)
    #expect(
      self.entry(.date(seventh), .date(eighth)) { $0.status = "TENTATIVE" }.status == .tentative)
  }

  @Test func anEmptyRangeOfDaysIsWidened() {
    #expect(GridEntry(uid: "u", title: "t", days: seventh..<seventh).days == seventh..<eighth)
  }
}
