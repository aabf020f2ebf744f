/// What a standard says of one parameter: the type of its values and which properties it is
/// for.
package struct ParameterDefinition {
  /// The name in upper case.
  let name: String
  /// The type of each value.
  package let type: ValueType
  /// The only words that it may be, where there are no others.
  let values: Set<String>?
  /// The properties that it is for; nil for all.
  let properties: Set<String>?
  /// Where it is defined.
  let section: String
  private let hasWords: Bool

  /// The definition of the parameter `name`, in upper case; nil where no standard has one.
  package static func of(_ name: String) -> ParameterDefinition? { table[name] }

  /// Whether the values are words, which mean the same in any case (RFC 5545, 2).
  var isWord: Bool { hasWords || values != nil }

  /// Whether the values are written between quotes, whatever they hold.
  var isQuoted: Bool { type == .uri || type == .calendarAddress }

  private init(
    _ name: String, _ type: ValueType = .text, words hasWords: Bool = false,
    only values: Set<String>? = nil, of properties: String? = nil, _ section: String
  ) {
    self.name = name
    self.type = type
    self.values = values
    self.properties = properties.map { Set($0.split(separator: " ").map(String.init)) }
    self.section = section
    self.hasWords = hasWords
  }

  private static let table: [String: ParameterDefinition] = Dictionary(
    (ofRFC5545 + ofExtensions).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let people = "ATTENDEE ORGANIZER"
  private static let texts =
    "CATEGORIES COMMENT CONTACT DESCRIPTION LOCATION RESOURCES SUMMARY TZNAME NAME"
    + " REQUEST-STATUS CONFERENCE STYLED-DESCRIPTION LINK ATTENDEE ORGANIZER"

  private static let ofRFC5545: [ParameterDefinition] = [
    .init(
      "ALTREP", .uri, of: "COMMENT CONTACT DESCRIPTION LOCATION RESOURCES SUMMARY NAME",
      "RFC 5545, 3.2.1"),
    .init("CN", of: people, "RFC 5545, 3.2.2"),
    .init("CUTYPE", words: true, of: "ATTENDEE", "RFC 5545, 3.2.3"),
    .init("DELEGATED-FROM", .calendarAddress, of: "ATTENDEE", "RFC 5545, 3.2.4"),
    .init("DELEGATED-TO", .calendarAddress, of: "ATTENDEE", "RFC 5545, 3.2.5"),
    .init("DIR", .uri, of: people, "RFC 5545, 3.2.6"),
    .init(
      "ENCODING", only: ["8BIT", "BASE64"], of: "ATTACH IMAGE STRUCTURED-DATA",
      "RFC 5545, 3.2.7"),
    .init(
      "FMTTYPE", of: "ATTACH IMAGE STYLED-DESCRIPTION STRUCTURED-DATA LINK", "RFC 5545, 3.2.8"),
    .init("FBTYPE", words: true, of: "FREEBUSY", "RFC 5545, 3.2.9"),
    .init("LANGUAGE", of: texts, "RFC 5545, 3.2.10"),
    .init("MEMBER", .calendarAddress, of: "ATTENDEE", "RFC 5545, 3.2.11"),
    .init("PARTSTAT", words: true, of: "ATTENDEE", "RFC 5545, 3.2.12"),
    .init("RANGE", only: ["THISANDFUTURE"], of: "RECURRENCE-ID", "RFC 5545, 3.2.13"),
    .init("RELATED", only: ["START", "END"], of: "TRIGGER", "RFC 5545, 3.2.14"),
    .init("RELTYPE", words: true, of: "RELATED-TO", "RFC 5545, 3.2.15"),
    .init("ROLE", words: true, of: "ATTENDEE", "RFC 5545, 3.2.16"),
    .init("RSVP", .boolean, only: ["TRUE", "FALSE"], of: "ATTENDEE", "RFC 5545, 3.2.17"),
    .init("SENT-BY", .calendarAddress, of: people, "RFC 5545, 3.2.18"),
    .init("TZID", of: "DTSTART DTEND DUE EXDATE RDATE RECURRENCE-ID", "RFC 5545, 3.2.19"),
    .init("VALUE", words: true, "RFC 5545, 3.2.20"),
  ]

  private static let ofExtensions: [ParameterDefinition] = [
    .init("SCHEDULE-AGENT", words: true, of: people, "RFC 6638, 7.1"),
    .init("SCHEDULE-FORCE-SEND", words: true, of: people, "RFC 6638, 7.2"),
    .init("SCHEDULE-STATUS", of: people, "RFC 6638, 7.3"),
    .init("DISPLAY", words: true, of: "IMAGE", "RFC 7986, 6.1"),
    .init("EMAIL", of: people, "RFC 7986, 6.2"),
    .init("FEATURE", words: true, of: "CONFERENCE", "RFC 7986, 6.3"),
    .init("LABEL", of: "CONFERENCE LINK", "RFC 7986, 6.4"),
    .init("SIZE", of: "ATTACH", "RFC 8607, 4.1"),
    .init("FILENAME", of: "ATTACH", "RFC 8607, 4.2"),
    .init("MANAGED-ID", of: "ATTACH", "RFC 8607, 4.3"),
    .init("ORDER", .text, "RFC 9073, 5.1"),
    .init("SCHEMA", .uri, of: "STRUCTURED-DATA", "RFC 9073, 5.2"),
    .init("DERIVED", words: true, "RFC 9073, 5.3"),
    .init("LINKREL", of: "LINK", "RFC 9253, 6.1"),
    .init("GAP", of: "RELATED-TO", "RFC 9253, 6.2"),
  ]
}
