import CalendarModel
import Testing

@testable import DaymarkCLI

@Suite("the report of problems in files")
struct DiagnosticReportTests {
  static func diagnostic(
    _ severity: Diagnostic.Severity, _ code: String = "bad-date", file: String = "a.ics",
    line: Int = 12
  ) -> Diagnostic {
    Diagnostic(
      severity, .init(rawValue: code), file: file, line: line, uid: "1@x",
      problem: "DTSTART has no day", action: "the event is left out")
  }

  static func lines(
    _ diagnostics: [Diagnostic], detail: DiagnosticReport.Detail = .normal, window: Int? = nil,
    color: ColorChoice = .never
  ) -> [String] {
    let terminal = Terminal(
      window: window, environment: Environment(now: Instant(secondsSince1970: 0)), color: color)
    return DiagnosticReport(detail: detail, terminal: terminal).lines(diagnostics)
  }

  static let all = [diagnostic(.error), diagnostic(.note, line: 3), diagnostic(.warning, line: 4)]
  static let text = "DTSTART has no day (UID 1@x); the event is left out"

  @Test("one line each: file, line, severity, code, text; notes only when asked for")
  func forms() {
    let error = "a.ics:12: error bad-date: \(Self.text)"
    let note = "a.ics:3: note bad-date: \(Self.text)"
    let warning = "a.ics:4: warning bad-date: \(Self.text)"
    #expect(Self.lines(Self.all) == [error, warning])
    #expect(Self.lines(Self.all, detail: .verbose) == [error, note, warning])
    #expect(Self.lines(Self.all, detail: .quiet) == [])
  }

  @Test("the severity is coloured, also after names of many bytes")
  func colors() {
    let lines = Self.lines(
      [Self.diagnostic(.error, file: "Ü\u{1B}e\u{301}.ics"), Self.diagnostic(.warning)],
      color: .always)
    #expect(
      lines == [
        "Ü\\u{1B}e\u{301}.ics:12: \u{1B}[1;31merror\u{1B}[0m bad-date: \(Self.text)",
        "a.ics:12: \u{1B}[1;33mwarning\u{1B}[0m bad-date: \(Self.text)",
      ])
  }

  @Test("a terminal shows twenty, and sums up the others by their codes")
  func summary() {
    let many =
      (0..<20).map { Self.diagnostic(.warning, line: $0) }
      + (0..<5).map { Self.diagnostic(.error, "b", line: $0) }
      + (0..<7).map { Self.diagnostic(.error, "a", line: $0) }
      + (0..<5).map { Self.diagnostic(.error, "c", line: $0) }
      + [Self.diagnostic(.note, "d")]
    let lines = Self.lines(many, window: 80)
    #expect(lines.count == 21)
    #expect(
      lines.last
        == "daymark: 17 more problems (7 a, 5 b, 5 c); use --verbose to see all of them")
    #expect(Self.lines(many, detail: .verbose, window: 80).count == 38)
    #expect(Self.lines(many).count == 37)
    #expect(Self.lines(Array(many.prefix(21)), window: 80).count == 21)
  }

  @Test("nothing in a file moves the terminal's cursor or breaks the line")
  func controls() {
    var diagnostic = Self.diagnostic(.error)
    diagnostic.problem = "a\u{1B}[2Jb\nc\u{9B}d\u{202E}e"
    diagnostic.uid = nil
    #expect(
      Self.lines([diagnostic]) == [
        "a.ics:12: error bad-date: a\\u{1B}[2Jb\\nc\\u{009B}d\\u{202E}e; the event is left out"
      ])
  }
}
