import CalendarModel
import ICalendar
import Testing

/// Values that cannot be read, properties that stand too often, and events without a name.
@Suite("Damaged events")
struct DamagedEventTests {
  @Test(
    "a value that cannot be read is reported, and kept among the other properties",
    arguments: [
      ("GEO", "here", "8 warning bad-value"), ("GEO", "91;0", "8 warning bad-value"),
      ("GEO", "1;2;3", "8 warning bad-value"), ("GEO", "", "8 note bad-value"),
      ("PRIORITY", "10", "8 warning bad-value"), ("PRIORITY", "high", "8 warning bad-value"),
      ("PRIORITY", "", "8 note bad-value"), ("COLOR", "puce", "8 warning bad-value"),
      ("CREATED", "None", "8 warning bad-time"), ("CREATED", "", "8 note bad-time"),
      ("LAST-MODIFIED", "20261301T000000Z", "8 warning bad-time"),
      ("SEQUENCE", "one", "8 warning bad-value"), ("DTEND", "later", "8 warning bad-time"),
      ("DURATION", "an hour", "8 warning bad-duration"),
      ("REQUEST-STATUS", "Success", "8 warning bad-value"),
      ("RDATE", "20261301", "8 warning bad-time"), ("EXDATE", "x,y", "8 warning bad-time"),
    ])
  func keepsUnread(_ name: String, _ value: String, _ problem: String) throws {
    let read = try ReadEvent.with("\(name):\(value)", "SUMMARY:Good")
    let event = try #require(read.event)
    #expect(event.otherProperties == [Property(name, value: value)])
    #expect(event.summary == "Good")
    #expect(event.schedule.recurrence == nil)
    #expect(event.schedule.ending == .none)
    #expect(Set(read.problems) == [problem])
    #expect(read.diagnostics.allSatisfy { $0.uid == "u" && $0.file == "a.ics" })
  }

  @Test("base64 that is none, and base64 with white space in it")
  func readsInlineData() throws {
    let parameters = ";VALUE=BINARY;ENCODING=BASE64"
    let bad = try ReadEvent.with("ATTACH\(parameters):!!!")
    #expect(bad.event?.attachments == [])
    #expect(bad.event?.otherProperties.map(\.value) == ["!!!"])
    #expect(bad.problems == ["8 warning bad-value"])
    let good = try ReadEvent.with("ATTACH;ENCODING=base64:TG9y\r\n  ZW0=")
    #expect(good.event?.attachments == [Attachment(.data(Array("Lorem".utf8)))])
    #expect(good.problems == [])
  }

  @Test("a bad DTSTAMP costs nothing but itself")
  func readsBadStamp() throws {
    let read = try ReadEvent(["UID:u", "DTSTAMP:now", "DTSTART:20261207T090000Z"])
    #expect(read.event?.schedule.stamp == nil)
    #expect(read.event?.otherProperties == [Property("DTSTAMP", value: "now")])
    #expect(read.problems == ["6 warning bad-time"])
  }

  @Test("one bad date of a list costs that date")
  func readsPartsOfLists() throws {
    let read = try ReadEvent.with("EXDATE:20261208T090000Z,never,20261209T090000Z")
    #expect(
      read.event?.schedule.recurrence?.exceptionDates
        == [.utc(.utc(2026, 12, 8, 9)), .utc(.utc(2026, 12, 9, 9))])
    #expect(read.problems == ["8 warning bad-time"])
  }

  @Test(
    "of two, where one may stand, the first holds and the second is kept",
    arguments: [
      "SUMMARY:Two", "DESCRIPTION:Two", "LOCATION:Two", "STATUS:CANCELLED", "CLASS:PUBLIC",
      "URL:two", "GEO:2;2", "CREATED:20260202T000000Z", "ORGANIZER:two", "DTSTART:20261208",
      "DTSTAMP:20260202T000000Z", "SEQUENCE:2", "DTEND:20261209T090000Z",
    ])
  func keepsRepeated(_ second: String) throws {
    let first = [
      "UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:20261207T090000Z",
      "DTEND:20261207T100000Z", "SEQUENCE:1", "SUMMARY:One", "DESCRIPTION:One", "LOCATION:One",
      "STATUS:CONFIRMED", "CLASS:PRIVATE", "URL:one", "GEO:1;1", "CREATED:20260101T000000Z",
      "ORGANIZER:one",
    ]
    var expected = try #require(try ReadEvent(first).event)
    let read = try ReadEvent(first + [second])
    let parts = second.split(separator: ":")
    expected.otherProperties = [Property(String(parts[0]), value: String(parts[1]))]
    #expect(read.event == expected)
    #expect(read.problems == ["19 warning repeated-property"])
  }

  @Test("empty properties are as none")
  func readsEmptyProperties() throws {
    let read = try ReadEvent.with(
      "SUMMARY:", "LOCATION:", "CATEGORIES:", "RESOURCES:", "URL:", "ATTENDEE:", "STATUS:",
      "CLASS:", "TRANSP:", "X-EMPTY:", "GEO:", "PRIORITY:")
    let event = try #require(read.event)
    let texts = [event.summary, event.location, event.url, event.status, event.classification]
    #expect(texts.allSatisfy { $0?.isEmpty ?? true })
    #expect(event.categories == [])
    #expect(event.resources == [])
    #expect(event.attendees == [])
    #expect(!event.isTransparent)
    #expect(event.priority == 0)
    #expect(
      event.otherProperties.map(\.name) == ["ATTENDEE", "X-EMPTY", "GEO", "PRIORITY"])
    #expect(read.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test("ends that lie before the start or are of another kind")
  func readsOddEnds() throws {
    func problems(_ start: String, _ end: String) throws -> [String] {
      try ReadEvent(["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART\(start)", "\(end)"]).codes
    }
    #expect(try problems(":20261207T090000Z", "DTEND:20261207T080000Z") == ["end-before-start"])
    #expect(
      try problems(";VALUE=DATE:20261207", "DTEND:20261208T120000Z") == ["end-of-other-kind"])
    #expect(
      try problems(":20261207T090000Z", "DTEND;VALUE=DATE:20261208") == ["end-of-other-kind"])
    #expect(try problems(":20261207T090000Z", "DURATION:-PT1H") == ["negative-duration"])
  }
}
