import CalendarModel

/// Says what became of marks: a line, or an object, for each.
struct MarkReport {
  /// What became of a mark.
  enum Action: String {
    case added, changed, unchanged, removed, cut

    /// For people.
    var word: String {
      switch self {
      case .added: "new"
      case .changed: "changed"
      case .unchanged: "the same"
      case .removed: "removed"
      case .cut: "cut"
      }
    }

    /// The colour on a terminal.
    var color: String {
      switch self {
      case .added: "32"
      case .changed, .cut: "33"
      case .unchanged: "2"
      case .removed: "31"
      }
    }
  }

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Writes of each mark what was done; `--quiet` writes nothing but JSON.
  func write(_ marks: [(mark: Mark, action: Action)]) throws(CommandError) {
    if context.options[CommonOptions.json] {
      for (mark, action) in marks {
        try context.output.writeJSON {
          MarkJSON(mark, action: action.rawValue).write(to: &$0)
        }
      }
    } else if !context.options[CommonOptions.quiet] {
      for (mark, action) in marks {
        let sign = context.colored("(\(action.word))", action.color)
        try context.output.writeLine("\(mark.line.printable)  \(sign)")
      }
    }
  }
}
