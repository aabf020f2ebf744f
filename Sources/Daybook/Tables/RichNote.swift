/// Notes that their program stores with the tags of HTML.
enum RichNote {
  /// The text without its tags: breaks and the ends of paragraphs become line feeds, items of
  /// lists begin with a bullet. A text without any such tag stays as it is, whatever else it
  /// holds between angle brackets.
  static func plainText(_ text: String) -> String {
    guard text.contains("<") else { return text }
    var result = ""
    var hasTags = false
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(200).firstIndex(of: ">"),
        let replacement = replacement(of: rest[rest.index(after: start)..<end])
      else {
        result.append("<")
        rest = rest.dropFirst()
        continue
      }
      hasTags = true
      if replacement == "\n" || replacement == "• " {
        if !result.isEmpty, result.last != "\n" { result.append("\n") }
        if replacement == "• " { result += replacement }
      } else {
        result += replacement
      }
      rest = rest[rest.index(after: end)...]
    }
    guard hasTags else { return text }
    return withoutEntities(result + rest).trimmed
  }

  /// What a tag stands for; nil for what is none of those that notes have.
  private static func replacement(of tag: Substring) -> String? {
    let isEnd = tag.first == "/"
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": return "\u{2028}"
    case "p", "div", "ul", "ol", "h1", "h2", "h3": return "\n"
    case "li": return isEnd ? "" : "• "
    case "b", "i", "u", "s", "strong", "em", "strike", "del", "font", "span": return ""
    default: return nil
    }
  }

  private static func withoutEntities(_ text: String) -> String {
    var text = text.replacing("\u{2028}", with: "\n")
    guard text.contains("&") else { return text }
    for (name, character) in [
      ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
      ("&apos;", "'"), ("&amp;", "&"),
    ] {
      text = text.replacing(name, with: character)
    }
    return text
  }
}
