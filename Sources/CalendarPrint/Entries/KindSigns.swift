import DayGrid

/// The signs that stand before the names of what is no event.
enum KindSigns: Hashable, Sendable {
  /// Boxes and a pencil, of Unicode's symbols.
  case symbols
  /// Letters between brackets, where no font has those.
  case letters

  /// All symbols, to ask a font for.
  static let allSymbols = "☐☑✎"

  /// The sign of a kind; nil for an event.
  func sign(of kind: GridEntry.Kind) -> String? {
    switch kind {
    case .event: nil
    case .openTodo: self == .symbols ? "☐" : "[ ]"
    case .completedTodo: self == .symbols ? "☑" : "[x]"
    case .journal: self == .symbols ? "✎" : "[-]"
    }
  }
}
