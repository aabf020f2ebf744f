import CalendarModel
import ICalendar

/// A diagnostic as an object of `daymark check --json`.
struct DiagnosticJSON {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// Adds the keys to an object.
  func write(to line: inout JSONLine) {
    line.add("file", diagnostic.file)
    line.add("line", diagnostic.line)
    line.add("severity", "\(diagnostic.severity)")
    line.add("code", diagnostic.code.rawValue)
    line.add("uid", diagnostic.uid)
    line.add("problem", diagnostic.problem)
    line.add("action", diagnostic.action)
    let section = CodeCatalogue.entry(for: diagnostic.code)?.section ?? ""
    line.add("section", section.isEmpty ? nil : section)
  }
}
