import Foundation
import ICalendar
import Interchange
import Testing

/// Tasks of RFC 8984, 5.2, with the values of its examples (6.2 and 6.5), and of its sections 4
/// and 5 for the rest.
@Suite("JSCalendar of to-dos")
struct JSTaskTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var lines: String
    var members: [String: String]
    var losses: [String]
    var testDescription: String { lines }

    init(_ lines: String, _ members: [String: String], losses: [String] = []) {
      self.lines = lines
      self.members = members
      self.losses = losses
    }
  }

  /// The entries of a calendar of these components, and what was lost.
  private static func entries(
    _ components: String
  ) throws -> (entries: [[String: Any]], losses: [String]) {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n\(components)END:VCALENDAR\n"
    let written = JSCalendar.write(try CalendarFile(Array(text.utf8), file: "x.ics"))
    let group = try #require(
      JSONSerialization.jsonObject(with: Data(written.bytes)) as? [String: Any])
    return (
      try #require(group["entries"] as? [[String: Any]]), written.losses.map(\.subject)
    )
  }

  private static func todo(_ lines: String) -> String {
    "BEGIN:VTODO\nUID:2a358cee-6489-4f14-a57f-c104db4dc2f2\nDTSTAMP:20200109T143201Z\n"
      + "\(lines)\nEND:VTODO\n"
  }

  private static func text(_ value: Any?) throws -> String {
    guard let value else { return "nothing" }
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test("has just the members of the RFC's simple task")
  func simple() throws {
    let (entries, losses) = try Self.entries(Self.todo("SUMMARY:Do something"))
    #expect(
      try Self.text(entries)
        == #"[{"@type":"Task","title":"Do something","uid":"2a358cee-6489-4f14-a57f-c104db4dc2f2","updated":"2020-01-09T14:32:01Z"}]"#
    )
    #expect(losses.isEmpty)
  }

  @Test(
    "has the members that a to-do's properties mean",
    arguments: [
      // 6.5, but for the estimate, which a to-do with DUE can't have.
      Case(
        "SUMMARY:Buy groceries\nDUE;TZID=Europe/Vienna:20200119T180000",
        [
          "title": #""Buy groceries""#, "due": #""2020-01-19T18:00:00""#,
          "timeZone": #""Europe/Vienna""#, "start": "nothing", "estimatedDuration": "nothing",
          "duration": "nothing", "showWithoutTime": "nothing",
        ]),
      Case(
        "DTSTART;TZID=Europe/Vienna:20200119T170000\nDURATION:PT1H",
        [
          "start": #""2020-01-19T17:00:00""#, "due": #""2020-01-19T18:00:00""#,
          "estimatedDuration": #""PT1H""#, "timeZone": #""Europe/Vienna""#,
        ]),
      Case(
        "DTSTART;VALUE=DATE:20200119\nDUE;VALUE=DATE:20200121",
        [
          "start": #""2020-01-19T00:00:00""#, "due": #""2020-01-21T00:00:00""#,
          "showWithoutTime": "true", "timeZone": "nothing",
        ]),
      Case("DTSTART:20200119T170000Z", ["timeZone": #""Etc/UTC""#, "due": "nothing"]),
      // Vienna is an hour ahead: times are in the zone of the start.
      Case(
        "DTSTART;TZID=Europe/Vienna:20200119T170000\nDUE;TZID=Europe/London:20200119T170000",
        [
          "due": #""2020-01-19T18:00:00""#,
          "locations":
            #"{"1":{"@type":"Location","relativeTo":"end","timeZone":"Europe/London"}}"#,
        ]),
      // 5.2.4 to 5.2.6.
      Case(
        "STATUS:IN-PROCESS\nPERCENT-COMPLETE:40\nPRIORITY:1\nSEQUENCE:3",
        [
          "progress": #""in-process""#, "percentComplete": "40", "status": "nothing",
          "progressUpdated": "nothing", "priority": "1", "sequence": "3",
        ]),
      Case(
        "STATUS:COMPLETED\nCOMPLETED:20200109T140000Z",
        ["progress": #""completed""#, "progressUpdated": #""2020-01-09T14:00:00Z""#]),
      Case(
        "COMPLETED:20200109T140000Z",
        ["progress": #""completed""#, "progressUpdated": #""2020-01-09T14:00:00Z""#]),
      Case("STATUS:NEEDS-ACTION", ["progress": #""needs-action""#]),
      Case("STATUS:FAILED", ["progress": #""failed""#]),
      Case("STATUS:CANCELLED", ["progress": #""cancelled""#]),
      Case("STATUS:X-WAITING", ["progress": "nothing"], losses: ["STATUS:X-WAITING"]),
      Case(
        "STATUS:NEEDS-ACTION\nCOMPLETED:20200109T140000Z",
        ["progress": #""needs-action""#, "progressUpdated": "nothing"], losses: ["COMPLETED"]),
      // 4.4.6: progress only beside a status of accepted.
      Case(
        "ATTENDEE;PARTSTAT=IN-PROCESS:mailto:a@example.org",
        [
          "participants":
            #"{"1":{"@type":"Participant","email":"a@example.org","participationStatus":"accepted","progress":"in-process","roles":{"attendee":true},"sendTo":{"imip":"mailto:a@example.org"}}}"#
        ]),
      // 4.5.2: what is relative to the end is so to what is due.
      Case(
        "DUE:20200119T170000Z\nBEGIN:VALARM\nACTION:DISPLAY\nTRIGGER;RELATED=END:-PT1H\n"
          + "END:VALARM",
        [
          "alerts":
            #"{"1":{"@type":"Alert","action":"display","trigger":{"@type":"OffsetTrigger","offset":"-PT1H","relativeTo":"end"}}}"#
        ]),
      // 4.3.3: a task without start recurs from when it is due on.
      Case(
        "DUE;TZID=Europe/Vienna:20200119T180000\nRRULE:FREQ=WEEKLY;UNTIL=20200301T170000Z\n"
          + "EXDATE;TZID=Europe/Vienna:20200126T180000",
        [
          "recurrenceRules":
            #"[{"@type":"RecurrenceRule","frequency":"weekly","until":"2020-03-01T18:00:00"}]"#,
          "recurrenceOverrides": #"{"2020-01-26T18:00:00":{"excluded":true}}"#,
        ]),
      Case(
        "DTSTART:20200119T170000Z\nDUE:20200120T090000Z\nRDATE:20200201T120000Z",
        ["recurrenceOverrides": #"{"2020-02-01T12:00:00":{"due":"2020-02-02T09:00:00"}}"#]),
      Case(
        "RRULE:FREQ=DAILY", ["recurrenceRules": "nothing"],
        losses: ["a recurrence without a time"]),
    ])
  func task(_ example: Case) throws {
    let (entries, losses) = try Self.entries(Self.todo(example.lines))
    let task = try #require(entries.first)
    #expect(task["@type"] as? String == "Task")
    for (key, value) in example.members {
      #expect(try Self.text(task[key]) == value, "\(key)")
    }
    #expect(losses == example.losses)
  }

  @Test("makes patches of overrides, which always say what is due")
  func overrides() throws {
    let master = Self.todo(
      "DTSTART:20200119T170000Z\nDUE:20200119T180000Z\nRRULE:FREQ=DAILY\nSUMMARY:s")
    let override = Self.todo(
      "RECURRENCE-ID:20200120T170000Z\nDTSTART:20200120T170000Z\nDUE:20200120T180000Z\n"
        + "SUMMARY:s\nSTATUS:COMPLETED")
    let (entries, losses) = try Self.entries(master + override)
    #expect(entries.count == 1)
    #expect(
      try Self.text(entries.first?["recurrenceOverrides"])
        == #"{"2020-01-20T17:00:00":{"due":"2020-01-20T18:00:00","progress":"completed"}}"#)
    #expect(losses.isEmpty)
  }

  @Test("patches what is due where there is no start")
  func dueOverrides() throws {
    let master = Self.todo("DUE:20200119T180000Z\nRRULE:FREQ=DAILY")
    let moved = Self.todo("RECURRENCE-ID:20200120T180000Z\nDUE:20200120T190000Z")
    let same = Self.todo("RECURRENCE-ID:20200121T180000Z\nDUE:20200121T180000Z\nSUMMARY:t")
    let (entries, _) = try Self.entries(master + moved + same)
    #expect(
      try Self.text(entries.first?["recurrenceOverrides"])
        == #"{"2020-01-20T18:00:00":{"due":"2020-01-20T19:00:00"},"2020-01-21T18:00:00":{"title":"t"}}"#
    )
  }

  @Test("stand among the events in the file's order, also with their UIDs")
  func order() throws {
    let event =
      "BEGIN:VEVENT\nUID:2a358cee-6489-4f14-a57f-c104db4dc2f2\nDTSTART:20200101T000000Z\n"
      + "END:VEVENT\n"
    let (entries, losses) = try Self.entries(
      Self.todo("SUMMARY:a") + event + Self.todo("SUMMARY:b")
        + "BEGIN:VJOURNAL\nUID:j\nEND:VJOURNAL\n")
    #expect(entries.map { $0["@type"] as? String } == ["Task", "Event", "Task"])
    #expect(losses == ["VJOURNAL"])
  }
}
