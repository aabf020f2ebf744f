/// What the columns of somebody's table mean: `note=Comment,mood=Feeling`.
///
/// A column that the map names means what the map says, and no other; the others mean what
/// they are called. Names are compared in any case and without white space around them.
public struct ColumnMap: Hashable, Sendable {
  /// One column of a table and what it means.
  public struct Entry: Hashable, Sendable {
    /// What the column says.
    public let target: TableColumn
    /// The column's name in the table.
    public let source: String
  }

  /// The entries, in the order in which they were given: that in which the columns of one
  /// note are joined.
  public private(set) var entries: [Entry] = []
  private var sources: Set<String> = []

  /// A map without entries: every column means what it is called.
  public init() {}

  /// Says what a column means. Several columns may be a note (one line each), tags (all of
  /// them) and a day (`Year`, `Month`, `Day`).
  ///
  /// - Throws: `ColumnMapError` for a column without a name or one that has an entry already,
  ///   and for a second column of what only one can be.
  public mutating func add(
    _ source: String, as target: TableColumn
  ) throws(ColumnMapError) {
    let name = source.trimmed
    guard !name.isEmpty else { throw .noName(of: target) }
    if let other = entries.first(where: { Self.key($0.source) == Self.key(name) }) {
      throw .columnTwice(source: name, targets: [other.target, target])
    }
    if !target.joinsSeveral, let other = entries.first(where: { $0.target == target }) {
      throw .targetTwice(target, sources: [other.source, name])
    }
    entries.append(Entry(target: target, source: name))
    sources.insert(Self.key(name))
  }

  /// Whether the map has an entry for a target.
  func maps(_ target: TableColumn) -> Bool { entries.contains { $0.target == target } }

  /// Under which names are the same.
  static func key(_ name: String) -> String { name.trimmed.lowercased() }
}

extension ColumnMap {
  /// Reads `note=Comment,mood=Feeling`: ours, an equals sign, theirs. A name that holds commas,
  /// quotes or white space that counts stands between quotes, which are doubled inside:
  /// `note="Comment, if any"`.
  ///
  /// - Throws: `ColumnMapError`, also for a name that we do not have.
  public init(_ text: String) throws(ColumnMapError) {
    try add(parsing: text)
  }

  /// Reads more entries and adds them to those that are there. See `init(_:)`.
  public mutating func add(parsing text: String) throws(ColumnMapError) {
    for part in try Self.parts(of: text) {
      guard let equals = part.firstIndex(of: "=") else { throw .noEqualsSign(in: part.trimmed) }
      let name = part[..<equals].trimmed
      guard let target = TableColumn(name: name) else { throw .unknownTarget(name) }
      try add(Self.unquoted(part[part.index(after: equals)...].trimmed), as: target)
    }
  }

  /// The text between commas that stand outside quotes.
  private static func parts(of text: String) throws(ColumnMapError) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "," && !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard !isQuoted else { throw .openQuote(in: parts.last?.trimmed ?? text) }
    // A comma at the end, or two in a row, say nothing.
    parts.removeAll { $0.trimmed.isEmpty }
    guard !parts.isEmpty else { throw .noEqualsSign(in: text.trimmed) }
    return parts
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }
}
