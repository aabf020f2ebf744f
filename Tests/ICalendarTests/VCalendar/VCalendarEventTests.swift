import CalendarModel
import ICalendar
import Testing

/// Properties of vCalendar 1.0 (2.2 and 2.3) and what RFC 5545 calls them.
@Suite("vCalendar 1.0: properties")
struct VCalendarEventTests {
  private static let summer = [
    "TZ:-05", "DAYLIGHT:TRUE;-04;20260308T020000;20261101T020000;EST;EDT",
  ]

  @Test(
    "a property becomes what iCalendar calls it",
    arguments: [
      ("DTEND:20261207T100000Z", ["DTEND:20261207T100000Z"]),
      ("DTEND:20261207", ["DTEND;VALUE=DATE:20261207"]),
      ("DTEND;DATE:20261207", ["DTEND;VALUE=DATE:20261207"]),
      ("DTEND:2026-12-07T10:00:00", ["DTEND:20261207T100000"]),
      ("DCREATED:19960329T083000Z", ["CREATED:19960329T083000Z"]),
      ("LAST-MODIFIED:19960817T133000", ["LAST-MODIFIED:19960817T133000Z"]),
      ("PRIORITY:2", ["PRIORITY:2"]),
      ("PRIORITY:12", ["PRIORITY:9", "X-VCALENDAR-PRIORITY:12"]),
      ("SEQUENCE: 3", ["SEQUENCE:3"]),
      ("TRANSP:0", ["TRANSP:OPAQUE"]),
      ("TRANSP:1", ["TRANSP:TRANSPARENT"]),
      ("TRANSP:2", ["TRANSP:TRANSPARENT", "X-VCALENDAR-TRANSP:2"]),
      ("CLASS:private", ["CLASS:PRIVATE"]),
      ("STATUS:TENTATIVE", ["STATUS:TENTATIVE"]),
      ("STATUS:ACCEPTED", ["STATUS:CONFIRMED", "X-VCALENDAR-STATUS:ACCEPTED"]),
      ("STATUS:NEEDS ACTION", ["X-VCALENDAR-STATUS:NEEDS ACTION"]),
      ("STATUS:DECLINED", ["X-VCALENDAR-STATUS:DECLINED"]),
      ("CATEGORIES:APPOINTMENT;EDUCATION", ["CATEGORIES:APPOINTMENT,EDUCATION"]),
      ("CATEGORIES:A\\;B;C,D", ["CATEGORIES:A\\;B,C\\,D"]),
      ("CATEGORIES:A,B", ["CATEGORIES:A,B"]),
      ("RESOURCES:EASEL;PROJECTOR;VCR", ["RESOURCES:EASEL,PROJECTOR,VCR"]),
      ("RELATED-TO:<jsmith.part7@host1.com>", ["RELATED-TO:<jsmith.part7@host1.com>"]),
      ("RNUM:3", ["X-VCALENDAR-RNUM:3"]),
      ("URL:http://abc.example/cal", ["URL:http://abc.example/cal"]),
      ("GEO:-122.5,37.25", ["GEO:37.25;-122.5"]),
      ("LOCATION;LANGUAGE=de:Halle; Saal 2", ["LOCATION;LANGUAGE=de:Halle\\; Saal 2"]),
      ("DESCRIPTION;VALUE=INLINE:a, b", ["DESCRIPTION:a\\, b"]),
      ("X-ABC;TYPE=x:a;b", ["X-ABC;TYPE=x:a;b"]),
      ("X-ABC;QUOTED-PRINTABLE:a=0D=0Ab", ["X-ABC:a\\nb"]),
      ("ATTACH;VALUE=URL:file:///my/report.txt", ["ATTACH:file:///my/report.txt"]),
      (
        "ATTACH;VALUE=CONTENT-ID:<jsmith.part3@host1.com>", ["ATTACH:CID:jsmith.part3@host1.com"]
      ),
      (
        "ATTACH;ENCODING=BASE64;TYPE=image/gif:AAEC",
        ["ATTACH;FMTTYPE=image/gif;ENCODING=BASE64;VALUE=BINARY:AAEC"]
      ),
      (
        "EXDATE:19960402T010000Z;19960403T010000Z;19960404T010000Z",
        ["EXDATE:19960402T010000Z,19960403T010000Z,19960404T010000Z"]
      ),
      (
        "RDATE:19960402T010000Z;19960403T010000;19960404",
        ["RDATE:19960402T010000Z", "RDATE:19960403T010000", "RDATE;VALUE=DATE:19960404"]
      ),
      ("RRULE:FREQ=DAILY;COUNT=3", ["RRULE:FREQ=DAILY;COUNT=3"]),
    ] as [(String, [String])])
  func property(_ line: String, _ expected: [String]) throws {
    #expect(try VCalendarText.event(line) == expected)
  }

  @Test(
    "a guest keeps name, role and answer",
    arguments: [
      (
        "ATTENDEE;ROLE=OWNER;STATUS=CONFIRMED:John Smith <jsmith@host1.com>",
        "ATTENDEE;CN=John Smith;ROLE=CHAIR;PARTSTAT=ACCEPTED;X-VCALENDAR-STATUS=CONFIRMED:"
          + "mailto:jsmith@host1.com"
      ),
      (
        "ATTENDEE;ROLE=DELEGATE;STATUS=NEEDS ACTION;EXPECT=REQUEST;RSVP=YES:a@b.example",
        "ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;X-VCALENDAR-ROLE=DELEGATE:"
          + "mailto:a@b.example"
      ),
      (
        "ATTENDEE;EXPECT=FYI;RSVP=NO:MAILTO:a@b.example",
        "ATTENDEE;ROLE=NON-PARTICIPANT;RSVP=FALSE:MAILTO:a@b.example"
      ),
      ("ATTENDEE:Henry Cabot", "ATTENDEE;CN=Henry Cabot:invalid:nomail"),
      (
        "ATTENDEE;VALUE=URL:http://xyz.example/card.vcf",
        "ATTENDEE:http://xyz.example/card.vcf"
      ),
      (
        "ATTENDEE;ROLE=ORGANIZER:\"Jo\" <jo@a.example>", "ORGANIZER;CN=Jo:mailto:jo@a.example"
      ),
    ])
  func attendee(_ line: String, _ expected: String) throws {
    #expect(try VCalendarText.event(line) == [expected])
  }

  @Test("an organizer who answered is a guest too")
  func organizer() throws {
    #expect(
      try VCalendarText.event("ATTENDEE;ROLE=ORGANIZER;STATUS=ACCEPTED:jo@a.example") == [
        "ORGANIZER:mailto:jo@a.example",
        "ATTENDEE;ROLE=CHAIR;PARTSTAT=ACCEPTED:mailto:jo@a.example",
      ])
  }

  @Test(
    "an alarm becomes a VALARM",
    arguments: [
      (
        ["AALARM;TYPE=WAVE;VALUE=URL:20261207T085000Z;PT5M;2;file:///mmedia/taps.wav"],
        [
          "TRIGGER;VALUE=DATE-TIME:20261207T085000Z", "DURATION:PT5M", "REPEAT:2", "ACTION:AUDIO",
          "ATTACH;FMTTYPE=audio/wav:file:///mmedia/taps.wav",
        ]
      ),
      (
        ["AALARM;TYPE=X-EPOCSOUND:20261207T085000Z;;;"],
        ["TRIGGER;VALUE=DATE-TIME:20261207T085000Z", "ACTION:AUDIO"]
      ),
      (
        ["AALARM;TYPE=WAVE;ENCODING=BASE64:20261207T085000Z; ; ; AA", " EC", ""],
        [
          "TRIGGER;VALUE=DATE-TIME:20261207T085000Z", "ACTION:AUDIO",
          "ATTACH;FMTTYPE=audio/wav;ENCODING=BASE64;VALUE=BINARY:AAEC",
        ]
      ),
      (
        ["DALARM:20261207T084500Z;PT5M;2;Your Taxes Are Due !!!", "RRULE:D1 #3"],
        [
          "TRIGGER:-PT15M", "DURATION:PT5M", "REPEAT:2", "ACTION:DISPLAY",
          "DESCRIPTION:Your Taxes Are Due !!!",
        ]
      ),
      (
        ["DALARM:20261207T084500Z;PT5M;;"],
        [
          "TRIGGER;VALUE=DATE-TIME:20261207T084500Z", "X-VCALENDAR-SNOOZE:PT5M", "ACTION:DISPLAY",
          "DESCRIPTION:Talk",
        ]
      ),
      (
        ["MALARM:20261207T084500Z;;;a@b.example;A, B"],
        [
          "TRIGGER;VALUE=DATE-TIME:20261207T084500Z", "ACTION:EMAIL",
          "ATTENDEE:mailto:a@b.example", "SUMMARY:Talk", "DESCRIPTION:A\\, B",
        ]
      ),
      (
        ["PALARM;VALUE=URL:20261207T084500Z;PT5M;2;file:///myapps/shockme"],
        [
          "TRIGGER;VALUE=DATE-TIME:20261207T084500Z", "DURATION:PT5M", "REPEAT:2",
          "ACTION:PROCEDURE", "ATTACH:file:///myapps/shockme",
        ]
      ),
    ] as [([String], [String])])
  func alarm(_ lines: [String], _ expected: [String]) throws {
    let all = try VCalendarText.component(
      "VEVENT", ["DTSTART:20261207T090000Z", "SUMMARY:Talk"] + lines)
    let start = try #require(all.firstIndex(of: "BEGIN:VALARM"))
    #expect(Array(all[(start + 1)...].dropLast()) == expected)
  }

  @Test("an alarm by the wall clock comes so long before the start")
  func localAlarm() throws {
    let all = try VCalendarText.component(
      "VEVENT", ["DTSTART:20261207T090000", "DALARM:20261206T180000;;;x"])
    #expect(all.contains("TRIGGER:-PT15H"))
    let zoned = try VCalendarText.component(
      "VEVENT", ["DTSTART:20261207T140000Z", "DALARM:20261207T083000;;;x"], head: Self.summer)
    #expect(zoned.contains("TRIGGER:-PT30M"))
  }

  @Test("an alarm without a time that can be read is kept and reported")
  func badAlarm() throws {
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z", "DALARM:soon;;;x", "AALARM:;;;",
      "END:VEVENT",
    ])
    #expect(
      file.diagnostics.filter { $0.severity > .note }.map { "\($0.line) \($0.code.rawValue)" }
        == ["7 vcalendar-value"])
    #expect(file.events().events[0].otherProperties.map(\.value) == ["soon;;;x"])
  }

  @Test("a to-do keeps DUE, COMPLETED, STATUS and its alarm")
  func todo() throws {
    let lines = [
      "UID:t", "DUE:20261207T120000Z", "COMPLETED:19960401T235959Z", "STATUS:NEEDS ACTION",
      "RRULE:D1 #2", "DALARM:20261207T110000Z;;;x",
    ]
    // Without a DTSTART a rule has nothing to begin with.
    #expect(
      try VCalendarText.component("VTODO", lines) == [
        "UID:t", "DUE:20261207T120000Z", "COMPLETED:19960401T235959Z", "STATUS:NEEDS-ACTION",
        "X-VCALENDAR-RRULE:D1 #2", "BEGIN:VALARM", "TRIGGER;RELATED=END:-PT1H", "ACTION:DISPLAY",
        "DESCRIPTION:x", "END:VALARM",
      ])
  }

  @Test(
    "what a producer calls a whole day is one",
    arguments: [
      ("X-EPOCAGENDAENTRYTYPE:ANNIVERSARY", "20261207T000000", "20261207T000000", "2026-12-08"),
      ("X-EPOCAGENDAENTRYTYPE:EVENT", "20261207T000000", "20261209T000000", "2026-12-09"),
      ("X-FUNAMBOL-ALLDAY:1", "20261207T000000", "20261208T235900", "2026-12-09"),
      ("X-FUNAMBOL-ALLDAY:1", "20261207T000000", "20261207T235959", "2026-12-08"),
      ("X-MICROSOFT-CDO-ALLDAYEVENT:TRUE", "20261207T050000Z", "20261208T050000Z", "2026-12-08"),
    ])
  func allDay(_ mark: String, _ start: String, _ end: String, _ expected: String) throws {
    let file = try VCalendarText.calendar(
      Self.summer + [
        "BEGIN:VEVENT", "UID:1", mark, "DTSTART:\(start)", "DTEND:\(end)", "END:VEVENT",
      ])
    let list = try file.list(from: "2026-12-01", to: "2027-01-01").occurrences
    #expect(list.map { "\($0.start) \($0.end)" } == ["2026-12-07 \(expected)"])
  }

  @Test(
    "an appointment from midnight to midnight stays one, and so does one that is not marked",
    arguments: ["X-EPOCAGENDAENTRYTYPE:APPOINTMENT", "X-FUNAMBOL-ALLDAY:0", "X-OTHER:1"])
  func timed(_ mark: String) throws {
    let lines = try VCalendarText.component(
      "VEVENT", [mark, "DTSTART:20261207T000000", "DTEND:20261208T000000"])
    #expect(lines == [mark, "DTSTART:20261207T000000", "DTEND:20261208T000000"])
  }

  @Test("times without Z are in the zone of TZ and DAYLIGHT, also in later years")
  func zone() throws {
    let file = try VCalendarText.calendar(
      Self.summer + [
        "BEGIN:VEVENT", "UID:1", "DTSTART:20260307T120000", "RRULE:MD6 7 #0", "END:VEVENT",
        "BEGIN:VEVENT", "UID:2", "DTSTART:20270314T120000", "END:VEVENT",
        "BEGIN:VEVENT", "UID:3", "DTSTART:20271106T120000", "END:VEVENT",
        "BEGIN:VEVENT", "UID:4", "DTSTART:20271107T120000Z", "END:VEVENT",
      ])
    // In 2026 summer time begins on 8 March, the second Sunday, and ends on 1 November, the
    // first; in 2027 on 14 March and 7 November.
    let list = try file.list(from: "2026-01-01", to: "2028-01-01").occurrences
    #expect(
      list.map { "\($0.interval.lowerBound)" } == [
        "2026-03-07T17:00:00Z", "2026-09-07T16:00:00Z", "2027-03-07T17:00:00Z",
        "2027-03-14T16:00:00Z", "2027-09-07T16:00:00Z", "2027-11-06T16:00:00Z",
        "2027-11-07T12:00:00Z",
      ])
    #expect(file.timeZones.map(\.origin) == [.file])
  }

  @Test(
    "TZ is an offset, and the zone without DAYLIGHT",
    arguments: [
      ("TZ:-05", "2026-12-07T14:00:00Z"), ("TZ:+0530", "2026-12-07T03:30:00Z"),
      ("TZ:+05:30", "2026-12-07T03:30:00Z"), ("TZ:-3:30", "2026-12-07T12:30:00Z"),
      ("TZ:Z", "2026-12-07T09:00:00Z"), ("TZ:9", "2026-12-07T00:00:00Z"),
    ])
  func offset(_ line: String, _ expected: String) throws {
    for more in [[], ["DAYLIGHT:FALSE"]] {
      let file = try VCalendarText.calendar(
        [line] + more + ["BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000", "END:VEVENT"])
      let list = try file.list(from: "2026-12-01", to: "2027-01-01").occurrences
      #expect(list.map { "\($0.interval.lowerBound)" } == [expected])
    }
  }

  @Test("times float where the reader does not want the calendar's zone, or it has none")
  func floating() throws {
    let event = ["BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000", "END:VEVENT"]
    var options = ImportOptions()
    options.honorsCalendarTimeZone = false
    for file in [
      try VCalendarText.calendar(["TZ:-05"] + event, options: options),
      try VCalendarText.calendar(event),
    ] {
      #expect(file.events().events.map { "\($0.schedule.start)" } == ["2026-12-07T09:00:00"])
    }
  }
}
