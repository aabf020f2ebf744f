/// A value of a column or a parameter, as SQLite stores it.
enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// An integer, or null.
  static func integer(_ value: Int?) -> DatabaseValue {
    value.map { .integer(Int64($0)) } ?? .null
  }

  /// A text, or null.
  static func text(_ value: String?) -> DatabaseValue { value.map { .text($0) } ?? .null }
}
