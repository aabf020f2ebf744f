/// What a column of a table of days says of a mark.
public enum TableColumn: String, Hashable, Sendable, CaseIterable {
  /// The day, or the first and the last one, itself included.
  case day, start, end
  /// A text.
  case note, mood, category
  /// A colour.
  case color
  /// An emoji, a `data:` URI, or the path of an image.
  case sticker
  /// Tags.
  case tags
  /// The mark's identity.
  case id
  /// An instant.
  case created, modified
  /// The time of day at which the mark was made.
  case time

  /// The column of this name, in any case and with white space around it; nil for none.
  public init?(name: String) {
    let name = name.trimmed.lowercased()
    switch name {
    case "date": self = .day
    case "colour": self = .color
    default: self.init(rawValue: name)
    }
  }

  /// All names, as reports print them.
  public static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// Whether several columns of a table may be joined into one of these: the parts of a date,
  /// the lines of a note, tags.
  var joinsSeveral: Bool {
    switch self {
    case .day, .start, .end, .note, .tags: true
    case .mood, .category, .color, .sticker, .id, .created, .modified, .time: false
    }
  }
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
