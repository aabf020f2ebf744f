import CalendarModel

/// What an import does to marks, for people: a line for each that is more than there already,
/// then how many there are of each kind.
struct MarkImportReport {
  private let changes: [MarkImport.Change]
  private let context: CommandContext

  init(_ changes: [MarkImport.Change], _ context: CommandContext) {
    self.changes = changes
    self.context = context
  }

  /// Writes the lines; on a terminal no more than a screen's worth, unless `--verbose` asks.
  func write() throws(CommandError) {
    if context.options[CommonOptions.json] {
      for change in changes {
        try context.output.writeJSON {
          MarkJSON(change.mark, action: change.action.rawValue).write(to: &$0)
        }
      }
      return
    }
    let isVerbose = context.options[CommonOptions.verbose]
    let shown = changes.filter { isVerbose || $0.action != .unchanged }
    let limit =
      context.outputTerminal.isTerminal && !isVerbose
        && shown.count > DiagnosticReport.terminalLimit + 1
      ? DiagnosticReport.terminalLimit : shown.count
    for change in shown.prefix(limit) {
      let sign = context.colored("(\(change.action.word))", change.action.color)
      try context.output.writeLine("\(change.mark.line.printable)  \(sign)")
    }
    if shown.count > limit {
      try context.output.writeLine("... and \(shown.count - limit) more; --verbose shows all")
    }
    try context.output.writeLine(summary)
  }

  /// `3 marks new, 1 changed, 12 the same`.
  private var summary: String {
    var counts: [MarkImport.Action: Int] = [:]
    for change in changes { counts[change.action, default: 0] += 1 }
    var parts = MarkImport.Action.allCases.compactMap { action in
      counts[action].map { "\($0) \(action.word)" }
    }
    guard !parts.isEmpty else { return "no marks in it" }
    let first = MarkImport.Action.allCases.first { counts[$0] != nil }
    if let first, let count = counts[first] {
      parts[0] = "\(count) \(count == 1 ? "mark" : "marks") \(first.word)"
    }
    return parts.joined(separator: ", ")
  }
}

extension MarkImport.Action {
  /// What happens, in a word or two.
  var word: String {
    switch self {
    case .added: "new"
    case .changed: "changed"
    case .unchanged: "the same"
    case .older: "older, skipped"
    }
  }

  /// The colour on a terminal.
  var color: String {
    switch self {
    case .added: "32"
    case .changed: "33"
    case .unchanged: "2"
    case .older: "35"
    }
  }
}
