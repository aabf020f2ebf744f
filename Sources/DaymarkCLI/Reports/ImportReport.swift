import ICalendar

/// What an import does, for people: a line for each component that is more than there already,
/// then how many there are of each kind.
struct ImportReport {
  private let changes: [ImportedChange]
  private let context: CommandContext

  init(_ changes: [ImportedChange], _ context: CommandContext) {
    self.changes = changes
    self.context = context
  }

  /// Writes the lines; on a terminal no more than a screen's worth, unless `--verbose` asks.
  func write() throws(CommandError) {
    let isVerbose = context.options[CommonOptions.verbose]
    let shown = changes.lazy.filter { isVerbose || $0.action != .identical }
    let count = shown.count
    let limit =
      context.outputTerminal.isTerminal && !isVerbose
        && count > DiagnosticReport.terminalLimit + 1
      ? DiagnosticReport.terminalLimit : count
    for change in shown.prefix(limit) { try write(change) }
    if count > limit {
      try context.output.writeLine("... and \(count - limit) more; --verbose shows all")
    }
    try context.output.writeLine(summary)
  }

  private func write(_ change: ImportedChange) throws(CommandError) {
    let text = ComponentText(key: change.component.key, component: change.component.heading)
      .text
    var line = "\(change.action.word): \(text)"
    if let before = change.before, change.action != .identical {
      let old = ComponentText(key: before.key, component: before.heading).text
      if change.action == .replaced { line += old == text ? "" : " (was \(old))" }
    }
    if let detail = change.detail { line += "; \(detail)" }
    line += " (\(change.component.file):\(change.component.line))"
    try context.output.writeLine(context.colored(line, change.action.color))
  }

  /// `3 new, 1 changed, 12 the same`.
  private var summary: String {
    var counts: [ImportedChange.Action: Int] = [:]
    for change in changes { counts[change.action, default: 0] += 1 }
    let parts = ImportedChange.Action.allCases.compactMap { action in
      counts[action].map { "\($0) \(action.word)" }
    }
    let made = changes.count { $0.component.isUIDSynthesized }
    let all = parts + (made > 0 ? ["\(made) of them without UID"] : [])
    return all.isEmpty ? "nothing in it" : all.joined(separator: ", ")
  }
}

extension ImportedChange.Action {
  /// What happens, in a word or two.
  fileprivate var word: String {
    switch self {
    case .added: "new"
    case .replaced: "changed"
    case .cancelled: "cancelled"
    case .answered: "answered"
    case .discarded: "no longer valid"
    case .identical: "the same"
    case .older: "older, skipped"
    case .sameVersion: "same version, skipped"
    case .unmatched: "without match, skipped"
    case .request: "a request, skipped"
    case .unreadable: "unreadable, skipped"
    }
  }

  /// The colour on a terminal.
  fileprivate var color: String {
    switch self {
    case .added: "32"
    case .replaced, .answered: "33"
    case .cancelled, .discarded: "31"
    case .identical, .older, .sameVersion: "2"
    case .unmatched, .request, .unreadable: "35"
    }
  }
}
