public import CalendarModel

extension Diagnostic.Code {
  /// A value that is not of its property's type, carried as `unknown` (RFC 7265, 5.1).
  public static let misfitValue = Self(rawValue: "misfit-value")
  /// A name with characters that RFC 5545, 3.1 does not allow; they are left out.
  public static let cutName = Self(rawValue: "cut-name")
  /// A name that no element of XML can have, spelled with `_xHHHH_`.
  public static let escapedName = Self(rawValue: "escaped-name")
  /// A character that XML 1.0 has not (2.2).
  public static let xmlCharacter = Self(rawValue: "xml-character")
  /// An element that xCal does not define where it stands (RFC 6321, 3).
  public static let foreignElement = Self(rawValue: "foreign-element")
  /// A property or component that the format has no place for.
  public static let notExpressed = Self(rawValue: "not-expressed")
  /// A text that begins as a formula of a spreadsheet does, with an apostrophe before it.
  public static let guardedCell = Self(rawValue: "guarded-cell")
}
