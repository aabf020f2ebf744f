/// The properties of RFC 2445 (EXRULE), 5545, 6321, 7808, 7953, 7986, 9073, 9074 and 9253.
extension PropertyDefinition {
  /// The properties by their names in upper case.
  static let table: [String: PropertyDefinition] = Dictionary(
    (ofCalendars + ofTimes + ofContent + ofChanges + ofExtensions).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  private static let ofCalendars: [PropertyDefinition] = [
    .init("CALSCALE", [.text], values: .word, "RFC 5545, 3.7.1"),
    .init("METHOD", [.text], values: .word, "RFC 5545, 3.7.2"),
    .init("PRODID", [.text], "RFC 5545, 3.7.3"),
    .init("VERSION", [.text], values: .version, "RFC 5545, 3.7.4"),
    .init("NAME", [.text], "RFC 7986, 5.1"),
    .init("REFRESH-INTERVAL", [.duration], statesType: true, "RFC 7986, 5.7"),
    .init("SOURCE", [.uri], statesType: true, "RFC 7986, 5.8"),
    .init("COLOR", [.text], values: .colorName, "RFC 7986, 5.9"),
    .init("IMAGE", [.uri, .binary], statesType: true, "RFC 7986, 5.10"),
    .init("CONFERENCE", [.uri], statesType: true, "RFC 7986, 5.11"),
  ]

  private static let ofTimes: [PropertyDefinition] = [
    .init("COMPLETED", [.dateTime], utc: true, "RFC 5545, 3.8.2.1"),
    .init("DTEND", [.dateTime, .date], "RFC 5545, 3.8.2.2"),
    .init("DUE", [.dateTime, .date], "RFC 5545, 3.8.2.3"),
    .init("DTSTART", [.dateTime, .date], "RFC 5545, 3.8.2.4"),
    .init("DURATION", [.duration], "RFC 5545, 3.8.2.5"),
    .init("FREEBUSY", [.period], list: true, utc: true, "RFC 5545, 3.8.2.6"),
    .init("TRANSP", [.text], values: .oneOf(["OPAQUE", "TRANSPARENT"]), "RFC 5545, 3.8.2.7"),
    .init("TZID", [.text], "RFC 5545, 3.8.3.1"),
    .init("TZNAME", [.text], "RFC 5545, 3.8.3.2"),
    .init("TZOFFSETFROM", [.utcOffset], "RFC 5545, 3.8.3.3"),
    .init("TZOFFSETTO", [.utcOffset], "RFC 5545, 3.8.3.4"),
    .init("TZURL", [.uri], "RFC 5545, 3.8.3.5"),
    .init("TZUNTIL", [.dateTime], utc: true, "RFC 7808, 7.1"),
    .init("TZID-ALIAS-OF", [.text], "RFC 7808, 7.2"),
    .init("RECURRENCE-ID", [.dateTime, .date], "RFC 5545, 3.8.4.4"),
    .init("EXDATE", [.dateTime, .date], list: true, "RFC 5545, 3.8.5.1"),
    .init("RDATE", [.dateTime, .date, .period], list: true, "RFC 5545, 3.8.5.2"),
    .init("RRULE", [.recur], "RFC 5545, 3.8.5.3"),
    .init("EXRULE", [.recur], "RFC 2445, 4.8.5.2"),
  ]

  private static let ofContent: [PropertyDefinition] = [
    .init("ATTACH", [.uri, .binary], "RFC 5545, 3.8.1.1"),
    .init("CATEGORIES", [.text], list: true, "RFC 5545, 3.8.1.2"),
    .init("CLASS", [.text], values: .word, "RFC 5545, 3.8.1.3"),
    .init("COMMENT", [.text], "RFC 5545, 3.8.1.4"),
    .init("DESCRIPTION", [.text], "RFC 5545, 3.8.1.5"),
    .init("GEO", [.float], values: .position, "RFC 5545, 3.8.1.6"),
    .init("LOCATION", [.text], "RFC 5545, 3.8.1.7"),
    .init("PERCENT-COMPLETE", [.integer], values: .within(0...100), "RFC 5545, 3.8.1.8"),
    .init("PRIORITY", [.integer], values: .within(0...9), "RFC 5545, 3.8.1.9"),
    .init("RESOURCES", [.text], list: true, "RFC 5545, 3.8.1.10"),
    .init("STATUS", [.text], values: .word, "RFC 5545, 3.8.1.11"),
    .init("SUMMARY", [.text], "RFC 5545, 3.8.1.12"),
    .init("ATTENDEE", [.calendarAddress], "RFC 5545, 3.8.4.1"),
    .init("CONTACT", [.text], "RFC 5545, 3.8.4.2"),
    .init("ORGANIZER", [.calendarAddress], "RFC 5545, 3.8.4.3"),
    .init("RELATED-TO", [.text, .uri, .uid], "RFC 5545, 3.8.4.5"),
    .init("URL", [.uri], "RFC 5545, 3.8.4.6"),
    .init("UID", [.text], "RFC 5545, 3.8.4.7"),
    .init("ACTION", [.text], values: .word, "RFC 5545, 3.8.6.1"),
    .init("REPEAT", [.integer], values: .within(0...Int(Int32.max)), "RFC 5545, 3.8.6.2"),
    .init("TRIGGER", [.duration, .dateTime], utc: true, "RFC 5545, 3.8.6.3"),
  ]

  private static let ofChanges: [PropertyDefinition] = [
    .init("CREATED", [.dateTime], utc: true, "RFC 5545, 3.8.7.1"),
    .init("DTSTAMP", [.dateTime], utc: true, "RFC 5545, 3.8.7.2"),
    .init("LAST-MODIFIED", [.dateTime], utc: true, "RFC 5545, 3.8.7.3"),
    .init("SEQUENCE", [.integer], values: .within(0...Int(Int32.max)), "RFC 5545, 3.8.7.4"),
    .init("REQUEST-STATUS", [.text], values: .requestStatus, "RFC 5545, 3.8.8.3"),
  ]

  private static let ofExtensions: [PropertyDefinition] = [
    .init("XML", [.text], "RFC 6321, 4.2"),
    .init("BUSYTYPE", [.text], values: .word, "RFC 7953, 3.2"),
    .init("LOCATION-TYPE", [.text], list: true, "RFC 9073, 6.1"),
    .init("PARTICIPANT-TYPE", [.text], "RFC 9073, 6.2"),
    .init("RESOURCE-TYPE", [.text], "RFC 9073, 6.3"),
    .init("CALENDAR-ADDRESS", [.calendarAddress], "RFC 9073, 6.4"),
    .init("STYLED-DESCRIPTION", [.text, .uri], statesType: true, "RFC 9073, 6.5"),
    .init("STRUCTURED-DATA", [.text, .binary, .uri], statesType: true, "RFC 9073, 6.6"),
    .init("ACKNOWLEDGED", [.dateTime], utc: true, "RFC 9074, 6.1"),
    .init("PROXIMITY", [.text], values: .word, "RFC 9074, 8.1"),
    .init("CONCEPT", [.uri], "RFC 9253, 8.1"),
    .init("LINK", [.uri, .uid, .xmlReference], statesType: true, "RFC 9253, 8.2"),
    .init("REFID", [.text], "RFC 9253, 8.3"),
  ]

  private init(
    _ name: String, _ types: [ValueType], list isList: Bool = false, utc isUTC: Bool = false,
    statesType: Bool = false, values: Values = .any, _ section: String
  ) {
    self.name = name
    self.types = types
    self.isList = isList
    self.isUTC = isUTC
    self.statesType = statesType
    self.values = values
    self.section = section
  }
}
