import CalendarModel
import ICalendar
import Testing

/// VEVENTs as values (RFC 5545, 3.6.1). Property values are the examples of its sections 3.8.
@Suite("Events as values")
struct EventImportTests {
  @Test("every property of RFC 5545, 3.6.1")
  func readsEveryProperty() throws {
    let read = try ReadEvent([
      "UID:19960401T080045Z-4000F192713-0052@example.com",
      "DTSTAMP:19971210T080000Z",
      "DTSTART;TZID=America/New_York:19980118T073000",
      "DTEND;TZID=America/New_York:19980118T083000",
      "RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=SU",
      "RDATE;VALUE=PERIOD:19980403T020000Z/19980403T040000Z,19980404T010000Z/PT3H",
      "EXDATE;TZID=America/New_York:19980125T073000,19980201T073000",
      "CLASS:private",
      "CREATED:19960329T133000Z",
      "LAST-MODIFIED:19960817T133000Z",
      "SEQUENCE:2",
      "STATUS:tentative",
      "TRANSP:TRANSPARENT",
      "PRIORITY:1",
      "GEO:37.386013;-122.082932",
      "LOCATION;LANGUAGE=en:Conference Room - F123\\, Bldg. 002",
      "SUMMARY;ALTREP=\"cid:part1\":Department Party",
      "DESCRIPTION:Meeting to provide technical review for \\\"Phoenix\\\" design.\\nHappy Face "
        + "Conference Room.",
      "URL:http://example.com/pub/calendars/jsmith/mytime.ics",
      "CATEGORIES:APPOINTMENT,EDUCATION",
      "CATEGORIES;LANGUAGE=de:Feier\\, groß",
      "RESOURCES:EASEL,PROJECTOR,VCR",
      "COMMENT:The meeting really needs to include both ourselves and the customer.",
      "COMMENT:Second",
      "CONTACT;ALTREP=\"CID:part3.msg970930T083000SILVER@example.com\":Jim Dolittle\\, ABC "
        + "Industries\\, +1-919-555-1234",
      "RELATED-TO:jsmith.part7.19960817T083000.xyzMail@example.com",
      "RELATED-TO;RELTYPE=sibling:19960401-080045-4000F192713@example.com",
      "ORGANIZER;CN=John Smith:mailto:jsmith@example.com",
      "ATTENDEE;ROLE=CHAIR:mailto:mrbig@example.com",
      "ATTACH:CID:jsmith.part3.960817T083000.xyzMail@example.com",
      "ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:TG9yZW0=",
      "REQUEST-STATUS:2.0;Success",
      "X-ABC-MMSUBJ;VALUE=URI;FMTTYPE=audio/basic:http://www.example.org/mysubj.au",
      "NON-SMOKING;VALUE=BOOLEAN:TRUE",
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT30M", "DESCRIPTION:Now", "END:VALARM",
    ])
    let zone = "America/New_York"
    var expected = Event(
      uid: "19960401T080045Z-4000F192713-0052@example.com",
      schedule: EventSchedule(
        start: .zoned(.at(1998, 1, 18, 7, 30), zone: zone),
        ending: .time(.zoned(.at(1998, 1, 18, 8, 30), zone: zone)),
        recurrence: .init(
          rules: [
            RecurrenceRule(.weekly, end: .count(10), byDay: [.init(.sunday)])
          ],
          addedDates: [
            .init(.utc(.utc(1998, 4, 3, 2)), ending: .time(.utc(.utc(1998, 4, 3, 4)))),
            .init(
              .utc(.utc(1998, 4, 4, 1)), ending: .duration(CalendarDuration(seconds: 3 * 3600))),
          ],
          exceptionDates: [
            .zoned(.at(1998, 1, 25, 7, 30), zone: zone), .zoned(.at(1998, 2, 1, 7, 30), zone: zone),
          ]),
        sequence: 2, stamp: .utc(1997, 12, 10, 8)),
      summary: "Department Party")
    expected.line = 4
    expected.classification = "PRIVATE"
    expected.created = .utc(1996, 3, 29, 13, 30)
    expected.lastModified = .utc(1996, 8, 17, 13, 30)
    expected.status = "TENTATIVE"
    expected.isTransparent = true
    expected.priority = 1
    expected.position = GeographicPosition(latitude: 37.386013, longitude: -122.082932)
    expected.location = "Conference Room - F123, Bldg. 002"
    expected.description =
      "Meeting to provide technical review for \"Phoenix\" design.\nHappy Face Conference Room."
    expected.url = "http://example.com/pub/calendars/jsmith/mytime.ics"
    expected.categories = ["APPOINTMENT", "EDUCATION", "Feier, groß"]
    expected.resources = ["EASEL", "PROJECTOR", "VCR"]
    expected.comments = [
      "The meeting really needs to include both ourselves and the customer.", "Second",
    ]
    expected.contacts = ["Jim Dolittle, ABC Industries, +1-919-555-1234"]
    expected.relations = [
      Relation(uid: "jsmith.part7.19960817T083000.xyzMail@example.com"),
      Relation(uid: "19960401-080045-4000F192713@example.com", kind: "SIBLING"),
    ]
    expected.organizer = Attendee(address: "mailto:jsmith@example.com")
    expected.organizer?.commonName = "John Smith"
    var chair = Attendee(address: "mailto:mrbig@example.com")
    chair.role = "CHAIR"
    expected.attendees = [chair]
    expected.attachments = [
      Attachment(.uri("CID:jsmith.part3.960817T083000.xyzMail@example.com")),
      Attachment(.data(Array("Lorem".utf8)), mediaType: "text/plain"),
    ]
    expected.requestStatuses = [RequestStatus(code: "2.0", text: "Success")]
    expected.otherProperties = [
      Property(
        "X-ABC-MMSUBJ", parameters: [.init("VALUE", ["URI"]), .init("FMTTYPE", ["audio/basic"])],
        value: "http://www.example.org/mysubj.au"),
      Property("NON-SMOKING", parameters: [.init("VALUE", ["BOOLEAN"])], value: "TRUE"),
    ]
    var alarm = Alarm(
      action: "DISPLAY", trigger: .relativeToStart(CalendarDuration(seconds: -1800)))
    alarm.description = "Now"
    expected.alarms = [alarm]
    #expect(read.event == expected)
    #expect(read.problems == [])
  }

  @Test("an override: RECURRENCE-ID, RANGE and DURATION")
  func readsOverride() throws {
    let read = try ReadEvent([
      "UID:u", "DTSTAMP:19970101T000000Z",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:19960401",
      "DTSTART;VALUE=DATE:19960402", "DURATION:P1W",
    ])
    #expect(
      read.event?.schedule
        == EventSchedule(
          start: .date(Day(validYear: 1996, month: 4, day: 2)),
          ending: .duration(CalendarDuration(days: 7)),
          replacement: .init(.date(Day(validYear: 1996, month: 4, day: 1)), andFuture: true),
          stamp: .utc(1997, 1, 1)))
    #expect(read.problems == [])
  }

  @Test(
    "lists part at commas that are not escaped",
    arguments: [
      ("a\\,b,c", ["a,b", "c"]), ("a\\\\,b", ["a\\", "b"]), ("a\\;b;c", ["a;b;c"]),
      (",a,,b,", ["a", "b"]), ("", []), ("a\\nb", ["a\nb"]), ("3\\,4", ["3,4"]),
      ("a , b", ["a ", " b"]), ("a\\", ["a\\"]),
    ])
  func partsLists(_ value: String, _ texts: [String]) throws {
    #expect(try ReadEvent.with("CATEGORIES:\(value)").event?.categories == texts)
    #expect(try ReadEvent.with("RESOURCES:\(value)").event?.resources == texts)
  }

  @Test("a list of a thousand texts is whole")
  func readsLongLists() throws {
    let texts = (0..<1000).map { "c\($0)" }
    let read = try ReadEvent.with("CATEGORIES:\(texts.joined(separator: ","))")
    #expect(read.event?.categories == texts)
  }

  @Test(
    "GEO",
    arguments: [
      ("37.386013;-122.082932", GeographicPosition(latitude: 37.386013, longitude: -122.082932)),
      ("-90;180", GeographicPosition(latitude: -90, longitude: 180)),
      ("48.2, 16.4", GeographicPosition(latitude: 48.2, longitude: 16.4)),
      ("+48.2; +16.4", GeographicPosition(latitude: 48.2, longitude: 16.4)),
    ])
  func readsPosition(_ value: String, _ position: GeographicPosition) throws {
    let read = try ReadEvent.with("GEO:\(value)")
    #expect(read.event?.position == position)
    #expect(read.problems == [])
  }

  @Test(
    "REQUEST-STATUS, its examples of 3.8.8.3",
    arguments: [
      ("2.0;Success", RequestStatus(code: "2.0", text: "Success")),
      (
        "3.1;Invalid property value;DTSTART:96-Apr-01",
        RequestStatus(code: "3.1", text: "Invalid property value", data: "DTSTART:96-Apr-01")
      ),
      (
        "2.8; Success\\, repeating event ignored. Scheduled as a single event.;"
          + "RRULE:FREQ=WEEKLY\\;INTERVAL=2",
        RequestStatus(
          code: "2.8", text: " Success, repeating event ignored. Scheduled as a single event.",
          data: "RRULE:FREQ=WEEKLY;INTERVAL=2")
      ),
      (
        "4.1;Event conflict.  Date-time is busy.",
        RequestStatus(code: "4.1", text: "Event conflict.  Date-time is busy.")
      ),
      ("3.1.1", RequestStatus(code: "3.1.1", text: "")),
    ])
  func readsRequestStatus(_ value: String, _ status: RequestStatus) throws {
    #expect(try ReadEvent.with("REQUEST-STATUS:\(value)").event?.requestStatuses == [status])
  }

  @Test("parameters of ORGANIZER and ATTENDEE")
  func readsAttendees() throws {
    let read = try ReadEvent.with(
      "ORGANIZER;SENT-BY=\"mailto:sray@example.com\":mailto:jsmith@example.com",
      "ATTENDEE;CUTYPE=group;MEMBER=\"mailto:a@example.com\",\"mailto:b@example.com\";"
        + "ROLE=req-participant;PARTSTAT=tentative;RSVP=true;CN=\"Cabot, Henry\";X-NUM-GUESTS=0:"
        + "mailto:hcabot@example.com",
      "ATTENDEE;RSVP=FALSE;CN=O^'Neil ^^ co:mailto:oneil@example.com",
      "ATTENDEE;CN=Team: North;ROLE=CHAIR:mailto:north@example.org",
      "ATTENDEE:", "ATTENDEE:urn:uuid:1", "ATTENDEE;CN=Nobody:")
    let event = try #require(read.event)
    var organizer = Attendee(address: "mailto:jsmith@example.com")
    organizer.otherParameters = [.init("SENT-BY", ["mailto:sray@example.com"])]
    #expect(event.organizer == organizer)
    var group = Attendee(address: "mailto:hcabot@example.com")
    group.commonName = "Cabot, Henry"
    group.participationStatus = "TENTATIVE"
    group.role = "REQ-PARTICIPANT"
    group.userType = "GROUP"
    group.expectsReply = true
    group.otherParameters = [
      .init("MEMBER", ["mailto:a@example.com", "mailto:b@example.com"]),
      .init("X-NUM-GUESTS", ["0"]),
    ]
    var quoting = Attendee(address: "mailto:oneil@example.com")
    quoting.commonName = "O\"Neil ^ co"
    var team = Attendee(address: "mailto:north@example.org")
    team.commonName = "Team: North"
    team.role = "CHAIR"
    var nobody = Attendee(address: "")
    nobody.commonName = "Nobody"
    #expect(
      event.attendees == [group, quoting, team, Attendee(address: "urn:uuid:1"), nobody])
    #expect(event.otherProperties == [Property("ATTENDEE", value: "")])
    #expect(read.problems == ["11 note unquoted-colon"])
  }

  @Test(
    "the exact colour holds in either order",
    arguments: [
      (["COLOR:red", "X-DAYMARK-COLOR:#123456"], "#123456"),
      (["X-DAYMARK-COLOR:#123456", "COLOR:red"], "#123456"),
      (["COLOR:red"], "#ff0000"), (["COLOR:#abc"], "#aabbcc"), (["COLOR:TURQUOISE"], "#40e0d0"),
      (["X-DAYMARK-COLOR:none", "COLOR:red"], "#ff0000"),
    ])
  func readsColor(_ lines: [String], _ color: String) throws {
    let read = try ReadEvent(["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:20260101"] + lines)
    #expect(read.event?.color?.description == color)
  }

  @Test(
    "names in any case, in any order, with folds anywhere")
  func readsOddSpellings() throws {
    let read = try ReadEvent([
      "summ\r\n ary:Li\r\n\tne", "Dtstart;vaLue=\r\n date:2026\r\n 1207", "uId: u ",
      "DTSTAMP:20260101T000000Z", "Categories:a\\\r\n ,b",
    ])
    let event = try #require(read.event)
    #expect(event.summary == "Line")
    #expect("\(event.schedule.start)" == "2026-12-07")
    #expect(event.uid == "u")
    #expect(event.categories == ["a,b"])
    #expect(read.problems == [])
  }
}
