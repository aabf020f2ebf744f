/// A column of a table of days.
enum TableColumn: String, Hashable, CaseIterable {
  case day, start, end, note, mood, color, sticker, tags, id, category, created, modified

  /// The column of this name, in any case and with white space around it; nil for none.
  init?(name: String) {
    let name = name.trimmed.lowercased()
    switch name {
    case "date": self = .day
    case "colour": self = .color
    default: self.init(rawValue: name)
    }
  }

  /// All names, as reports print them.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
