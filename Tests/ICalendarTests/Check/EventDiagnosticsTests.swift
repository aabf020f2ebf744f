import CalendarModel
import ICalendar
import Testing

@Suite("What a check finds in events")
struct EventDiagnosticsTests {
  // A check holds no event whole; reading it whole is the other way to the same problems.
  @Test("is what reading them whole finds", arguments: [1, 255, 256, 257, 1_000])
  func findsTheSame(_ count: Int) throws {
    let alarms = (0..<count).flatMap { number in
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", "ACKNOWLEDGED:20260101T000000Z", "ATTENDEE:mailto:a@b.c",
        number % 7 == 0 ? "ACKNOWLEDGED:x" : "REPEAT:1", "DURATION:PT1M",
        number % 5 == 0 ? "TRIGGER:soon" : "TRIGGER:-PT1M", "DESCRIPTION:b", "END:VALARM",
      ]
    }
    let lines = (0..<count).map {
      $0 % 100 == 0 ? "ATTACH;VALUE=BINARY;ENCODING=BASE64:=" : "COMMENT:a"
    }
    let bytes = SampleCalendar.event(
      ["DTSTART:20261207T090000Z", "SUMMARY:a", "COLOR:none"] + lines
        + ["SUMMARY:b", "GEO:here", "PRIORITY:x"] + alarms)
    let file = try CalendarFile(bytes, file: "a.ics")
    func place(_ diagnostic: Diagnostic) -> String { "\(diagnostic.line) \(diagnostic.code)" }
    let whole = file.events().diagnostics.map(place)
    #expect(!whole.isEmpty)
    #expect(Set(whole).subtracting(file.check().map(place)) == [])
  }
}
