public import CalendarModel

extension Diagnostic.Code {
  /// A content line without a name or a colon (RFC 5545, 3.1).
  public static let lineWithoutColon = Self(rawValue: "line-without-colon")
  /// A content line outside every component (RFC 5545, 3.4).
  public static let outsideComponent = Self(rawValue: "outside-component")
  /// A component outside VCALENDAR (RFC 5545, 3.4).
  public static let componentOutsideCalendar = Self(rawValue: "component-outside-calendar")
  /// More levels of components than Daymark follows.
  public static let nestedTooDeep = Self(rawValue: "nested-too-deep")
  /// More parameters of a property than Daymark follows.
  public static let tooManyParameters = Self(rawValue: "too-many-parameters")
  /// A component that is not closed, or a file cut short (RFC 5545, 3.4).
  public static let missingEnd = Self(rawValue: "missing-end")
  /// An END that closes nothing (RFC 5545, 3.4).
  public static let endWithoutBegin = Self(rawValue: "end-without-begin")

  /// A value that is no DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5).
  public static let badTime = Self(rawValue: "bad-time")
  /// A date or time in another spelling than RFC 5545's (3.3.4 and 3.3.5).
  public static let irregularTime = Self(rawValue: "irregular-time")
  /// A DATE-TIME where VALUE=DATE is stated (RFC 5545, 3.2.20).
  public static let timeForDate = Self(rawValue: "time-for-date")
  /// A DATE without VALUE=DATE (RFC 5545, 3.8.2.4).
  public static let undeclaredDate = Self(rawValue: "undeclared-date")
  /// A TZID before a DATE or a time in UTC (RFC 5545, 3.2.19).
  public static let needlessZoneID = Self(rawValue: "needless-tzid")
  /// A VTIMEZONE without an observance that can be read (RFC 5545, 3.6.5).
  public static let badTimeZone = Self(rawValue: "bad-time-zone")
  /// A TZID that is neither defined nor known (RFC 5545, 3.2.19).
  public static let unknownTimeZone = Self(rawValue: "unknown-time-zone")
  /// A TZID that is an offset from UTC and not defined (RFC 5545, 3.2.19).
  public static let offsetAsZone = Self(rawValue: "offset-as-zone")
  /// A VTIMEZONE whose offsets differ from the system's for the events of the file.
  public static let timeZoneDiffers = Self(rawValue: "time-zone-differs")
  /// A TZID that means another zone in one calendar of a file than in one before it (RFC 5545,
  /// 3.8.3.1).
  public static let redefinedTimeZone = Self(rawValue: "redefined-time-zone")
  /// Times without a zone, read in the zone of X-WR-TIMEZONE.
  public static let calendarTimeZone = Self(rawValue: "calendar-time-zone")
  /// An event without a DTSTART (RFC 5545, 3.6.1).
  public static let missingStart = Self(rawValue: "missing-start")
  /// An event, or another component, without a UID (RFC 5545, 3.8.4.7).
  public static let missingUID = Self(rawValue: "missing-uid")
  /// A UID that another event has (RFC 5545, 3.8.4.7).
  public static let duplicateUID = Self(rawValue: "duplicate-uid")
  /// A calendar without VERSION (RFC 5545, 3.7.4).
  public static let missingVersion = Self(rawValue: "missing-version")
  /// A calendar without PRODID (RFC 5545, 3.7.3).
  public static let missingProductID = Self(rawValue: "missing-prodid")
  /// DTEND and DTSTART are not of the same kind (RFC 5545, 3.8.2.2).
  public static let endOfOtherKind = Self(rawValue: "end-of-other-kind")
  /// DTEND lies before DTSTART (RFC 5545, 3.8.2.2).
  public static let endBeforeStart = Self(rawValue: "end-before-start")
  /// DTEND and DURATION in one event, DUE and DURATION in one to-do (RFC 5545, 3.6.1, 3.6.2).
  public static let endAndDuration = Self(rawValue: "end-and-duration")
  /// Bytes that are no UTF-8 (RFC 5545, 3.1.4).
  public static let badEncoding = Self(rawValue: "bad-encoding")
  /// A quote in a parameter that is never closed (RFC 5545, 3.2).
  public static let openQuote = Self(rawValue: "open-quote")
  /// A quote inside the value of a parameter (RFC 5545, 3.2).
  public static let strayQuote = Self(rawValue: "stray-quote")
  /// White space between a property's name and its colon or semicolon (RFC 5545, 3.1).
  public static let spaceAfterName = Self(rawValue: "space-after-name")
  /// A colon in a parameter that is not quoted (RFC 5545, 3.2).
  public static let unquotedColon = Self(rawValue: "unquoted-colon")
  /// A control character (RFC 5545, 3.1).
  public static let controlCharacter = Self(rawValue: "control-character")
  /// A value that is no DURATION (RFC 5545, 3.3.6).
  public static let badDuration = Self(rawValue: "bad-duration")
  /// A DURATION in another spelling than RFC 5545's (3.3.6).
  public static let irregularDuration = Self(rawValue: "irregular-duration")
  /// An event of negative DURATION (RFC 5545, 3.8.2.5).
  public static let negativeDuration = Self(rawValue: "negative-duration")
  /// A recurrence rule without a FREQ that can be read (RFC 5545, 3.3.10).
  public static let badRule = Self(rawValue: "bad-rule")
  /// A part of a recurrence rule that can't be read (RFC 5545, 3.3.10).
  public static let badRulePart = Self(rawValue: "bad-rule-part")
  /// COUNT and UNTIL in one rule (RFC 5545, 3.3.10).
  public static let countAndUntil = Self(rawValue: "count-and-until")
  /// A value that is not of its property's type.
  public static let badValue = Self(rawValue: "bad-value")
  /// A property more than once where RFC 5545, 3.6 allows it once.
  public static let repeatedProperty = Self(rawValue: "repeated-property")

  /// A rule that gives more occurrences than the limits allow.
  public static let limitReached = Self(rawValue: "limit-reached")
  /// A rule of a calendar that can't be counted in (RFC 7529, 4.1).
  public static let unsupportedRule = Self(rawValue: "unsupported-rule")
  /// UNTIL is not of the kind of DTSTART (RFC 5545, 3.3.10).
  public static let untilOfOtherKind = Self(rawValue: "until-of-other-kind")
  /// RDATE is not of the kind of DTSTART (RFC 5545, 3.8.5.2).
  public static let addedDateOfOtherKind = Self(rawValue: "added-date-of-other-kind")
  /// RRULE, RDATE or EXDATE beside RECURRENCE-ID (RFC 5545, 3.8.4.4).
  public static let recurrenceOfOverride = Self(rawValue: "recurrence-of-override")
  /// An older version of a component (RFC 5546, 2.1.4).
  public static let superseded = Self(rawValue: "superseded")
  /// DTSTART is no occurrence of the rule (RFC 5545, 3.8.5.3).
  public static let startOutsideRule = Self(rawValue: "start-outside-rule")
  /// RECURRENCE-ID that names no occurrence (RFC 5545, 3.8.4.4).
  public static let overrideOfNothing = Self(rawValue: "override-of-nothing")
}
