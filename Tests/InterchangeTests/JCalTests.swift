import CalendarModel
import ICalendar
import Interchange
import Testing

@Suite("jCal")
struct JCalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var json: String
    var testDescription: String { line }

    init(_ line: String, _ json: String) {
      self.line = line
      self.json = json
    }
  }

  /// The values are those of the examples in RFC 7265, 3.4 to 5.1.
  static let cases = [
    Case("GEO:37.386013;-122.082932", #"["geo",{},"float",[37.386013,-122.082932]]"#),
    Case("REQUEST-STATUS:2.0;Success", #"["request-status",{},"text",["2.0","Success"]]"#),
    Case(
      "REQUEST-STATUS:3.7;Invalid calendar user;ATTENDEE:mailto:jsmith@example.org",
      #"["request-status",{},"text",["3.7","Invalid calendar user","ATTENDEE:mailto:jsmith@example.org"]]"#
    ),
    Case("CATEGORIES:computers,ietf", #"["categories",{},"text","computers","ietf"]"#),
    Case(
      "ATTACH;ENCODING=BASE64;VALUE=BINARY:SGVsbG8gV29ybGQh",
      #"["attach",{},"binary","SGVsbG8gV29ybGQh"]"#),
    Case("X-NON-SMOKING;VALUE=BOOLEAN:TRUE", #"["x-non-smoking",{},"boolean",true]"#),
    Case(
      "ATTENDEE:mailto:kewisch@example.com",
      #"["attendee",{},"cal-address","mailto:kewisch@example.com"]"#),
    Case("DTSTART;VALUE=DATE:20110517", #"["dtstart",{},"date","2011-05-17"]"#),
    Case(
      "DTSTART;TZID=Europe/Berlin:20121001T120000",
      #"["dtstart",{"tzid":"Europe/Berlin"},"date-time","2012-10-01T12:00:00"]"#),
    Case("DURATION:P1D", #"["duration",{},"duration","P1D"]"#),
    Case("PERCENT-COMPLETE:95", #"["percent-complete",{},"integer",95]"#),
    Case(
      "FREEBUSY;FBTYPE=FREE:19970308T160000Z/PT3H",
      #"["freebusy",{"fbtype":"FREE"},"period",["1997-03-08T16:00:00Z","PT3H"]]"#),
    Case(
      "RRULE:FREQ=YEARLY;COUNT=5;BYDAY=-1SU,2MO;BYMONTH=10",
      #"["rrule",{},"recur",{"freq":"YEARLY","count":5,"byday":["-1SU","2MO"],"bymonth":10}]"#),
    Case(
      "RRULE:FREQ=MONTHLY;UNTIL=20121001T120000Z;INTERVAL=2",
      #"["rrule",{},"recur",{"freq":"MONTHLY","until":"2012-10-01T12:00:00Z","interval":2}]"#),
    Case("COMMENT:hello\\, world", #"["comment",{},"text","hello, world"]"#),
    Case("X-TIME-OF-DAY;VALUE=TIME:123000", #"["x-time-of-day",{},"time","12:30:00"]"#),
    Case("TZURL:http://example.org/a", #"["tzurl",{},"uri","http://example.org/a"]"#),
    Case("TZOFFSETFROM:-0500", #"["tzoffsetfrom",{},"utc-offset","-05:00"]"#),
    Case("TZOFFSETFROM:+123456", #"["tzoffsetfrom",{},"utc-offset","+12:34:56"]"#),
    Case(
      "X-COMPLAINT-DEADLINE:20110512T120000Z",
      #"["x-complaint-deadline",{},"unknown","20110512T120000Z"]"#),
    Case(
      "X-COMPLAINT-DEADLINE;VALUE=DATE-TIME:20110512T120000Z",
      #"["x-complaint-deadline",{},"date-time","2011-05-12T12:00:00Z"]"#),
    Case(
      "ATTENDEE;DELEGATED-TO=\"mailto:a@e.org\",\"mailto:b@e.org\":mailto:c@e.org",
      #"["attendee",{"delegated-to":["mailto:a@e.org","mailto:b@e.org"]},"cal-address","mailto:c@e.org"]"#
    ),
    // Not of the RFC: values that are not of their type.
    Case("DTSTART:soon", #"["dtstart",{},"unknown","soon"]"#),
    Case("DTSTART;VALUE=DATE:soon", #"["dtstart",{"value":"DATE"},"unknown","soon"]"#),
    Case("RRULE:FREQ=DAILY;;X", #"["rrule",{},"unknown","FREQ=DAILY;;X"]"#),
  ]

  @Test("spells a property as RFC 7265 does, and reads it back", arguments: cases)
  func property(_ example: Case) throws {
    let text = "BEGIN:VEVENT\r\n\(example.line)\r\nEND:VEVENT\r\n"
    let document = try CalendarDocument(Array(text.utf8), file: "x.ics")
    let component = try #require(document.components.first).component
    let written = String(decoding: JCal.write([component]).bytes, as: UTF8.self)
    #expect(written == "[\"vevent\",\n [\n  \(example.json)],\n []]\n")
    let read = try JCal.read(Array(written.utf8))
    #expect(read.components == [component.canonical()])
    let line = try #require(read.components.first).serialized().split(separator: 13)[1].dropFirst()
    // Long lines are folded.
    if line.count < 70 { #expect(String(decoding: line, as: UTF8.self) == example.line) }
  }

  @Test("reports a value that is not of its type, once for all such")
  func losses() throws {
    let component = Component(
      "VEVENT",
      properties: [Property("DTSTART", value: "soon"), Property("DUE", value: "later")])
    let written = JCal.write([component], lines: [7])
    #expect(
      written.losses.map { $0.diagnostic(file: "a.ics").description } == [
        "a.ics:7: warning misfit-value: 2 values are not of their properties' types, "
          + "first DTSTART:soon; written as a text of unknown type"
      ])
    #expect(JCal.write([Component("VEVENT")]).losses.isEmpty)
  }

  @Test("reports losses on the lines of the innermost components that they are in")
  func lossLines() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:a
      END:VEVENT
      BEGIN:VEVENT
      UID:b
      BEGIN:VALARM
      TRIGGER:soon
      END:VALARM
      END:VEVENT
      BEGIN:VTODO
      DUE:later
      SUMMARY;A=1;A=2:s
      END:VTODO
      END:VCALENDAR
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VJOURNAL
      CREATED;VALUE=A B:x
      END:VJOURNAL
      END:VCALENDAR
      """
    let file = try CalendarFile(Array(text.utf8), file: "a.ics")
    for losses in [JCal.write(file).losses, XCal.write(file).losses] {
      #expect(losses.map(\.code) == [.misfitValue, .repeatedParameter])
      #expect(losses.map(\.line) == [8, 12])
      #expect(losses.map(\.count) == [3, 1])
    }
    let later = try CalendarFile(
      Array(text.replacing("soon", with: "-PT5M").replacing("later", with: "20260101").utf8),
      file: "a.ics")
    #expect(JCal.write(later).losses.first { $0.code == .misfitValue }?.line == 19)
  }

  @Test("writes a vCalendar 1.0 as iCalendar 2.0, with losses on the lines of the file")
  func translation() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:1.0
      BEGIN:VEVENT
      DTSTART:20260101T000000Z
      SUMMARY:A
      AALARM:20251231T230000Z;;;
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:20260102T000000Z
      SUMMARY;ENCODING=QUOTED-PRINTABLE:B=3D
      URL;X-A=1;X-A=2:http://example.org/
      END:VEVENT
      END:VCALENDAR
      """
    let written = JCal.write(try CalendarFile(Array(text.utf8), file: "a.vcs"))
    let calendar = try #require(try JCal.read(written.bytes).components.first)
    #expect(calendar.property("VERSION")?.value == "2.0")
    #expect(calendar.components.map(\.name) == ["VEVENT", "VEVENT"])
    #expect(calendar.components[0].components.map(\.name) == ["VALARM"])
    #expect(calendar.components[1].property("SUMMARY")?.value == "B=")
    #expect(written.losses.map(\.code) == [.repeatedParameter])
    #expect(written.losses.map(\.line) == [8])
  }

  /// RFC 7265, appendix B.1.
  @Test("reads the RFC's example")
  func example() throws {
    let json = """
      ["vcalendar",
        [["calscale", {}, "text", "GREGORIAN"],
         ["prodid", {}, "text", "-//Example Inc.//Example Calendar//EN"],
         ["version", {}, "text", "2.0"]],
        [["vevent",
          [["dtstamp", {}, "date-time", "2008-02-05T19:12:24Z"],
           ["dtstart", {}, "date", "2008-10-06"],
           ["summary", {}, "text", "Planning meeting"],
           ["uid", {}, "text", "4088E990AD89CB3DBB484909"]],
          []]]
      ]
      """
    let read = try JCal.read(Array(json.utf8))
    #expect(read.losses.isEmpty)
    #expect(
      String(decoding: read.components.flatMap { $0.serialized() }, as: UTF8.self)
        == """
        BEGIN:VCALENDAR
        CALSCALE:GREGORIAN
        PRODID:-//Example Inc.//Example Calendar//EN
        VERSION:2.0
        BEGIN:VEVENT
        DTSTAMP:20080205T191224Z
        DTSTART;VALUE=DATE:20081006
        SUMMARY:Planning meeting
        UID:4088E990AD89CB3DBB484909
        END:VEVENT
        END:VCALENDAR

        """.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
  }

  @Test("holds several calendars, or none, as an array")
  func several() throws {
    let two = [Component("VCALENDAR"), Component("VCALENDAR")]
    #expect(try JCal.read(JCal.write(two).bytes).components == two)
    #expect(try JCal.read(JCal.write([]).bytes).components == [])
    let stream = #"["icalendar",["vcalendar",[],[]],["vcalendar",[],[]]]"#
    #expect(try JCal.read(Array(stream.utf8)).components == two)
  }

  @Test("takes numbers, escapes and surrogates as JSON has them")
  func json() throws {
    let json =
      #"["vevent",[["summary",{},"text","\u0041\ud83d\ude00\ud83d\/\n"],"#
      + #"["x-n",{},"float",1.5e3],["geo",{},"float",[1,-0.50]],["x-b",{"a":true},"text",null]],[]]"#
    let read = try JCal.read(Array(json.utf8))
    #expect(
      read.components.first?.properties.map(\.value) == ["A😀\u{FFFD}/\\n", "1500", "1;-0.5", ""])
  }

  @Test(
    "is refused with the line",
    arguments: [
      ("", 1), ("{}", 1), ("[\n1", 2), ("[\"vevent\",\n[[]],[]]", 2), ("[\"vevent\",[],[]]\n]", 2),
      ("[\"vevent\",\n\n[[\"a\",{},\"text\"]],[]]", 3), ("[\"v\",[],[],[]]", 1),
      ("[\"vevent\",[[\"a\",[],\"text\",\"\"]],[]]", 1), ("[\"a\n\",[],[]]", 1),
      ("[\"v\",[[\"a\",{},\"text\",[[1]]]],[]]", 1), ("[[],[]]", 1), ("[\"\\u12\"]", 1),
    ])
  func refused(_ json: String, _ line: Int) {
    let error = #expect(throws: InterchangeError.self) { try JCal.read(Array(json.utf8)) }
    #expect(error?.line == line)
  }

  @Test("stops at components that are nested too deep")
  func depth() {
    let deep = String(repeating: "[\"v\",[],[", count: 100_000)
    #expect(throws: InterchangeError.self) { try JCal.read(Array(deep.utf8)) }
    let values = "[\"v\",[[\"a\",{},\"text\"," + String(repeating: "[", count: 100_000)
    #expect(throws: InterchangeError.self) { try JCal.read(Array(values.utf8)) }
  }
}
