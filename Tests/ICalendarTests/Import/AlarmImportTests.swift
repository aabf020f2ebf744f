import CalendarModel
import ICalendar
import Testing

/// VALARM: the examples of RFC 5545, 3.6.6, and damage.
@Suite("Alarms as values")
struct AlarmImportTests {
  private func alarms(_ lines: String...) throws -> (alarms: [Alarm], problems: [String]) {
    let read = try ReadEvent(
      ["UID:u", "DTSTAMP:20260101T000000Z", "DTSTART:19970318T083000Z", "BEGIN:VALARM"] + lines
        + ["END:VALARM"])
    return (try #require(read.event).alarms, read.problems)
  }

  @Test("a sound at an instant, four times again")
  func readsAudio() throws {
    let read = try alarms(
      "TRIGGER;VALUE=DATE-TIME:19970317T133000Z", "REPEAT:4", "DURATION:PT15M", "ACTION:AUDIO",
      "ATTACH;FMTTYPE=audio/basic:ftp://example.com/pub/sounds/bell-01.aud")
    var alarm = Alarm(action: "AUDIO", trigger: .absolute(.utc(1997, 3, 17, 13, 30)))
    alarm.repeatCount = 4
    alarm.repeatInterval = CalendarDuration(seconds: 900)
    alarm.attachments = [
      Attachment(.uri("ftp://example.com/pub/sounds/bell-01.aud"), mediaType: "audio/basic")
    ]
    #expect(read.alarms == [alarm])
    #expect(read.problems == [])
  }

  @Test("a text half an hour before the start")
  func readsDisplay() throws {
    let read = try alarms(
      "TRIGGER:-PT30M", "REPEAT:2", "DURATION:PT15M", "ACTION:DISPLAY",
      "DESCRIPTION:Breakfast meeting with executive\\nteam at 8:30 AM EST.")
    var alarm = Alarm(
      action: "DISPLAY", trigger: .relativeToStart(CalendarDuration(seconds: -1800)))
    alarm.repeatCount = 2
    alarm.repeatInterval = CalendarDuration(seconds: 900)
    alarm.description = "Breakfast meeting with executive\nteam at 8:30 AM EST."
    #expect(read.alarms == [alarm])
    #expect(read.problems == [])
  }

  @Test("an e-mail two days before the end")
  func readsEmail() throws {
    let read = try alarms(
      "TRIGGER;RELATED=END:-P2D", "ACTION:EMAIL", "ATTENDEE:mailto:john_doe@example.com",
      "SUMMARY:*** REMINDER: SEND AGENDA FOR WEEKLY STAFF MEETING ***",
      "DESCRIPTION:A draft agenda needs to be sent out.",
      "ATTACH;FMTTYPE=application/msword:http://example.com/templates/agenda.doc")
    var alarm = Alarm(action: "EMAIL", trigger: .relativeToEnd(CalendarDuration(days: -2)))
    alarm.attendees = [Attendee(address: "mailto:john_doe@example.com")]
    alarm.summary = "*** REMINDER: SEND AGENDA FOR WEEKLY STAFF MEETING ***"
    alarm.description = "A draft agenda needs to be sent out."
    alarm.attachments = [
      Attachment(
        .uri("http://example.com/templates/agenda.doc"), mediaType: "application/msword")
    ]
    #expect(read.alarms == [alarm])
    #expect(read.problems == [])
  }

  @Test("what cannot be read is kept and reported, and the rest holds")
  func keepsDamage() throws {
    let read = try alarms(
      "ACTION:display", "TRIGGER:soon", "TRIGGER;RELATED=end:PT0S", "REPEAT:often",
      "DURATION:15 minutes", "ATTACH;VALUE=BINARY;ENCODING=BASE64:***", "X-WR-ALARMUID:1",
      "ACKNOWLEDGED:20260101T000000Z")
    var alarm = Alarm(action: "DISPLAY", trigger: .relativeToEnd(CalendarDuration()))
    alarm.otherProperties = [
      Property("TRIGGER", value: "soon"), Property("REPEAT", value: "often"),
      Property("DURATION", value: "15 minutes"),
      Property(
        "ATTACH", parameters: [.init("VALUE", ["BINARY"]), .init("ENCODING", ["BASE64"])],
        value: "***"),
      Property("X-WR-ALARMUID", value: "1"),
    ]
    alarm.acknowledged = .utc(2026, 1, 1)
    #expect(read.alarms == [alarm])
    #expect(
      read.problems == [
        "10 warning bad-value", "12 warning bad-value", "13 warning bad-value",
        "14 warning bad-value",
      ])
  }

  @Test("its properties are not the event's")
  func keepsApart() throws {
    let read = try ReadEvent([
      "UID:u", "DTSTAMP:20260101T000000Z", "SUMMARY:Event", "BEGIN:VALARM", "ACTION:EMAIL",
      "TRIGGER:-PT5M", "UID:alarm", "SUMMARY:Alarm", "DURATION:PT1H", "END:VALARM",
      "DTSTART:20261207T090000Z", "BEGIN:X-BOX", "SUMMARY:Box", "END:X-BOX",
    ])
    let event = try #require(read.event)
    #expect(event.uid == "u")
    #expect(event.summary == "Event")
    #expect(event.schedule.ending == .none)
    #expect(event.alarms.map(\.summary) == ["Alarm"])
    #expect(read.problems == [])
  }
}
