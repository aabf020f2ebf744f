import CalendarModel
import ICalendar
import Testing

/// Changes of a series. What takes place when is the RFC's rule worked out by hand, and compared
/// with python-dateutil 2.9 for the rules; Vienna is one hour before UTC in winter.
@Suite("changing a series")
struct SeriesEditorTests {
  private static let zone = ZoneDatabase.system.table(named: "Europe/Vienna") ?? .utc
  private static let now = Instant(secondsSince1970: 1_793_000_000)

  /// Wednesdays at 19:30 for two hours: the 9th half an hour later, the 16th with another title,
  /// the 23rd left out.
  private static let choir = """
    BEGIN:VEVENT
    UID:choir
    DTSTAMP:20261101T000000Z
    DTSTART;TZID=Europe/Vienna:20261202T193000
    DTEND;TZID=Europe/Vienna:20261202T213000
    RRULE:FREQ=WEEKLY;COUNT=5
    EXDATE;TZID=Europe/Vienna:20261223T193000
    SUMMARY:Choir
    LOCATION:Hall
    END:VEVENT
    BEGIN:VEVENT
    UID:choir
    DTSTAMP:20261101T000000Z
    RECURRENCE-ID;TZID=Europe/Vienna:20261209T193000
    DTSTART;TZID=Europe/Vienna:20261209T200000
    DTEND;TZID=Europe/Vienna:20261209T220000
    SUMMARY:Choir
    LOCATION:Hall
    END:VEVENT
    BEGIN:VEVENT
    UID:choir
    DTSTAMP:20261101T000000Z
    RECURRENCE-ID;TZID=Europe/Vienna:20261216T193000
    DTSTART;TZID=Europe/Vienna:20261216T193000
    DTEND;TZID=Europe/Vienna:20261216T213000
    SUMMARY:Concert
    LOCATION:Hall
    END:VEVENT
    """

  private static func rules(_ text: String) -> EventChange {
    .making { $0.rules = RecurrenceRule(parsing: text).map { [$0] } ?? [] }
  }

  private static func day(_ text: String) -> EventChange {
    .making { $0.day = Day(text) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: EventChange
    /// Starts, in UTC or as dates, with the titles.
    let starts: [String]
    /// The days of the overrides that had to go.
    var lost: [String] = []

    init(
      _ name: String, _ change: EventChange, _ starts: [String], lost: [String] = []
    ) {
      testDescription = name
      self.change = change
      self.starts = starts
      self.lost = lost
    }
  }

  @Test(
    "what an occurrence has for itself stays",
    arguments: [
      Case(
        "once more", rules("FREQ=WEEKLY;COUNT=6"),
        [
          "2026-12-02T18:30:00Z Choir", "2026-12-09T19:00:00Z Choir",
          "2026-12-16T18:30:00Z Concert", "2026-12-30T18:30:00Z Choir",
          "2027-01-06T18:30:00Z Choir",
        ]),
      Case(
        "every other week", rules("FREQ=WEEKLY;INTERVAL=2;COUNT=3"),
        [
          "2026-12-02T18:30:00Z Choir", "2026-12-16T18:30:00Z Concert",
          "2026-12-30T18:30:00Z Choir",
        ], lost: ["2026-12-09"]),
      Case(
        "once", rules(""), ["2026-12-02T18:30:00Z Choir"], lost: ["2026-12-09", "2026-12-16"]),
      Case(
        "another title", .making { $0.summary = "Evensong" },
        [
          "2026-12-02T18:30:00Z Evensong", "2026-12-09T19:00:00Z Evensong",
          "2026-12-16T18:30:00Z Concert", "2026-12-30T18:30:00Z Evensong",
        ]),
      Case(
        "a day later", day("2026-12-03"),
        [
          "2026-12-03T18:30:00Z Choir", "2026-12-09T19:00:00Z Choir",
          "2026-12-17T18:30:00Z Concert", "2026-12-31T18:30:00Z Choir",
        ]),
      Case(
        "begun a week later, on one of its days", day("2026-12-09"),
        [
          "2026-12-09T19:00:00Z Choir", "2026-12-16T18:30:00Z Concert",
          "2026-12-30T18:30:00Z Choir", "2027-01-06T18:30:00Z Choir",
        ]),
      Case(
        "begun two weeks later: what is before is gone", day("2026-12-16"),
        [
          "2026-12-16T18:30:00Z Concert", "2026-12-30T18:30:00Z Choir",
          "2027-01-06T18:30:00Z Choir", "2027-01-13T18:30:00Z Choir",
        ], lost: ["2026-12-09"]),
      Case(
        "at 18:00", .making { $0.clock = .second(18 * 3600) },
        [
          "2026-12-02T17:00:00Z Choir", "2026-12-09T19:00:00Z Choir",
          "2026-12-16T17:00:00Z Concert", "2026-12-30T17:00:00Z Choir",
        ]),
      Case(
        "whole days", .making { $0.clock = .allDay },
        [
          "2026-12-02 Choir", "2026-12-09T19:00:00Z Choir", "2026-12-16 Concert",
          "2026-12-30 Choir",
        ]),
      Case(
        "in New York, five hours behind UTC", .making { $0.zone = "America/New_York" },
        [
          "2026-12-03T00:30:00Z Choir", "2026-12-09T19:00:00Z Choir",
          "2026-12-17T00:30:00Z Concert", "2026-12-31T00:30:00Z Choir",
        ]),
    ])
  func all(_ this: Case) throws {
    let file = try SmallCalendar(Self.choir).file
    var editor = try SeriesEditor(file, uid: "choir", zone: Self.zone, now: Self.now)
    try editor.change(.all, this.change, newUID: "new")
    #expect(try Self.starts(editor) == this.starts)
    #expect(
      editor.lost.compactMap { $0.schedule.replacement.map { "\($0.original.wallTime.day)" } }
        == this.lost)
    #expect(editor.newUID == nil)
    // Zones come with the calendar that the series is put into.
    #expect(
      try editor.file().check().filter { $0.severity == .error && $0.code != .undefinedTimeZone }
        .map(\.code) == [])
  }

  @Test func aLengthThatIsSharedChangesEverywhere() throws {
    let file = try SmallCalendar(Self.choir).file
    var editor = try SeriesEditor(file, uid: "choir", zone: Self.zone, now: Self.now)
    try editor.change(
      .all, EventChange.making { $0.length = CalendarDuration(seconds: 10_800) }, newUID: "")
    let list = try editor.file().list(from: "2026-12-01", to: "2027-01-01")
    #expect(
      list.occurrences.map {
        $0.interval.upperBound.secondsSince1970 - $0.interval.lowerBound.secondsSince1970
      } == [10_800, 10_800, 10_800, 10_800])
  }

  /// RFC 5546, 2.1.4: SEQUENCE goes up where something changed, and only there.
  @Test func whatDoesNotChangeKeepsItsVersion() throws {
    let file = try SmallCalendar(Self.choir).file
    var editor = try SeriesEditor(file, uid: "choir", zone: Self.zone, now: Self.now)
    try editor.change(.all, EventChange.making { $0.summary = "Evensong" }, newUID: "")
    let events = try editor.file().events().events
    #expect(events.map(\.schedule.sequence) == [1, 1, 0])
    #expect(events.map(\.schedule.stamp) == [Self.now, Self.now, events[2].schedule.stamp])
  }

  @Test func fromOneOnTheRestKeepsItsExceptions() throws {
    let file = try SmallCalendar(Self.choir).file
    var editor = try SeriesEditor(file, uid: "choir", zone: Self.zone, now: Self.now)
    let split = try #require(
      try editor.originalStarts(
        in: Day(validYear: 2026, month: 12, day: 9)..<Day(validYear: 2026, month: 12, day: 10)
      ).first)
    try editor.change(.from(split), Self.rules("FREQ=WEEKLY;INTERVAL=2;COUNT=3"), newUID: "rest")
    #expect(editor.newUID == "rest")
    #expect(editor.lost.map(\.summary) == ["Concert"])
    #expect(
      try Self.starts(editor) == [
        "2026-12-02T18:30:00Z Choir", "2026-12-09T19:00:00Z Choir",
        "2027-01-06T18:30:00Z Choir",
      ])
  }

  private static func starts(_ editor: SeriesEditor) throws -> [String] {
    try editor.file().starts(from: "2026-11-01", to: "2027-02-01", zone: "Europe/Vienna")
  }
}
