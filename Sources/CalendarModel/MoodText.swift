/// How moods and tags are told apart.
package enum MoodText {
  /// Equal for texts that differ in case, accents, width, and spaces at their ends only.
  package static func key(_ text: String) -> String {
    LooseText.folded(text.withoutOuterSpaces)
  }
}

extension StringProtocol {
  /// The text without spaces and line breaks at its ends. O(*length*).
  package var withoutOuterSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
