import CalendarModel
import Foundation
import ICalendar
import Interchange
import Testing

/// What RFC 8984 has for what RFC 5545 says. Expectations follow its sections 4 and 5, and
/// its examples in section 6.
@Suite("JSCalendar")
struct JSCalendarTests {
  /// The members of the first event of a calendar with these lines, and what was lost.
  private static func event(
    _ lines: String, other: String = ""
  ) throws -> (event: [String: Any], losses: [String]) {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nNAME:Cal\nMETHOD:REQUEST\n"
      + "BEGIN:VEVENT\nUID:u\nDTSTAMP:20200102T030405Z\n\(lines)\nEND:VEVENT\n\(other)"
      + "END:VCALENDAR\n"
    let written = JSCalendar.write(try CalendarFile(Array(text.utf8), file: "x.ics"))
    let group = try #require(
      JSONSerialization.jsonObject(with: Data(written.bytes)) as? [String: Any])
    #expect(group["@type"] as? String == "Group")
    #expect(group["title"] as? String == "Cal")
    let entries = try #require(group["entries"] as? [[String: Any]])
    return (try #require(entries.first), written.losses.map(\.subject))
  }

  /// A JSON value as text, its keys sorted.
  private static func text(_ value: Any?) throws -> String {
    guard let value else { return "nothing" }
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var lines: String
    var members: [String: String]
    var losses: [String] = []
    var testDescription: String { lines }

    init(_ lines: String, _ members: [String: String], losses: [String] = []) {
      self.lines = lines
      self.members = members
      self.losses = losses
    }
  }

  @Test(
    "has the members that an event's properties mean",
    arguments: [
      // RFC 8984, 6.1.
      Case(
        "DTSTART;TZID=America/New_York:20200115T130000\nDURATION:PT1H\nSUMMARY:Some event",
        [
          "@type": #""Event""#, "uid": #""u""#, "updated": #""2020-01-02T03:04:05Z""#,
          "title": #""Some event""#, "start": #""2020-01-15T13:00:00""#,
          "timeZone": #""America/New_York""#, "duration": #""PT1H""#, "method": #""request""#,
        ]),
      // 6.4: all-day, yearly.
      Case(
        "DTSTART;VALUE=DATE:19000401\nRRULE:FREQ=YEARLY",
        [
          "showWithoutTime": "true", "start": #""1900-04-01T00:00:00""#, "duration": #""P1D""#,
          "timeZone": "nothing",
          "recurrenceRules": #"[{"@type":"RecurrenceRule","frequency":"yearly"}]"#,
        ]),
      // 6.8: floating, daily.
      Case(
        "DTSTART:20200101T070000\nDURATION:PT30M\nRRULE:FREQ=DAILY",
        ["timeZone": "nothing", "start": #""2020-01-01T07:00:00""#, "duration": #""PT30M""#]),
      Case(
        "DTSTART:20200101T070000Z\nDTEND:20200101T083000Z",
        ["timeZone": #""Etc/UTC""#, "duration": #""PT1H30M""#]),
      // 6.6: it ends in another zone.
      Case(
        "DTSTART;TZID=Europe/Berlin:20180104T110000\nDTEND;TZID=America/New_York:20180104T150000",
        [
          "duration": #""PT10H""#,
          "locations":
            #"{"1":{"@type":"Location","relativeTo":"end","timeZone":"America/New_York"}}"#,
        ]),
      Case(
        "DTSTART:20200101T070000Z\nSTATUS:CONFIRMED\nTRANSP:TRANSPARENT\nPRIORITY:3\n"
          + "CLASS:CONFIDENTIAL\nCOLOR:red\nCATEGORIES:a,b\\,c\nSEQUENCE:2\nLOCATION:L\nGEO:1.5;-2",
        [
          "status": #""confirmed""#, "freeBusyStatus": #""free""#, "priority": "3",
          "privacy": #""secret""#, "color": ##""#ff0000""##, "sequence": "2",
          "keywords": #"{"a":true,"b,c":true}"#,
          "locations": #"{"1":{"@type":"Location","coordinates":"geo:1.5,-2.0","name":"L"}}"#,
        ]),
      Case(
        "DTSTART;TZID=Europe/Berlin:20200101T070000\n"
          + "RRULE:FREQ=MONTHLY;UNTIL=20200701T050000Z;INTERVAL=2;BYDAY=-1FR,MO;BYMONTH=1,5;"
          + "BYSETPOS=1;WKST=SU",
        [
          "recurrenceRules":
            #"[{"@type":"RecurrenceRule","byDay":[{"@type":"NDay","day":"mo"},{"@type":"NDay","day":"fr","nthOfPeriod":-1}],"byMonth":["1","5"],"bySetPosition":[1],"firstDayOfWeek":"su","frequency":"monthly","interval":2,"until":"2020-07-01T07:00:00"}]"#
        ]),
      Case(
        "DTSTART;TZID=Europe/Berlin:20200101T070000\nRRULE:FREQ=DAILY\n"
          + "EXDATE:20200102T060000Z\nRDATE;TZID=Europe/Berlin:20200102T090000",
        [
          "recurrenceOverrides":
            #"{"2020-01-02T07:00:00":{"excluded":true},"2020-01-02T09:00:00":{}}"#
        ]),
      // An EXDATE holds against an RDATE of the same time (RFC 5545, 3.8.5.1).
      Case(
        "DTSTART:20200101T070000Z\nRDATE:20200103T070000Z,20200102T070000Z,20200103T070000Z\n"
          + "EXDATE:20200103T070000Z,20200103T070000Z",
        [
          "recurrenceOverrides":
            #"{"2020-01-02T07:00:00":{},"2020-01-03T07:00:00":{"excluded":true}}"#
        ]),
      Case(
        "DTSTART:20200101T070000Z\nORGANIZER;CN=O:mailto:o@e.org\n"
          + "ATTENDEE;ROLE=CHAIR;PARTSTAT=ACCEPTED:mailto:o@e.org\n"
          + "ATTENDEE;CUTYPE=ROOM;RSVP=TRUE;DELEGATED-FROM=\"mailto:o@e.org\":urn:x",
        [
          "replyTo": #"{"imip":"mailto:o@e.org"}"#,
          "participants":
            #"{"1":{"@type":"Participant","email":"o@e.org","name":"O","participationStatus":"accepted","roles":{"attendee":true,"chair":true,"owner":true},"sendTo":{"imip":"mailto:o@e.org"}},"#
            + #""2":{"@type":"Participant","delegatedFrom":{"1":true},"expectReply":true,"kind":"location","roles":{"attendee":true},"sendTo":{"other":"urn:x"}}}"#,
        ]),
      Case(
        "DTSTART:20200101T070000Z\nURL:http://e.org/\nATTACH;FMTTYPE=text/plain:http://e.org/a\n"
          + "RELATED-TO;RELTYPE=CHILD:v\n"
          + "CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Talk:https://e.org/c",
        [
          "links":
            #"{"1":{"@type":"Link","href":"http://e.org/"},"2":{"@type":"Link","contentType":"text/plain","href":"http://e.org/a","rel":"enclosure"}}"#,
          "relatedTo": #"{"v":{"@type":"Relation","relation":{"child":true}}}"#,
          "virtualLocations":
            #"{"1":{"@type":"VirtualLocation","features":{"audio":true,"video":true},"name":"Talk","uri":"https://e.org/c"}}"#,
        ]),
      Case(
        "DTSTART:20200101T070000Z\nSUMMARY:s\nBEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:s\n"
          + "TRIGGER;RELATED=END:-PT5M\nACKNOWLEDGED:20200101T065500Z\nEND:VALARM\n"
          + "BEGIN:VALARM\nACTION:EMAIL\nTRIGGER;VALUE=DATE-TIME:20200101T060000Z\nREPEAT:2\n"
          + "DURATION:PT5M\nEND:VALARM",
        [
          "alerts":
            #"{"1":{"@type":"Alert","acknowledged":"2020-01-01T06:55:00Z","action":"display","trigger":{"@type":"OffsetTrigger","offset":"-PT5M","relativeTo":"end"}},"2":{"@type":"Alert","action":"email","trigger":{"@type":"AbsoluteTrigger","when":"2020-01-01T06:00:00Z"}}}"#
        ], losses: ["REPEAT of an alarm"]),
      // An icon has one `display` (1.4.11).
      Case(
        "DTSTART:20200101T070000Z\nATTACH;SIZE=12;FILENAME=a.txt:http://e.org/a\n"
          + "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png:http://e.org/i\n"
          + "LINK;VALUE=URI;LINKREL=describedby;LABEL=L:http://e.org/l\n"
          + "LINK;VALUE=UID;LINKREL=x:v",
        [
          "links":
            #"{"1":{"@type":"Link","href":"http://e.org/a","rel":"enclosure","size":12,"title":"a.txt"},"#
            + #""2":{"@type":"Link","contentType":"image/png","display":"badge","href":"http://e.org/i","rel":"icon"},"#
            + #""3":{"@type":"Link","href":"http://e.org/l","rel":"describedby","title":"L"}}"#
        ], losses: ["LINK to a UID"]),
      // 4.2.5: LOCATION is the name of a place that is described.
      Case(
        "DTSTART:20200101T070000Z\nLOCATION:Hall\nCONCEPT:http://e.org/c\nREFID:r\n"
          + "STRUCTURED-DATA;VALUE=TEXT;SCHEMA=\"http://s\":d\n"
          + "STYLED-DESCRIPTION;VALUE=TEXT:<b>d</b>\n"
          + "BEGIN:VLOCATION\nUID:l\nNAME:Hall\nLOCATION-TYPE:Theater\nURL:geo:48.2,16.3\n"
          + "END:VLOCATION\nBEGIN:VRESOURCE\nUID:r\nEND:VRESOURCE",
        [
          "locations":
            #"{"1":{"@type":"Location","coordinates":"geo:48.2,16.3","locationTypes":{"theater":true},"name":"Hall"}}"#,
          "categories": #"{"http://e.org/c":true}"#, "description": #""<b>d</b>""#,
          "descriptionContentType": #""text/html""#,
        ], losses: ["STRUCTURED-DATA", "REFID", "VRESOURCE"]),
      // 4.4.6: whoever is both ATTENDEE and PARTICIPANT is one; roles by what they do.
      Case(
        "DTSTART:20200101T070000Z\nATTENDEE;CN=A:mailto:a@e.org\n"
          + "BEGIN:PARTICIPANT\nUID:1\nPARTICIPANT-TYPE:ACTIVE\nCALENDAR-ADDRESS:mailto:A@e.org\n"
          + "DESCRIPTION:d\nEND:PARTICIPANT\n"
          + "BEGIN:PARTICIPANT\nUID:2\nPARTICIPANT-TYPE:BOOKING-CONTACT\nSUMMARY:B\n"
          + "URL:http://e.org/b\nBEGIN:VLOCATION\nUID:l\nNAME:Desk\nEND:VLOCATION\n"
          + "END:PARTICIPANT",
        [
          "participants":
            #"{"1":{"@type":"Participant","description":"d","email":"a@e.org","name":"A","roles":{"attendee":true},"sendTo":{"imip":"mailto:a@e.org"}},"#
            + #""2":{"@type":"Participant","links":{"1":{"@type":"Link","href":"http://e.org/b"}},"locationId":"1","name":"B","roles":{"contact":true}}}"#,
          "locations": #"{"1":{"@type":"Location","name":"Desk"}}"#,
        ], losses: ["PARTICIPANT-TYPE:BOOKING-CONTACT"]),
      // 4.5.2: an alert that was put off has the first one as its parent.
      Case(
        "DTSTART:20200101T070000Z\nBEGIN:VALARM\nUID:1\nACTION:DISPLAY\nTRIGGER:-PT5M\n"
          + "END:VALARM\nBEGIN:VALARM\nACTION:DISPLAY\nRELATED-TO;RELTYPE=SNOOZE:1\n"
          + "TRIGGER:-PT1M\nPROXIMITY:ARRIVE\nEND:VALARM",
        [
          "alerts":
            #"{"1":{"@type":"Alert","action":"display","trigger":{"@type":"OffsetTrigger","offset":"-PT5M"}},"2":{"@type":"Alert","action":"display","relatedTo":{"1":{"@type":"Relation","relation":{"parent":true}}},"trigger":{"@type":"OffsetTrigger","offset":"-PT1M"}}}"#
        ], losses: ["UID of an alarm", "PROXIMITY of an alarm"]),
      Case(
        "DTSTART;TZID=Own:20200101T070000\nCOMMENT:c\nX-A:1\nX-A:2",
        ["title": "nothing"], losses: ["COMMENT", "X-A"]),
    ])
  func event(_ example: Case) throws {
    let (event, losses) = try Self.event(example.lines)
    for (key, value) in example.members {
      #expect(try Self.text(event[key]) == value, "\(key)")
    }
    #expect(Set(losses).isSuperset(of: example.losses))
    if !example.lines.contains("Own") { #expect(losses == example.losses) }
  }

  // RFC 8259, 8.3: names are compared by their code units.
  @Test("takes texts of other octets for other keys, and the same ones for one")
  func octets() throws {
    let words = ["\u{e9}", "e\u{301}", "\u{212b}", "\u{c5}", "x"]
    let lines =
      (words + words).map { "CATEGORIES:\($0)\r\nRELATED-TO:\($0)\r\n" }.joined()
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20200101T070000Z\r\n\(lines)"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    let written = JSCalendar.write(try CalendarFile(Array(text.utf8), file: "x.ics"))
    let rows = written.bytes.split(separator: UInt8(ascii: "\n"))
    for word in words {
      let keys = rows.filter { row in
        row.drop { $0 == UInt8(ascii: " ") }.starts(with: "\"\(word)\": ".utf8)
      }
      #expect(keys.count == 2, "\(word.unicodeScalars)")
    }
  }

  @Test("makes patches of overrides, and no more events")
  func overrides() throws {
    let (event, losses) = try Self.event(
      "DTSTART;TZID=Europe/Berlin:20200101T070000\nDURATION:PT1H\nSUMMARY:s\nLOCATION:L\n"
        + "RRULE:FREQ=DAILY",
      other: "BEGIN:VEVENT\nUID:u\nDTSTAMP:20200102T030405Z\n"
        + "RECURRENCE-ID:20200103T060000Z\nDTSTART;TZID=Europe/Berlin:20200103T080000\n"
        + "DURATION:PT1H\nSUMMARY:t\nEND:VEVENT\n")
    #expect(
      try Self.text(event["recurrenceOverrides"])
        == #"{"2020-01-03T07:00:00":{"locations":null,"start":"2020-01-03T08:00:00","title":"t"}}"#)
    #expect(losses.isEmpty)
  }

  @Test("reports components that it has no place for")
  func components() throws {
    let (_, losses) = try Self.event(
      "DTSTART:20200101T070000Z\nBEGIN:X-PART\nEND:X-PART",
      other: "BEGIN:VJOURNAL\nUID:t\nEND:VJOURNAL\n")
    #expect(losses == ["X-PART", "VJOURNAL"])
  }
}
