import ICalendar

/// The types of parameters' values (RFC 6321, 3.5 and appendix A).
enum XCalParameter {
  /// The type of the parameter `name`, in upper case.
  static func type(of name: String) -> ValueType {
    switch name {
    case "ALTREP", "DIR": .uri
    case "DELEGATED-FROM", "DELEGATED-TO", "MEMBER", "SENT-BY": .calendarAddress
    case "RSVP": .boolean
    default: texts.contains(name) ? .text : .unknown
    }
  }

  /// The parameters of RFC 5545, 6638, 7986, 9073, 9074 and 9253 whose values are texts.
  private static let texts: Set<String> = [
    "CN", "CUTYPE", "ENCODING", "FMTTYPE", "FBTYPE", "LANGUAGE", "PARTSTAT", "RANGE", "RELATED",
    "RELTYPE", "ROLE", "TZID", "VALUE", "SCHEDULE-AGENT", "SCHEDULE-FORCE-SEND",
    "SCHEDULE-STATUS", "DISPLAY", "EMAIL", "FEATURE", "LABEL", "ORDER", "SCHEMA", "DERIVED",
    "GAP", "LINKREL",
  ]
}
