import CalendarModel
import ICalendar
import Testing

/// Events as VEVENTs. The expected lines are written by hand after RFC 5545.
@Suite struct EventComponentTests {
  private let stamp = Instant(secondsSince1970: 1_780_000_000)  // 2026-05-28T20:26:40Z

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func wallTime(_ text: String, hour: Int, minute: Int = 0) throws -> WallTime {
    try #require(WallTime(day(text), hour: hour, minute: minute, second: 0))
  }

  private func lines(_ event: Event, stamp: Instant? = nil) throws -> [String] {
    try StrictReader(Component(event: event, stamp: stamp).serialized()).lines
  }

  @Test func theLeastEventHasWhatTheStandardRequires() throws {
    let event = Event(uid: "1", schedule: EventSchedule(start: .date(try day("2026-12-24"))))
    #expect(
      try lines(event) == [
        "BEGIN:VEVENT", "UID:1", "DTSTAMP:20261224T000000Z", "DTSTART;VALUE=DATE:20261224",
        "END:VEVENT",
      ])
  }

  @Test func stampComesFromTheEventBeforeTheParameter() throws {
    let other = Instant(secondsSince1970: 1_700_000_000)  // 2023-11-14T22:13:20Z
    var event = Event(uid: "1", schedule: EventSchedule(start: .date(try day("2026-12-24"))))
    event.created = stamp
    #expect(try lines(event)[2] == "DTSTAMP:20260528T202640Z")
    #expect(try lines(event, stamp: other)[2] == "DTSTAMP:20231114T221320Z")
    event.schedule.stamp = stamp
    #expect(try lines(event, stamp: other)[2] == "DTSTAMP:20260528T202640Z")
  }

  @Test func theScheduleOfASeries() throws {
    let start = try CalendarTime.zoned(wallTime("2026-03-02", hour: 9), zone: "Europe/Vienna")
    let next = try wallTime("2026-03-09", hour: 9)
    let event = Event(
      uid: "series",
      schedule: EventSchedule(
        start: start,
        ending: .duration(CalendarDuration(seconds: 5400)),
        recurrence: .init(
          rules: [RecurrenceRule(.weekly, end: .count(10), byDay: [.init(.monday)])],
          addedDates: [
            .init(start.with(wallTime: next)),
            .init(
              start.with(wallTime: next),
              ending: .time(start.with(wallTime: next.adding(seconds: 7200)))),
            .init(.utc(stamp), ending: .duration(CalendarDuration(seconds: 3600))),
          ],
          exceptionDates: [start.with(wallTime: next), .date(try day("2026-03-16"))]),
        replacement: .init(start, andFuture: true), sequence: 3, stamp: stamp))
    #expect(
      try lines(event) == [
        "BEGIN:VEVENT", "UID:series", "DTSTAMP:20260528T202640Z",
        "DTSTART;TZID=Europe/Vienna:20260302T090000", "DURATION:PT1H30M",
        "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Vienna:20260302T090000",
        "RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO",
        "RDATE;TZID=Europe/Vienna:20260309T090000",
        "RDATE;VALUE=PERIOD;TZID=Europe/Vienna:20260309T090000/20260309T110000",
        "RDATE;VALUE=PERIOD:20260528T202640Z/PT1H",
        "EXDATE;TZID=Europe/Vienna:20260309T090000", "EXDATE;VALUE=DATE:20260316",
        "SEQUENCE:3", "END:VEVENT",
      ])
  }

  /// An event with a value in every place.
  private func fullEvent() throws -> Event {
    var event = Event(
      uid: "all,1",
      schedule: EventSchedule(
        start: .floating(try wallTime("2026-05-01", hour: 18)),
        ending: .time(.floating(try wallTime("2026-05-01", hour: 20, minute: 30))),
        stamp: stamp),
      summary: "Dinner; with Ana, Bo")
    event.description = "Line 1\nLine 2"
    event.location = "Café \\ Bar"
    event.status = "CONFIRMED"
    event.classification = "PRIVATE"
    event.isTransparent = true
    event.priority = 5
    event.categories = ["a,b", "c"]
    event.resources = ["Projector"]
    event.color = RGBColor(0xE91C4C)
    event.url = "https://example.com/a,b;c"
    event.position = GeographicPosition(latitude: 48.2, longitude: -0.00005)
    event.created = Instant(secondsSince1970: 0)
    event.lastModified = Instant(secondsSince1970: 1)
    var organizer = Attendee(address: "mailto:ana@example.com")
    organizer.commonName = "Ana \"A\" Li"
    event.organizer = organizer
    var guest = Attendee(address: "mailto:bo@example.com")
    guest.userType = "INDIVIDUAL"
    guest.role = "OPT-PARTICIPANT"
    guest.participationStatus = "TENTATIVE"
    guest.expectsReply = true
    guest.otherParameters = [.init("MEMBER", ["mailto:all@example.com"])]
    event.attendees = [guest]
    event.attachments = [
      Attachment(.uri("https://example.com/a.pdf"), mediaType: "application/pdf"),
      Attachment(.data(Array("foobar".utf8))),
    ]
    event.comments = ["first", "second"]
    event.contacts = ["Jim, 555"]
    event.relations = [Relation(uid: "p"), Relation(uid: "s", kind: "SIBLING")]
    event.requestStatuses = [RequestStatus(code: "2.8", text: "Success, but", data: "DTSTART:x")]
    event.otherProperties = [Property("X-FOO", value: "a\\,b"), Property("STATUS", value: "??")]
    return event
  }

  @Test func everyPropertyHasItsLine() throws {
    let event = try fullEvent()
    #expect(
      try lines(event) == [
        "BEGIN:VEVENT", "UID:all\\,1", "DTSTAMP:20260528T202640Z", "CREATED:19700101T000000Z",
        "LAST-MODIFIED:19700101T000001Z", "DTSTART:20260501T180000", "DTEND:20260501T203000",
        "SUMMARY:Dinner\\; with Ana\\, Bo", "DESCRIPTION:Line 1\\nLine 2",
        "LOCATION:Café \\\\ Bar", "GEO:48.2;-0.000050000000000",
        "URL:https://example.com/a,b;c", "STATUS:CONFIRMED", "CLASS:PRIVATE",
        "TRANSP:TRANSPARENT", "PRIORITY:5", "CATEGORIES:a\\,b,c", "RESOURCES:Projector",
        "COLOR:crimson", "X-DAYMARK-COLOR:#e91c4c",
        "ORGANIZER;CN=Ana ^'A^' Li:mailto:ana@example.com",
        "ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;PARTSTAT=TENTATIVE;RSVP=TRUE;"
          + "MEMBER=\"mailto:all@example.com\":mailto:bo@example.com",
        "ATTACH;FMTTYPE=application/pdf:https://example.com/a.pdf",
        // RFC 4648, 10.
        "ATTACH;ENCODING=BASE64;VALUE=BINARY:Zm9vYmFy",
        "COMMENT:first", "COMMENT:second", "CONTACT:Jim\\, 555", "RELATED-TO:p",
        "RELATED-TO;RELTYPE=SIBLING:s", "REQUEST-STATUS:2.8;Success\\, but;DTSTART:x",
        "X-FOO:a\\,b", "END:VEVENT",
      ])
  }

  /// Written and imported, an event is the same value, but for its line in the file.
  @Test func eventsComeBackThroughTheImport() throws {
    var full = try fullEvent()
    // The file has one STATUS, the event's; `??` gave way to it.
    full.otherProperties.removeLast()
    // The exact colour is known from the X- property.
    full.alarms = [Alarm(action: "AUDIO", trigger: .relativeToEnd(.init(seconds: -90)))]
    let vienna = "Europe/Vienna"
    let start = try wallTime("2026-03-02", hour: 9)
    var series = Event(
      uid: "series",
      schedule: EventSchedule(
        start: .zoned(start, zone: vienna), ending: .duration(CalendarDuration(seconds: 5400)),
        recurrence: .init(
          rules: [RecurrenceRule(.weekly, end: .count(10), byDay: [.init(.monday)])],
          addedDates: [
            .init(.zoned(start.adding(seconds: 60), zone: vienna)),
            .init(
              .zoned(start.adding(seconds: 120), zone: vienna),
              ending: .duration(CalendarDuration(seconds: 60))),
          ],
          exceptionDates: [.zoned(start.adding(seconds: 7 * 86_400), zone: vienna)]),
        sequence: 3, stamp: stamp))
    series.summary = "  leading, and trailing  "
    let bytes = CalendarComponents([Component(event: full), Component(event: series)])
      .component.serialized()
    var events = try CalendarFile(bytes, file: "t.ics").events().events
    for index in events.indices { events[index].line = nil }
    #expect(events == [full, series])
  }

  @Test func aColourThatHasANameIsWrittenAsItOnly() throws {
    var event = Event(uid: "1", schedule: EventSchedule(start: .date(try day("2026-12-24"))))
    event.color = RGBColor(cssName: "tomato")
    #expect(try lines(event).filter { $0.contains("COLOR") } == ["COLOR:tomato"])
    // A colour that was changed replaces the exact one of the file.
    event.otherProperties = [Property("X-DAYMARK-COLOR", value: "#123456")]
    #expect(
      try lines(event).filter { $0.contains("COLOR") }
        == ["COLOR:tomato", "X-DAYMARK-COLOR:#ff6347"])
  }

  @Test func alarmsHaveWhatTheirActionRequires() throws {
    var event = Event(
      uid: "1", schedule: EventSchedule(start: .date(try day("2026-12-24"))), summary: "Tea")
    var display = Alarm(action: "DISPLAY", trigger: .relativeToStart(.init(seconds: -900)))
    display.repeatCount = 2
    display.repeatInterval = CalendarDuration(seconds: 300)
    var audio = Alarm(action: "AUDIO", trigger: .absolute(stamp))
    audio.attachments = [Attachment(.uri("ftp://example.com/bell.aud"))]
    // Half of a repetition is none.
    audio.repeatCount = 4
    var email = Alarm(action: "EMAIL", trigger: .relativeToEnd(.init(days: -1)))
    email.description = "Soon"
    email.attendees = [Attendee(address: "mailto:a@example.com")]
    event.alarms = [display, audio, email]
    #expect(
      try lines(event).dropFirst(5) == [
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DURATION:PT5M", "REPEAT:2",
        "DESCRIPTION:Tea", "END:VALARM",
        "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER;VALUE=DATE-TIME:20260528T202640Z",
        "ATTACH:ftp://example.com/bell.aud", "END:VALARM",
        "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER;RELATED=END:-P1D", "SUMMARY:Tea",
        "DESCRIPTION:Soon", "ATTENDEE:mailto:a@example.com", "END:VALARM", "END:VEVENT",
      ])
  }

  @Test func aCalendarSaysWhatItIs() throws {
    let calendar = CalendarComponents(
      [Component("VEVENT")], name: "Tage, bunt", color: RGBColor(0x76A9FF), method: "PUBLISH",
      otherProperties: [Property("X-WR-CALDESC", value: "d"), Property("NAME", value: "other")])
    let reader = try StrictReader(calendar.component.serialized())
    #expect(
      reader.lines == [
        "BEGIN:VCALENDAR", "PRODID:-//Daymark//Daymark//EN", "VERSION:2.0",
        "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "NAME:Tage\\, bunt", "X-WR-CALNAME:Tage\\, bunt",
        "COLOR:cornflowerblue", "X-APPLE-CALENDAR-COLOR:#76a9ff", "X-WR-CALDESC:d",
        "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR",
      ])
  }
}
