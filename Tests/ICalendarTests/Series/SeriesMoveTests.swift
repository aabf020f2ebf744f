import CalendarModel
import ICalendar
import Testing

/// A series that begins on another day or at another time. The days are those of
/// python-dateutil 2.9, by the rule as it has to become; Vienna is one hour before UTC in winter.
@Suite("moving a series")
struct SeriesMoveTests {
  private static let zone = ZoneDatabase.system.table(named: "Europe/Vienna") ?? .utc
  private static let now = Instant(secondsSince1970: 1_793_000_000)

  struct Move: Sendable, CustomTestStringConvertible {
    let rule: String
    let from: String
    let to: String
    let days: [String]

    var testDescription: String { "\(rule), \(from) to \(to)" }
  }

  @Test(
    "a rule goes with the day that its series begins on",
    arguments: [
      Move(
        rule: "FREQ=WEEKLY;BYDAY=WE;COUNT=3", from: "2026-12-02", to: "2026-12-03",
        days: ["2026-12-03", "2026-12-10", "2026-12-17"]),
      Move(
        rule: "FREQ=WEEKLY;BYDAY=WE;COUNT=3", from: "2026-12-02", to: "2026-12-01",
        days: ["2026-12-01", "2026-12-08", "2026-12-15"]),
      Move(
        rule: "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4", from: "2026-12-07", to: "2026-12-08",
        days: ["2026-12-08", "2026-12-10", "2026-12-15", "2026-12-17"]),
      Move(
        rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=3", from: "2026-12-04", to: "2026-12-07",
        days: ["2026-12-07", "2026-12-08", "2026-12-09"]),
      Move(
        rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=2", from: "2026-12-02", to: "2026-12-09",
        days: ["2026-12-09", "2026-12-23"]),
      Move(
        rule: "FREQ=MONTHLY;BYDAY=2WE;COUNT=3", from: "2026-12-09", to: "2026-12-10",
        days: ["2026-12-10", "2027-01-14", "2027-02-11"]),
      Move(
        rule: "FREQ=MONTHLY;BYDAY=-1WE;COUNT=3", from: "2026-12-30", to: "2026-12-31",
        days: ["2026-12-31", "2027-01-28", "2027-02-25"]),
      Move(
        rule: "FREQ=MONTHLY;BYMONTHDAY=2;COUNT=3", from: "2026-12-02", to: "2026-12-05",
        days: ["2026-12-05", "2027-01-05", "2027-02-05"]),
      Move(
        rule: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24;COUNT=2", from: "2026-12-24",
        to: "2027-01-02", days: ["2027-01-02", "2028-01-02"]),
      Move(
        rule: "FREQ=DAILY;COUNT=3", from: "2026-12-02", to: "2026-12-04",
        days: ["2026-12-04", "2026-12-05", "2026-12-06"]),
      // As many as before.
      Move(
        rule: "FREQ=WEEKLY;UNTIL=20261216", from: "2026-12-02", to: "2026-12-03",
        days: ["2026-12-03", "2026-12-10", "2026-12-17"]),
    ])
  func moved(_ this: Move) throws {
    let text = """
      BEGIN:VEVENT
      UID:a
      DTSTAMP:20261101T000000Z
      DTSTART;VALUE=DATE:\(this.from.replacing("-", with: ""))
      RRULE:\(this.rule)
      END:VEVENT
      """
    var editor = try SeriesEditor(
      SmallCalendar(text).file, uid: "a", zone: Self.zone, now: Self.now)
    try editor.change(.all, EventChange.making { $0.day = Day(this.to) }, newUID: "")
    #expect(try Self.starts(editor) == this.days)
  }

  /// RFC 5545, 3.3.10: UNTIL is in UTC; the last occurrence may be at that very second.
  @Test(
    "an UNTIL at the last start loses none of them",
    arguments: [(20, "19:00"), (18, "17:00"), (0, "23:00")])
  func until(hour: Int, utc: String) throws {
    let text = """
      BEGIN:VEVENT
      UID:a
      DTSTAMP:20261101T000000Z
      DTSTART;TZID=Europe/Vienna:20261202T193000
      RRULE:FREQ=WEEKLY;UNTIL=20261216T183000Z
      END:VEVENT
      """
    var editor = try SeriesEditor(
      SmallCalendar(text).file, uid: "a", zone: Self.zone, now: Self.now)
    try editor.change(.all, EventChange.making { $0.clock = .second(hour * 3600) }, newUID: "")
    let starts = try Self.starts(editor)
    #expect(starts.count == 3)
    #expect(starts.allSatisfy { $0.hasSuffix("T\(utc):00Z") })
  }

  /// In UTC, or as dates.
  private static func starts(_ editor: SeriesEditor) throws -> [String] {
    try editor.file().starts(from: "2026-11-01", to: "2029-01-01", zone: "Europe/Vienna")
  }
}
