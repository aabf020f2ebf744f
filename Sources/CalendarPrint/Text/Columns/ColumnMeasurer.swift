/// Measures text by the columns of a terminal.
struct ColumnMeasurer: LineMeasurer {
  /// Columns are few, and letters of one width: half a word says more than its beginning.
  var tearsWords: Bool { true }

  func width(of text: String) -> Double { Double(DisplayWidth.of(text)) }

  /// - Complexity: O(*width*).
  func fits(_ text: String, in width: Double) -> Bool {
    // No column takes less than an octet.
    if Double(text.utf8.count) <= width { return true }
    var used = 0.0
    for character in text {
      used += Double(DisplayWidth.of(character))
      if used > width { return false }
    }
    return used <= width
  }

  /// After spaces, and beside wide characters that no bracket or stop belongs to.
  func lineEnds(in text: String) -> [Int] {
    var ends: [Int] = []
    var offset = 0
    var previous: Character?
    for character in text {
      if let previous, mayBreak(between: previous, and: character) { ends.append(offset) }
      offset += character.utf8.count
      previous = character
    }
    return previous == nil ? [] : ends + [offset]
  }

  private func mayBreak(between first: Character, and second: Character) -> Bool {
    if second == " " { return false }
    if first == " " { return true }
    guard DisplayWidth.of(first) == 2 || DisplayWidth.of(second) == 2 else { return false }
    return !first.isOne(of: [.openPunctuation, .initialPunctuation])
      && !second.isOne(of: [.closePunctuation, .finalPunctuation, .otherPunctuation])
  }
}

extension ColumnMeasurer {
  /// The text in at most so many columns, with an ellipsis where something is missing.
  static func cut(_ text: String, to columns: Int) -> String {
    wrap(text, first: columns, rest: columns, lines: 1)[0]
  }

  /// The text as at most `lines` lines, the first of `first` columns and the others of `rest`,
  /// which are 2 or more.
  static func wrap(_ text: String, first: Int, rest: Int, lines: Int) -> [String] {
    ColumnMeasurer().fit(
      text, width: Double(first), hangingWidth: Double(rest), lines: lines
    ).lines
  }
}

extension Character {
  /// Whether its base is of one of these categories.
  fileprivate func isOne(of categories: [Unicode.GeneralCategory]) -> Bool {
    unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
  }
}
