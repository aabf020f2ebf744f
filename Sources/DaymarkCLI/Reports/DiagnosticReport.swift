import CalendarModel

/// Writes the problems found in files to standard error, one a line:
/// `file:line: severity code: text`.
struct DiagnosticReport {
  /// How much is said.
  enum Detail: Hashable, Sendable {
    /// Nothing: `--quiet`.
    case quiet
    /// Warnings and errors; on a terminal only so many in full.
    case normal
    /// Everything, notes too: `--verbose`.
    case verbose
  }

  /// How many problems a terminal shows in full: a screen's worth.
  static let terminalLimit = 20

  private let detail: Detail
  private let terminal: Terminal

  /// A report of that detail for a stream that `terminal` describes.
  init(detail: Detail, terminal: Terminal) {
    self.detail = detail
    self.terminal = terminal
  }

  /// The lines of the report, in the order of `diagnostics`, without line breaks.
  func lines(_ diagnostics: some Sequence<Diagnostic>) -> [String] {
    let shown: [Diagnostic]
    switch detail {
    case .quiet: return []
    case .normal: shown = diagnostics.filter { $0.severity > .note }
    case .verbose: shown = Array(diagnostics)
    }
    // One more line is no longer than the summary would be.
    let isCut = detail == .normal && terminal.isTerminal && shown.count > Self.terminalLimit + 1
    let full = isCut ? shown.prefix(Self.terminalLimit) : shown[...]
    return full.map(line) + (isCut ? [summary(shown.dropFirst(full.count))] : [])
  }

  /// Writes the lines.
  func write(_ diagnostics: some Sequence<Diagnostic>, to stream: StandardError) {
    // In pieces, so that 100,000 problems are not as many system calls.
    let lines = lines(diagnostics)
    for start in stride(from: 0, to: lines.count, by: 500) {
      stream.writeLine(lines[start..<min(start + 500, lines.count)].joined(separator: "\n"))
    }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let text = Self.cut(diagnostic.description).printable
    guard terminal.colors > .none else { return text }
    let place = "\(diagnostic.file):\(diagnostic.line): ".printable
    let severity = "\(diagnostic.severity)"
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    let rest = text.dropFirst(place.count + severity.count)
    return "\(place)\u{1B}[1;\(color)m\(severity)\u{1B}[0m\(rest)"
  }

  /// A text as it is, or the beginning of one that nobody would read: a name or UID in a file may
  /// have millions of characters.
  private static func cut(_ text: String) -> String {
    guard text.utf8.count > longestLine else { return text }
    return text.count > longestLine ? text.prefix(longestLine - 1) + "…" : text
  }

  private static let longestLine = 900

  /// How many more there are, by code, the most frequent first.
  private func summary(_ rest: ArraySlice<Diagnostic>) -> String {
    var counts: [String: Int] = [:]
    for diagnostic in rest { counts[diagnostic.code.rawValue, default: 0] += 1 }
    let words = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return "daymark: \(rest.count) more problems (\(words)); use --verbose to see all of them"
      .printable
  }
}
