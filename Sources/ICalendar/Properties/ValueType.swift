/// The type of a property's values (RFC 5545, 3.3), by the name that jCal and xCal give it.
public struct ValueType: RawRepresentable, Hashable, Sendable {
  /// The name in lower case: `date-time`.
  public let rawValue: String

  /// The type of this name, which is in lower case.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The type that a VALUE parameter states, in any case; nil for one that no standard has.
  public init?(stated name: String) {
    self.init(rawValue: name.lowercased())
    guard Self.known.contains(self) else { return nil }
  }

  /// BINARY: octets in base64 (RFC 5545, 3.3.1).
  public static let binary = Self(rawValue: "binary")
  /// BOOLEAN (3.3.2).
  public static let boolean = Self(rawValue: "boolean")
  /// CAL-ADDRESS (3.3.3).
  public static let calendarAddress = Self(rawValue: "cal-address")
  /// DATE (3.3.4).
  public static let date = Self(rawValue: "date")
  /// DATE-TIME (3.3.5).
  public static let dateTime = Self(rawValue: "date-time")
  /// DURATION (3.3.6).
  public static let duration = Self(rawValue: "duration")
  /// FLOAT (3.3.7).
  public static let float = Self(rawValue: "float")
  /// INTEGER (3.3.8).
  public static let integer = Self(rawValue: "integer")
  /// PERIOD (3.3.9).
  public static let period = Self(rawValue: "period")
  /// RECUR (3.3.10).
  public static let recur = Self(rawValue: "recur")
  /// TEXT (3.3.11).
  public static let text = Self(rawValue: "text")
  /// TIME (3.3.12).
  public static let time = Self(rawValue: "time")
  /// URI (3.3.13).
  public static let uri = Self(rawValue: "uri")
  /// UTC-OFFSET (3.3.14).
  public static let utcOffset = Self(rawValue: "utc-offset")
  /// UID (RFC 9253, 7).
  public static let uid = Self(rawValue: "uid")
  /// XML-REFERENCE (RFC 9253, 7).
  public static let xmlReference = Self(rawValue: "xml-reference")
  /// No type that is known: the value is what the content line has (RFC 7265, 5.1).
  public static let unknown = Self(rawValue: "unknown")

  /// The word that VALUE has for it: `DATE-TIME`.
  public var parameterValue: String { rawValue.uppercased() }

  private static let known: Set<ValueType> = spelled.union([.uri, .xmlReference])

  /// The types that have rules of spelling of their own. Values of all others are one text,
  /// as the content line has it.
  static let spelled: Set<ValueType> = [
    .binary, .boolean, .calendarAddress, .date, .dateTime, .duration, .float, .integer, .period,
    .recur, .text, .time, .utcOffset, .uid,
  ]

  /// The types whose values hold no comma: one more value after it is meant, also where the
  /// property is not known.
  static let listed: Set<ValueType> = [
    .date, .dateTime, .duration, .float, .integer, .period, .time, .utcOffset,
  ]
}
