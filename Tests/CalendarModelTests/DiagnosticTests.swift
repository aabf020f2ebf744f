import CalendarModel
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("diagnostics are one line each")
  func text() {
    let diagnostic = Diagnostic(
      .warning, Diagnostic.Code(rawValue: "bad-time"), file: "a.ics", line: 7, uid: "x",
      problem: "\"tomorrow\" is no time", action: "left out")
    #expect(
      diagnostic.description
        == "a.ics:7: warning bad-time: \"tomorrow\" is no time (UID x); left out")
    #expect(Diagnostic.Severity.note < .warning && .warning < Diagnostic.Severity.error)
  }
}
