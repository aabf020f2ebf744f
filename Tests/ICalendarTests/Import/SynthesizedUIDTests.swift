import CalendarModel
import ICalendar
import Testing

/// UID (RFC 5545, 3.8.4.7): read, or made from the content.
@Suite("Events and their UIDs")
struct SynthesizedUIDTests {
  private static let content = [
    "DTSTART:20261207T090000Z", "SUMMARY:Nobody named me", "X-A;B=\"c:d\":e",
  ]

  private func uid(_ lines: [String], lineEnd: String = "\r\n") throws -> String {
    let event = try #require(try ReadEvent(lines, lineEnd: lineEnd).event)
    #expect(event.isUIDSynthesized)
    return event.uid
  }

  @Test("spaces around a UID are no part of it")
  func trims() throws {
    for spelled in ["UID:abc", "UID: abc", "UID:abc\t", "uid:a\r\n bc", "UID;X-A=1:abc"] {
      let read = try ReadEvent([spelled, "DTSTAMP:20260101T000000Z"] + Self.content)
      #expect(read.event?.uid == "abc")
      #expect(read.event?.isUIDSynthesized == false)
      #expect(read.problems == [])
    }
  }

  @Test("an event without one, or with an empty one, gets one and is reported")
  func synthesizes() throws {
    for lines in [[], ["UID:"], ["UID:  "], ["UID:", "UID:\t"]] {
      let read = try ReadEvent(lines + ["DTSTAMP:20260101T000000Z"] + Self.content)
      #expect(read.event?.isUIDSynthesized == true)
      #expect(read.event?.uid.isEmpty == false)
      #expect(read.problems == ["4 warning missing-uid"])
    }
    let named = try ReadEvent(["UID:", "UID:later", "DTSTAMP:20260101T000000Z"] + Self.content)
    #expect(named.event?.uid == "later")
  }

  @Test("it is the same at every reading")
  func isStable() throws {
    let reference = try uid(Self.content)
    // The version 5 of RFC 9562, 5.5, so that other programs take it for what it is.
    #expect(
      reference.wholeMatch(
        of: /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
    #expect(try uid(Self.content) == reference)
    #expect(try uid(Self.content, lineEnd: "\n") == reference)
    #expect(try uid(Self.content, lineEnd: "\r") == reference)
    #expect(try uid(["UID:"] + Self.content) == reference)
    #expect(try uid(["DTSTAMP:20260101T000000Z"] + Self.content) == reference)
    #expect(
      try uid(
        Self.content + [
          "DTSTAMP:20270101T000000Z", "CREATED:20260101T000000Z", "SEQUENCE:4",
          "LAST-MODIFIED:20260101T000000Z",
        ]) == reference)
    #expect(
      try uid([
        "DTSTART:2026\r\n 1207T090000Z", "SUMM\r\n\tARY:Nobody named me", "X-A;B=\"c:\r\n d\":e",
      ]) == reference)
  }

  @Test("another content has another one")
  func differs() throws {
    let contents = [
      Self.content, Self.content + ["LOCATION:Here"],
      ["DTSTART:20261208T090000Z", "SUMMARY:Nobody named me"],
      ["DTSTART:20261207T090000Z", "SUMMARY:Somebody named me"],
    ]
    #expect(try Set(contents.map { try uid($0) }).count == contents.count)
  }

  @Test("in a file of many, each has the one that it has alone")
  func isTheSameAmongOthers() throws {
    let other = ["DTSTART:20261208T090000Z", "SUMMARY:Nobody named me"]
    let (own, others) = (try uid(Self.content), try uid(other))
    let events = [
      Self.content, other, other, ["UID:\(own)"] + other, Self.content, ["UID:b"] + other,
    ]
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:a"]
      + events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] } + ["END:VCALENDAR", ""]
    let file = try CalendarFile(Array(lines.joined(separator: "\r\n").utf8), file: "a.ics")
    #expect(file.events().events.map(\.uid) == [own, others, others, own, own, "b"])
    // The stated one is that of the first event.
    #expect(file.diagnostics.map(\.code).filter { $0 == .duplicateUID }.count == 1)
  }
}
