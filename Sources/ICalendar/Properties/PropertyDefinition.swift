/// What a standard says of one property: the types of its value, how many values there are
/// and what they may hold.
package struct PropertyDefinition {
  /// What a value may be, beside what its type says.
  enum Values {
    case any
    /// One of some words, which mean the same in any case; there may be words that the
    /// standard does not name.
    case word
    /// One of these words, in any case; the standard allows no others.
    case oneOf([String])
    /// A number in this range.
    case within(ClosedRange<Int>)
    /// Two numbers: latitude and longitude (RFC 5545, 3.8.1.6).
    case position
    /// A code, a text and data between semicolons (RFC 5545, 3.8.8.3).
    case requestStatus
    /// A number of a version, or two (RFC 5545, 3.7.4).
    case version
    /// The name of a colour of CSS3 (RFC 7986, 5.9).
    case colorName
  }

  /// How many values there are, and of what.
  package enum Shape {
    /// One value.
    case single
    /// Values between commas.
    case list
    /// GEO: two numbers, a semicolon between them (RFC 5545, 3.8.1.6).
    case position
    /// REQUEST-STATUS: texts between semicolons (RFC 5545, 3.8.8.3).
    case status
  }

  /// The name in upper case.
  let name: String
  /// The types that the value may have, in the order in which one without a VALUE is tried.
  /// The first is the default, where there is one (`statesType`).
  let types: [ValueType]
  /// Whether the value is a list.
  let isList: Bool
  /// Whether a DATE-TIME has to be in UTC.
  let isUTC: Bool
  /// Whether a VALUE has to state the type, there being no default.
  let statesType: Bool
  let values: Values
  /// Where it is defined.
  let section: String

  /// The definition of the property `name`, in upper case; nil where no standard has one.
  package static func of(_ name: String) -> PropertyDefinition? { table[name] }

  /// The type of a value without a VALUE.
  package var type: ValueType { types[0] }

  /// How many values there are, and of what.
  package var shape: Shape {
    switch values {
    case .position: .position
    case .requestStatus: .status
    case .any, .word, .oneOf, .within, .version, .colorName: isList ? .list : .single
    }
  }

  /// Whether the value is one of some words, which mean the same in any case.
  package var isWord: Bool {
    switch values {
    case .word, .oneOf: true
    case .any, .within, .position, .requestStatus, .version, .colorName: false
    }
  }
}
