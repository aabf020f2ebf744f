/// What each column of one table means: what a map says, else what the program that wrote
/// the table means by it, else what it is called.
struct ColumnMeanings {
  /// What a column means.
  struct Meaning: Hashable {
    var target: TableColumn
    /// Where it stands among those that are joined with it.
    var order: Int
    /// Whether columns of other names may be joined with it: a map or a layout says so.
    var joins: Bool
  }

  let layout: TableLayout
  private var meanings: [String: Meaning] = [:]
  /// What a column's own name does not make it, since another column is that.
  private var taken: Set<TableColumn> = []
  private let redundant: Set<String>

  /// The meanings in a table with columns of these names.
  init(names: some Sequence<String>, map: ColumnMap) {
    layout = TableLayout(names: Set(names.map(ColumnMap.key)))
    var entries = map.entries.map { (target: $0.target, source: $0.source) }
    let mapped = Set(map.entries.map(\.target))
    let sources = Set(map.entries.map { ColumnMap.key($0.source) })
    entries += layout.columns.filter { !mapped.contains($0.target) && !sources.contains($0.source) }
    for (order, entry) in entries.enumerated() {
      meanings[ColumnMap.key(entry.source)] = Meaning(
        target: entry.target, order: order, joins: true)
      taken.insert(entry.target)
    }
    // A day that is mapped takes the place of the days that are there by name.
    if taken.contains(.day) { taken.insert(.start) }
    if taken.contains(.start) { taken.insert(.day) }
    redundant = layout.redundant
  }

  /// What the column of this name means; nil for nothing.
  func meaning(of name: String) -> Meaning? {
    if let meaning = meanings[ColumnMap.key(name)] { return meaning }
    guard let target = TableColumn(name: name), !taken.contains(target) else { return nil }
    return Meaning(target: target, order: meanings.count, joins: false)
  }

  /// Whether the column says nothing more than those that are read.
  func isRedundant(_ name: String) -> Bool { redundant.contains(ColumnMap.key(name)) }

  /// The column of the map that is not among these names, or nil.
  static func missing(in names: some Sequence<String>, map: ColumnMap) -> String? {
    guard !map.entries.isEmpty else { return nil }
    let names = Set(names.map(ColumnMap.key))
    return map.entries.first { !names.contains(ColumnMap.key($0.source)) }?.source
  }
}
