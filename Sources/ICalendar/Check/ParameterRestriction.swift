/// What a standard says of parameters (RFC 5545, 3.2; RFC 7986, 6; RFC 9073, 5; RFC 9253, 6).
enum ParameterRestriction {
  /// The properties that each parameter is for. VALUE, which is for all, and those that no
  /// standard names are not here.
  static let properties: [String: Set<String>] = table.mapValues {
    Set($0.split(separator: " ").map(String.init))
  }

  private static let people = "ATTENDEE ORGANIZER"
  private static let texts =
    "CATEGORIES COMMENT CONTACT DESCRIPTION LOCATION RESOURCES SUMMARY TZNAME NAME"
    + " REQUEST-STATUS CONFERENCE STYLED-DESCRIPTION LINK ATTENDEE ORGANIZER"
  private static let table: [String: String] = [
    "ALTREP": "COMMENT CONTACT DESCRIPTION LOCATION RESOURCES SUMMARY NAME",
    "CN": people, "CUTYPE": "ATTENDEE", "DELEGATED-FROM": "ATTENDEE",
    "DELEGATED-TO": "ATTENDEE", "DIR": people,
    "ENCODING": "ATTACH IMAGE STRUCTURED-DATA",
    "FMTTYPE": "ATTACH IMAGE STYLED-DESCRIPTION STRUCTURED-DATA LINK",
    "FBTYPE": "FREEBUSY", "LANGUAGE": texts, "MEMBER": "ATTENDEE", "PARTSTAT": "ATTENDEE",
    "RANGE": "RECURRENCE-ID", "RELATED": "TRIGGER", "RELTYPE": "RELATED-TO",
    "ROLE": "ATTENDEE", "RSVP": "ATTENDEE", "SENT-BY": people,
    "TZID": "DTSTART DTEND DUE EXDATE RDATE RECURRENCE-ID",
    "DISPLAY": "IMAGE", "EMAIL": people, "FEATURE": "CONFERENCE", "LABEL": "CONFERENCE LINK",
    "SCHEDULE-AGENT": people, "SCHEDULE-FORCE-SEND": people, "SCHEDULE-STATUS": people,
    "FILENAME": "ATTACH", "SIZE": "ATTACH", "MANAGED-ID": "ATTACH", "LINKREL": "LINK",
    "GAP": "RELATED-TO", "SCHEMA": "STRUCTURED-DATA",
  ]

  /// The only values of those parameters that have no others.
  static let values: [String: Set<String>] = [
    "ENCODING": ["8BIT", "BASE64"], "RANGE": ["THISANDFUTURE"], "RELATED": ["START", "END"],
    "RSVP": ["TRUE", "FALSE"],
  ]

  /// Those whose values are written between quotes always.
  static let quoted: Set<String> = [
    "ALTREP", "DELEGATED-FROM", "DELEGATED-TO", "DIR", "MEMBER", "SENT-BY",
  ]
}
