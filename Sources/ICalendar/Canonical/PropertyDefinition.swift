/// What the standards say of the values of a property.
public struct PropertyDefinition: Hashable, Sendable {
  /// How many values there are, and of what.
  public enum Shape: Hashable, Sendable {
    /// One value.
    case single
    /// Values between commas.
    case list
    /// GEO: two numbers, a semicolon between them (RFC 5545, 3.8.1.6).
    case position
    /// REQUEST-STATUS: texts between semicolons (RFC 5545, 3.8.8.3).
    case status
  }

  /// The type where no VALUE states another.
  public var type: ValueType
  /// How many values there are.
  public var shape: Shape
  /// Whether a VALUE has to state the type, as the property has no default
  /// (RFC 7986, RFC 9073, RFC 9253).
  public var statesType: Bool
  /// Whether the value is one of some words, which mean the same in any case.
  public var isWord: Bool

  init(
    _ type: ValueType, _ shape: Shape = .single, statesType: Bool = false, isWord: Bool = false
  ) {
    self.type = type
    self.shape = shape
    self.statesType = statesType
    self.isWord = isWord
  }

  /// The definition of the property `name`, in upper case; nil where RFC 5545, 7808, 7953,
  /// 7986, 9073, 9074 and 9253 have none.
  public static func of(_ name: String) -> PropertyDefinition? { table[name] }

  private static let table: [String: PropertyDefinition] = {
    var table: [String: PropertyDefinition] = [:]
    func define(_ names: String, _ definition: PropertyDefinition) {
      for name in names.split(separator: " ") { table[String(name)] = definition }
    }
    define(
      "PRODID VERSION COMMENT DESCRIPTION LOCATION SUMMARY TZID TZNAME CONTACT RELATED-TO UID",
      PropertyDefinition(.text))
    define("CALSCALE METHOD CLASS STATUS TRANSP ACTION", PropertyDefinition(.text, isWord: true))
    define("CATEGORIES RESOURCES", PropertyDefinition(.text, .list))
    define("ATTACH TZURL URL", PropertyDefinition(.uri))
    define("GEO", PropertyDefinition(.float, .position))
    define("PERCENT-COMPLETE PRIORITY REPEAT SEQUENCE", PropertyDefinition(.integer))
    define(
      "COMPLETED DTEND DUE DTSTART RECURRENCE-ID CREATED DTSTAMP LAST-MODIFIED",
      PropertyDefinition(.dateTime))
    define("EXDATE RDATE", PropertyDefinition(.dateTime, .list))
    define("DURATION TRIGGER", PropertyDefinition(.duration))
    define("FREEBUSY", PropertyDefinition(.period, .list))
    define("TZOFFSETFROM TZOFFSETTO", PropertyDefinition(.utcOffset))
    define("ATTENDEE ORGANIZER", PropertyDefinition(.calendarAddress))
    define("RRULE EXRULE", PropertyDefinition(.recur))
    define("REQUEST-STATUS", PropertyDefinition(.text, .status))
    // RFC 6321, 4.2.
    define("XML", PropertyDefinition(.text))
    // RFC 7808, 7.
    define("TZUNTIL", PropertyDefinition(.dateTime))
    define("TZID-ALIAS-OF", PropertyDefinition(.text))
    // RFC 7953, 3.2.
    define("BUSYTYPE", PropertyDefinition(.text, isWord: true))
    // RFC 7986, 5.
    define("NAME COLOR", PropertyDefinition(.text))
    define("REFRESH-INTERVAL", PropertyDefinition(.duration, statesType: true))
    define("SOURCE IMAGE CONFERENCE", PropertyDefinition(.uri, statesType: true))
    // RFC 9073, 6.
    define("LOCATION-TYPE", PropertyDefinition(.text, .list))
    define("PARTICIPANT-TYPE RESOURCE-TYPE", PropertyDefinition(.text))
    define("CALENDAR-ADDRESS", PropertyDefinition(.calendarAddress))
    define("STYLED-DESCRIPTION STRUCTURED-DATA", PropertyDefinition(.text, statesType: true))
    // RFC 9074, 6 to 8.
    define("ACKNOWLEDGED", PropertyDefinition(.dateTime))
    define("PROXIMITY", PropertyDefinition(.text, isWord: true))
    // RFC 9253, 8.
    define("CONCEPT", PropertyDefinition(.uri))
    define("LINK", PropertyDefinition(.uri, statesType: true))
    define("REFID", PropertyDefinition(.text))
    return table
  }()
}
