/// Cuts and wraps text by the columns of a terminal, between characters as a reader counts
/// them (grapheme clusters).
enum LineBreaking {
  /// The text in at most `width` columns, with an ellipsis where something is missing.
  ///
  /// - Complexity: O(*length*).
  static func cut(_ text: some StringProtocol, to width: Int) -> String {
    if DisplayWidth.of(text) <= width { return String(text) }
    guard width > 0 else { return "" }
    var kept = prefix(of: text, columns: width - 1)
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The text as at most `lines` lines, the last one with an ellipsis where more would follow.
  ///
  /// Lines break at spaces and beside wide characters; a word longer than a line is cut
  /// where the line ends.
  ///
  /// - Parameters:
  ///   - first: the columns of the first line. When no more than a stump of the first word
  ///     fits there, the line stays empty.
  ///   - rest: the columns of all other lines, at least 2.
  /// - Complexity: O(*length* + *lines* · *columns*).
  static func wrap(_ text: String, first: Int, rest: Int, lines: Int) -> [String] {
    var result: [String] = []
    var remaining = Substring(text)
    while result.count < lines {
      let width = result.isEmpty ? first : rest
      if result.count == lines - 1 || DisplayWidth.of(remaining) <= width {
        result.append(cut(remaining, to: width))
        break
      }
      let end = breakPoint(in: remaining, columns: width, fullLine: rest)
      result.append(trimmed(remaining[..<end]))
      remaining = remaining[end...].drop { $0 == " " }
    }
    return result
  }

  /// Where to break text that is longer than the line.
  private static func breakPoint(
    in text: Substring, columns: Int, fullLine: Int
  ) -> Substring.Index {
    var used = 0
    var index = text.startIndex
    var lastBreak = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      let character = text[index]
      if let previous, mayBreak(between: previous, and: character) { lastBreak = index }
      let width = DisplayWidth.of(character)
      // A space may hang over the end, where nobody sees it.
      if used + width > columns && character != " " { break }
      used += width
      previous = character
      index = text.index(after: index)
    }
    if lastBreak > text.startIndex { return lastBreak }
    // The first word does not fit. It goes on the next line if it fits there.
    let word = text.prefix { $0 != " " }
    return DisplayWidth.of(word) <= fullLine || columns < 4 ? text.startIndex : index
  }

  /// Whether a line may end between two characters: at a space, and beside a wide character
  /// that no bracket or stop belongs to.
  private static func mayBreak(between first: Character, and second: Character) -> Bool {
    if second == " " { return true }
    if first == " " { return false }
    guard DisplayWidth.of(first) == 2 || DisplayWidth.of(second) == 2 else { return false }
    return !first.isOne(of: [.openPunctuation, .initialPunctuation])
      && !second.isOne(of: [.closePunctuation, .finalPunctuation, .otherPunctuation])
  }

  private static func prefix(of text: some StringProtocol, columns: Int) -> String {
    var used = 0
    var kept = ""
    for character in text {
      used += DisplayWidth.of(character)
      if used > columns { break }
      kept.append(character)
    }
    return kept
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Character {
  /// Whether its base is of one of these categories.
  fileprivate func isOne(of categories: [Unicode.GeneralCategory]) -> Bool {
    unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
  }
}
