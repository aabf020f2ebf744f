/// Why a text is no map of columns.
public enum ColumnMapError: Error, Hashable, Sendable {
  /// An entry without an equals sign.
  case noEqualsSign(in: String)
  /// A quote that is not closed.
  case openQuote(in: String)
  /// A name before an equals sign that is none of ours.
  case unknownTarget(String)
  /// No name after an equals sign.
  case noName(of: TableColumn)
  /// A column of the table that is given two meanings.
  case columnTwice(source: String, targets: [TableColumn])
  /// Two columns of the table for what only one can be.
  case targetTwice(TableColumn, sources: [String])
}

extension ColumnMapError: CustomStringConvertible {
  /// One line: what is wrong.
  public var description: String {
    switch self {
    case .noEqualsSign(let text): "\"\(text)\" has no equals sign, as in note=Comment"
    case .openQuote(let text): "a quote is not closed in \(text)"
    case .unknownTarget(let name): "\"\(name)\" is none of \(TableColumn.names)"
    case .noName(let target): "no column is named after \(target.rawValue)="
    case .columnTwice(let source, let targets):
      "the column \"\(source)\" is given twice, as "
        + targets.map(\.rawValue).joined(separator: " and as ")
    case .targetTwice(let target, let sources):
      "only one column can be the \(target.rawValue), not both "
        + sources.map { "\"\($0)\"" }.joined(separator: " and ")
    }
  }
}
