/// The property names that the reader acts on. All others are `other`.
enum PropertyKind: UInt8, CaseIterable {
  case other
  case begin, end
  // Calendar (RFC 5545, 3.7; RFC 7986; and what is in use)
  case calendarScale, method, productID, version, name, color, wrCalendarName, wrTimeZone
  case appleCalendarColor
  // When (3.8.2, 3.8.5)
  case start, due, dateEnd, completed, duration, freeBusy, transparency
  case rule, exceptionRule, recurrenceDate, exceptionDate, recurrenceID
  // What (3.8.1)
  case attach, categories, classification, comment, description, geo, location, percentComplete
  case priority, resources, status, summary
  // Who and whence (3.8.4)
  case attendee, contact, organizer, relatedTo, url, uid
  // Alarms (3.8.6)
  case action, repeatCount, trigger
  // Changes (3.8.7), REQUEST-STATUS
  case created, stamp, lastModified, sequence, requestStatus
  // Time zones (3.8.3)
  case timeZoneID, timeZoneName, offsetFrom, offsetTo, timeZoneURL
  // Ours
  case exactColor
  // Later RFCs: 7986, 9073, 9074, 9253
  case image, conference, source, refreshInterval
  case styledDescription, structuredData, locationType, participantType, calendarAddress
  case acknowledged, proximity
  case link, concept, referenceID

  /// The name in upper case; empty for `other`.
  var propertyName: StaticString {
    switch self {
    case .other: ""
    case .begin: "BEGIN"
    case .end: "END"
    case .calendarScale: "CALSCALE"
    case .method: "METHOD"
    case .productID: "PRODID"
    case .version: "VERSION"
    case .name: "NAME"
    case .color: "COLOR"
    case .wrCalendarName: "X-WR-CALNAME"
    case .wrTimeZone: "X-WR-TIMEZONE"
    case .appleCalendarColor: "X-APPLE-CALENDAR-COLOR"
    case .start: "DTSTART"
    case .due: "DUE"
    case .dateEnd: "DTEND"
    case .completed: "COMPLETED"
    case .duration: "DURATION"
    case .freeBusy: "FREEBUSY"
    case .transparency: "TRANSP"
    case .rule: "RRULE"
    case .exceptionRule: "EXRULE"
    case .recurrenceDate: "RDATE"
    case .exceptionDate: "EXDATE"
    case .recurrenceID: "RECURRENCE-ID"
    case .attach: "ATTACH"
    case .categories: "CATEGORIES"
    case .classification: "CLASS"
    case .comment: "COMMENT"
    case .description: "DESCRIPTION"
    case .geo: "GEO"
    case .location: "LOCATION"
    case .percentComplete: "PERCENT-COMPLETE"
    case .priority: "PRIORITY"
    case .resources: "RESOURCES"
    case .status: "STATUS"
    case .summary: "SUMMARY"
    case .attendee: "ATTENDEE"
    case .contact: "CONTACT"
    case .organizer: "ORGANIZER"
    case .relatedTo: "RELATED-TO"
    case .url: "URL"
    case .uid: "UID"
    case .action: "ACTION"
    case .repeatCount: "REPEAT"
    case .trigger: "TRIGGER"
    case .created: "CREATED"
    case .stamp: "DTSTAMP"
    case .lastModified: "LAST-MODIFIED"
    case .sequence: "SEQUENCE"
    case .requestStatus: "REQUEST-STATUS"
    case .timeZoneID: "TZID"
    case .timeZoneName: "TZNAME"
    case .offsetFrom: "TZOFFSETFROM"
    case .offsetTo: "TZOFFSETTO"
    case .timeZoneURL: "TZURL"
    case .exactColor: "X-DAYMARK-COLOR"
    case .image: "IMAGE"
    case .conference: "CONFERENCE"
    case .source: "SOURCE"
    case .refreshInterval: "REFRESH-INTERVAL"
    case .styledDescription: "STYLED-DESCRIPTION"
    case .structuredData: "STRUCTURED-DATA"
    case .locationType: "LOCATION-TYPE"
    case .participantType: "PARTICIPANT-TYPE"
    case .calendarAddress: "CALENDAR-ADDRESS"
    case .acknowledged: "ACKNOWLEDGED"
    case .proximity: "PROXIMITY"
    case .link: "LINK"
    case .concept: "CONCEPT"
    case .referenceID: "REFID"
    }
  }
}

/// The component names that the reader acts on. All others are `other`.
enum ComponentKind: UInt8, CaseIterable {
  case other, calendar, event, todo, journal, freeBusy, timeZone, standard, daylight, alarm
  case participant, location

  /// The name in upper case; empty for `other`.
  var componentName: StaticString {
    switch self {
    case .other: ""
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .todo: "VTODO"
    case .journal: "VJOURNAL"
    case .freeBusy: "VFREEBUSY"
    case .timeZone: "VTIMEZONE"
    case .standard: "STANDARD"
    case .daylight: "DAYLIGHT"
    case .alarm: "VALARM"
    case .participant: "PARTICIPANT"
    case .location: "VLOCATION"
    }
  }

  /// Whether RFC 5545, 3.6 puts it directly into a calendar, so that it never stands inside
  /// another of these.
  var standsInCalendar: Bool {
    switch self {
    case .event, .todo, .journal, .freeBusy, .timeZone: true
    default: false
    }
  }

  /// What a message calls one.
  var noun: String {
    switch self {
    case .event: "event"
    case .todo: "to-do"
    case .journal: "journal entry"
    case .freeBusy: "busy time"
    case .alarm: "alarm"
    default: "component"
    }
  }
}
