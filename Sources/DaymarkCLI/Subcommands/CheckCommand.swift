import CalendarModel
import ICalendar

/// `daymark check FILE...`.
struct CheckCommand: Subcommand {
  static let quiet = FlagOption("quiet", letter: "q", help: "write nothing: only the exit status")

  let name = "check"
  let summary = "say what is wrong with calendars"
  let description = [
    "Lists everything in the files that breaks a rule of iCalendar, by file and line: errors "
      + "break what a standard demands, warnings what it advises, or are doubtful, notes are "
      + "worth knowing. daymark repair mends the errors.",
    "The exit status is 1 when there are errors. Docs/Diagnostics.md tells of each code.",
  ]
  let usages = ["FILE... [--json] [--quiet]"]
  let options: [any OptionDeclaration] = [CommonOptions.json, CommonOptions.color, quiet]
  let examples = [
    HelpExample("daymark check work.ics", "all problems of a file, and how many there are"),
    HelpExample("daymark check --quiet *.ics && echo fine", "whether all files are valid"),
    HelpExample("daymark check work.ics --json", "one JSON object for each problem"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    let loaded = try context.reading(context.inputFiles()) {
      try $0.loadCalendars(ImportOptions())
    }
    let files = loaded.flatMap(\.files)
    let around = loaded.map(\.diagnostics).filter { !$0.isEmpty }
    let report = DiagnosticReport(detail: .verbose, terminal: context.outputTerminal)
    var counts: [Diagnostic.Severity: Int] = [:]
    func tell(_ diagnostics: [Diagnostic]) throws {
      if context.options[Self.quiet] { return }
      for diagnostic in diagnostics {
        if context.options[CommonOptions.json] {
          try context.output.writeJSON { DiagnosticJSON(diagnostic).write(to: &$0) }
        } else {
          for line in report.lines([diagnostic]) { try context.output.writeLine(line) }
        }
      }
    }
    for diagnostics in around {
      for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
      try tell(diagnostics)
    }
    for file in files {
      let found = context.working("Checking \(file.document.file)") { file.checked() }
      counts.merge(found.counts, uniquingKeysWith: +)
      try tell(found.diagnostics)
    }
    if !context.options[Self.quiet], !context.options[CommonOptions.json] {
      try context.output.writeLine(Self.summary(counts, files: files.count))
    }
    return counts[.error] == nil ? .done : .no
  }

  /// `2 files: 3 errors, 1 warning, no notes`.
  private static func summary(_ counts: [Diagnostic.Severity: Int], files: Int) -> String {
    let words = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .map { severity, word in
        let count = counts[severity] ?? 0
        return count == 0 ? "no \(word)s" : count == 1 ? "1 \(word)" : "\(count) \(word)s"
      }
    return "\(files == 1 ? "1 file" : "\(files) files"): \(words.joined(separator: ", "))"
  }
}
