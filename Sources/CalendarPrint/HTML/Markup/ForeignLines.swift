/// A text of several lines from a file, made fit to be shown.
enum ForeignLines {
  /// How much of a text is shown.
  struct Limit: Hashable, Sendable {
    var lines: Int
    /// Scalars, of all lines.
    var scalars: Int
  }

  /// The lines, each harmless. Of empty ones none is first or last, and no two stand together.
  /// What is cut off leaves an ellipsis.
  static func of(_ text: String, limit: Limit) -> [String] {
    var lines: [String] = []
    var rest = limit.scalars
    var hasPendingSpace = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard rest > 0, lines.count < limit.lines else {
        if HarmlessText.of(String(line), limit: 1).isEmpty { continue }
        lines.append("…")
        break
      }
      let harmless = HarmlessText.of(String(line), limit: rest)
      rest -= harmless.unicodeScalars.count
      if harmless.isEmpty {
        hasPendingSpace = !lines.isEmpty
      } else {
        if hasPendingSpace { lines.append("") }
        hasPendingSpace = false
        lines.append(harmless)
      }
    }
    return lines
  }
}
