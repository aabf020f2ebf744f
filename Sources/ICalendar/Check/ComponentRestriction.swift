/// What a standard says of one component: which properties it has, and how often, and which
/// components stand in it.
struct ComponentRestriction {
  /// Properties that it must have, once.
  let once: Set<String>
  /// Properties that it may have, once.
  let atMostOnce: Set<String>
  /// Properties that it may have any number of times.
  let many: Set<String>
  /// The components that may stand in it, beside those that no standard names.
  let components: Set<String>
  /// Where it is defined.
  let section: String

  init(
    _ section: String, once: String, atMostOnce: String, many: String, components: String = ""
  ) {
    self.section = section
    self.once = Self.words(once)
    self.atMostOnce = Self.words(atMostOnce)
    self.many = Self.words(many)
    self.components = Self.words(components)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// What any component may have: RFC 9253, 4 and RFC 6321, 4.2.
  private static let anywhere = " LINK CONCEPT REFID XML"
  /// What RFC 7986, 4 and RFC 9073, 5 add to events, to-dos and journal entries.
  private static let added =
    " ATTACH ATTENDEE CATEGORIES COMMENT CONTACT RELATED-TO REQUEST-STATUS CONFERENCE IMAGE"
    + " STYLED-DESCRIPTION STRUCTURED-DATA" + anywhere
  private static let recurrence = " RRULE EXRULE RDATE EXDATE"
  private static let described = " PARTICIPANT VLOCATION VRESOURCE"

  /// The components by their names in upper case.
  static let all: [String: ComponentRestriction] = [
    "VCALENDAR": ComponentRestriction(
      "RFC 5545, 3.6", once: "PRODID VERSION",
      atMostOnce: "CALSCALE METHOD UID LAST-MODIFIED URL REFRESH-INTERVAL SOURCE COLOR",
      many: "NAME DESCRIPTION CATEGORIES IMAGE" + anywhere,
      components: "VEVENT VTODO VJOURNAL VFREEBUSY VTIMEZONE VAVAILABILITY VPOLL"),
    "VEVENT": ComponentRestriction(
      "RFC 5545, 3.6.1", once: "UID DTSTAMP DTSTART",
      atMostOnce: "CLASS CREATED DESCRIPTION GEO LAST-MODIFIED LOCATION ORGANIZER PRIORITY"
        + " SEQUENCE STATUS SUMMARY TRANSP URL RECURRENCE-ID DTEND DURATION COLOR",
      many: "RESOURCES" + recurrence + added, components: "VALARM" + described),
    "VTODO": ComponentRestriction(
      "RFC 5545, 3.6.2", once: "UID DTSTAMP",
      atMostOnce: "CLASS COMPLETED CREATED DESCRIPTION DTSTART GEO LAST-MODIFIED LOCATION"
        + " ORGANIZER PERCENT-COMPLETE PRIORITY RECURRENCE-ID SEQUENCE STATUS SUMMARY URL DUE"
        + " DURATION COLOR",
      many: "RESOURCES" + recurrence + added, components: "VALARM" + described),
    "VJOURNAL": ComponentRestriction(
      "RFC 5545, 3.6.3", once: "UID DTSTAMP",
      atMostOnce: "CLASS CREATED DTSTART LAST-MODIFIED ORGANIZER RECURRENCE-ID SEQUENCE STATUS"
        + " SUMMARY URL COLOR",
      many: "DESCRIPTION" + recurrence + added, components: described),
    "VFREEBUSY": ComponentRestriction(
      "RFC 5545, 3.6.4", once: "UID DTSTAMP",
      atMostOnce: "CONTACT DTSTART DTEND ORGANIZER URL",
      many: "ATTENDEE COMMENT FREEBUSY REQUEST-STATUS STYLED-DESCRIPTION STRUCTURED-DATA"
        + anywhere, components: described),
    "VTIMEZONE": ComponentRestriction(
      "RFC 5545, 3.6.5", once: "TZID", atMostOnce: "LAST-MODIFIED TZURL TZUNTIL",
      many: "TZID-ALIAS-OF" + anywhere, components: "STANDARD DAYLIGHT"),
    "STANDARD": observance,
    "DAYLIGHT": observance,
    "VALARM": ComponentRestriction(
      "RFC 5545, 3.6.6", once: "ACTION TRIGGER",
      atMostOnce: "DURATION REPEAT DESCRIPTION SUMMARY UID ACKNOWLEDGED PROXIMITY",
      many: "ATTENDEE ATTACH RELATED-TO STYLED-DESCRIPTION STRUCTURED-DATA" + anywhere,
      components: "VLOCATION"),
    "VAVAILABILITY": ComponentRestriction(
      "RFC 7953, 3.1", once: "UID DTSTAMP",
      atMostOnce: "BUSYTYPE CLASS CREATED DESCRIPTION DTSTART LAST-MODIFIED LOCATION ORGANIZER"
        + " PRIORITY SEQUENCE SUMMARY URL DTEND DURATION",
      many: "CATEGORIES COMMENT CONTACT" + anywhere, components: "AVAILABLE"),
    "AVAILABLE": ComponentRestriction(
      "RFC 7953, 3.1", once: "UID DTSTAMP DTSTART",
      atMostOnce: "CREATED DESCRIPTION LAST-MODIFIED LOCATION RECURRENCE-ID SUMMARY DTEND"
        + " DURATION",
      many: "CATEGORIES COMMENT CONTACT" + recurrence + anywhere),
    "PARTICIPANT": ComponentRestriction(
      "RFC 9073, 7.1", once: "UID PARTICIPANT-TYPE",
      atMostOnce: "CALENDAR-ADDRESS CREATED DESCRIPTION DTSTAMP GEO LAST-MODIFIED LOCATION"
        + " PRIORITY SEQUENCE STATUS SUMMARY URL",
      many: "ATTACH CATEGORIES COMMENT CONTACT REQUEST-STATUS RELATED-TO RESOURCES"
        + " STYLED-DESCRIPTION STRUCTURED-DATA" + anywhere, components: "VLOCATION VRESOURCE"),
    "VLOCATION": ComponentRestriction(
      "RFC 9073, 7.2", once: "UID", atMostOnce: "DESCRIPTION GEO LOCATION-TYPE NAME URL",
      many: "STRUCTURED-DATA" + anywhere),
    "VRESOURCE": ComponentRestriction(
      "RFC 9073, 7.3", once: "UID", atMostOnce: "DESCRIPTION GEO NAME RESOURCE-TYPE",
      many: "STRUCTURED-DATA" + anywhere),
  ]

  private static let observance = ComponentRestriction(
    "RFC 5545, 3.6.5", once: "DTSTART TZOFFSETTO TZOFFSETFROM", atMostOnce: "",
    many: "COMMENT RDATE TZNAME RRULE" + anywhere)

  /// What an alarm must have by its ACTION (RFC 5545, 3.6.6).
  static let requiredByAction: [String: [String]] = [
    "DISPLAY": ["DESCRIPTION"], "EMAIL": ["DESCRIPTION", "SUMMARY", "ATTENDEE"],
  ]

  /// The values of STATUS by component (RFC 5545, 3.8.1.11).
  static let statuses: [String: [String]] = [
    "VEVENT": ["TENTATIVE", "CONFIRMED", "CANCELLED"],
    "VTODO": ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"],
    "VJOURNAL": ["DRAFT", "FINAL", "CANCELLED"],
  ]
}
