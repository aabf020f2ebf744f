import CalendarModel
import ICalendar

/// Marks as text to be edited: for each a line `@@ ID @@` with its version, a line a field, an
/// empty line, and its note.
///
/// Lines of a note that could be taken for such a head have a backslash in front.
struct MarkForm {
  /// The beginning of the line that heads a mark.
  static let head = "@@ "
  /// The end of the line that heads a mark, before its version.
  static let headEnd = " @@"

  /// The fields that stand on a line each, in their order.
  enum Field: String, CaseIterable {
    case days, mood, color, sticker, tags, category
  }

  let marks: [Mark]

  /// The whole text.
  var text: String {
    var lines = [
      "# Change what follows the colons, and the notes below the empty lines. An empty field",
      "# is no field. days: 2026-12-24, or 2026-12-24..2026-12-26 with the last day. color: teal,",
      "# #3b6fe0. sticker: an emoji, or the name of an image file. tags: with commas between.",
      "# Nothing changes where you leave all as it is; daymark unmark removes marks.",
    ]
    for mark in marks {
      lines += ["", Self.head(of: mark)]
      for field in Field.allCases {
        let value = Self.value(of: field, mark)
        lines.append(value.isEmpty ? "\(field.rawValue):" : "\(field.rawValue): \(value)")
      }
      lines.append("")
      if let note = mark.note, !note.isEmpty { lines += Self.lines(ofNote: note) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line that heads a mark. A new mark has neither name nor version.
  static func head(of mark: Mark) -> String {
    mark.id.isEmpty
      ? "@@ new @@" : "\(head)\(escaped(mark.id))\(headEnd) \(mark.sequence)"
  }

  /// A field as it stands behind the colon; empty where the mark has none.
  static func value(of field: Field, _ mark: Mark) -> String {
    switch field {
    case .days: mark.daysText
    case .mood: escaped(mark.mood ?? "")
    case .color: mark.color?.description ?? ""
    case .sticker:
      switch mark.sticker {
      case .emoji(let text): escaped(text)
      case .image(let bytes, let mediaType): "(\(escaped(mediaType)), \(bytes.count) bytes)"
      case nil: ""
      }
    case .tags:
      mark.tags.map { escaped($0).replacing(",", with: "\\,") }.joined(separator: ", ")
    case .category: escaped(mark.category ?? "")
    }
  }

  /// The lines of a note, those that look like a head behind a backslash.
  static func lines(ofNote note: String) -> [String] {
    note.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == "\\" }.hasPrefix("@@") ? "\\" + line : String(line)
    }
  }

  /// A text on one line: line breaks and other controls, and backslashes, behind a backslash.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What `escaped(_:)` made the text of; nil for a backslash that escapes nothing.
  static func unescaped(_ text: some StringProtocol) -> String? {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "\\", ",": result.unicodeScalars.append(scalar)
      case "n": result += "\n"
      case "r": result += "\r"
      default: return nil
      }
    }
    return isEscaped ? nil : result
  }
}
