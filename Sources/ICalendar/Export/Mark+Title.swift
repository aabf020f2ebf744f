public import CalendarModel

extension Mark {
  /// What a person should see of the mark in a month of any calendar, on one line.
  ///
  /// The emoji, then the first line of the note with the mood after it: `🌸 Picnic by the
  /// lake · happy`. Month cells show little, so that what says most comes first. Where there
  /// is no note, the mood stands for it; where there is neither, the tags, the category, a
  /// picture sign for an image, or the name of the colour, whichever comes first. Never empty.
  /// The first line is cut at 80 characters, after a word where there is one.
  public var title: String {
    var words: [String] = []
    if let note = note.flatMap(Self.firstLine) { words.append(note) }
    if let mood = mood.flatMap(Self.firstLine) { words.append(mood) }
    var emoji: String?
    if case .emoji(let text) = sticker { emoji = Self.firstLine(of: text) }
    if words.isEmpty {
      words = tags.compactMap(Self.firstLine)
      let text = words.isEmpty ? category.flatMap(Self.firstLine) : words.joined(separator: ", ")
      return Self.joined(emoji, text ?? (emoji == nil ? fallback : nil))
    }
    return Self.joined(emoji, words.joined(separator: " · "))
  }

  /// What stands for a mark that has no text at all.
  private var fallback: String {
    if case .image = sticker { return "🖼️" }
    return color?.nearestCSSName ?? "●"
  }

  private static func joined(_ emoji: String?, _ text: String?) -> String {
    [emoji, text].compactMap(\.self).joined(separator: " ")
  }

  /// The first line that is not blank, without white space around it, cut to `lineLimit`.
  private static func firstLine(of text: String) -> String? {
    var line = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      if isVisible(scalar) {
        if needsSpace { line.unicodeScalars.append(" ") }
        needsSpace = false
        line.unicodeScalars.append(scalar)
      } else if endsLine(scalar) {
        if !line.isEmpty { break }
      } else {
        // Control characters would be left out when written, and joined words with them.
        needsSpace = !line.isEmpty
      }
    }
    return line.isEmpty ? nil : cut(line)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
    // The other control characters end at U+009F.
    return scalar.value > 0x9F && !scalar.properties.isWhitespace
  }

  /// Whether a line ends here (Unicode Standard, 5.8).
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func cut(_ line: String) -> String {
    guard let end = line.index(line.startIndex, offsetBy: lineLimit, limitedBy: line.endIndex),
      end < line.endIndex
    else { return line }
    let head = line[..<end]
    // A long text without spaces (Chinese, a URL) is cut where it is.
    if let space = head.lastIndex(of: " "),
      head.distance(from: space, to: end) <= lineLimit / 2
    {
      return head[..<space] + "…"
    }
    return head + "…"
  }

  private static let lineLimit = 80
}
