public import CalendarModel

extension Diagnostic.Code {
  /// A fold inside a character of UTF-8 (RFC 5545, 3.1).
  public static let splitCharacter = Self(rawValue: "split-character")
  /// A line break that is no CRLF, or none at the file's end (RFC 5545, 3.1).
  public static let bareLineEnd = Self(rawValue: "bare-line-end")
  /// An empty line (RFC 5545, 3.1).
  public static let emptyLine = Self(rawValue: "empty-line")
  /// A line of more than 75 octets (RFC 5545, 3.1).
  public static let longLine = Self(rawValue: "long-line")
  /// A byte-order mark at the file's beginning (RFC 5545, 3.1.4).
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// A name with a character that names do not have (RFC 5545, 3.1).
  public static let badName = Self(rawValue: "bad-name")

  /// A calendar without a component (RFC 5545, 3.6).
  public static let emptyCalendar = Self(rawValue: "empty-calendar")
  /// A VERSION other than 2.0 (RFC 5545, 3.7.4).
  public static let badVersion = Self(rawValue: "bad-version")
  /// A CALSCALE other than GREGORIAN (RFC 5545, 3.7.1).
  public static let unknownCalendarScale = Self(rawValue: "unknown-calendar-scale")
  /// What RFC 5546 asks of the components of a message with this METHOD (3.2 to 3.5).
  public static let methodRestriction = Self(rawValue: "method-restriction")
  /// A component where it can't stand (RFC 5545, 3.6).
  public static let misplacedComponent = Self(rawValue: "misplaced-component")
  /// A component that no standard names (RFC 5545, 3.6).
  public static let unknownComponent = Self(rawValue: "unknown-component")

  /// A property that its component must have (RFC 5545, 3.6).
  public static let missingProperty = Self(rawValue: "missing-property")
  /// A component without DTSTAMP (RFC 5545, 3.8.7.2).
  public static let missingStamp = Self(rawValue: "missing-dtstamp")
  /// A property that is not for its component (RFC 5545, 3.6).
  public static let misplacedProperty = Self(rawValue: "misplaced-property")
  /// A property that no standard names, without `X-` (RFC 5545, 3.8.8.1).
  public static let unknownProperty = Self(rawValue: "unknown-property")
  /// A property or value that RFC 5545 has given up.
  public static let deprecated = Self(rawValue: "deprecated")

  /// A parameter that can't be read, or whose value is none of those it can have
  /// (RFC 5545, 3.2).
  public static let badParameter = Self(rawValue: "bad-parameter")
  /// A parameter more than once (RFC 5545, 3.2).
  public static let repeatedParameter = Self(rawValue: "repeated-parameter")
  /// A parameter that has to be quoted and is not (RFC 5545, 3.2).
  public static let unquotedParameter = Self(rawValue: "unquoted-parameter")
  /// A parameter that is not for its property (RFC 5545, 3.2).
  public static let misplacedParameter = Self(rawValue: "misplaced-parameter")
  /// A VALUE that the property does not allow (RFC 5545, 3.2.20).
  public static let badValueType = Self(rawValue: "bad-value-type")
  /// A property that has to state its type by VALUE (RFC 7986, 5; RFC 9253, 8).
  public static let missingValueType = Self(rawValue: "missing-value-type")
  /// TEXT with a comma, semicolon or backslash that is not escaped (RFC 5545, 3.3.11).
  public static let unescapedText = Self(rawValue: "unescaped-text")
  /// A time that has to be in UTC (RFC 5545, 3.8.2.1, 3.8.7).
  public static let notUTC = Self(rawValue: "not-utc")

  /// A part of a rule that RFC 5545 forbids beside its FREQ or DTSTART (3.3.10).
  public static let rulePartNotAllowed = Self(rawValue: "rule-part-not-allowed")
  /// A rule that does not begin with FREQ (RFC 5545, 3.3.10).
  public static let ruleOrder = Self(rawValue: "rule-order")
  /// More than one RRULE (RFC 5545, 3.8.5.3).
  public static let severalRules = Self(rawValue: "several-rules")
  /// DTEND is DTSTART: an event's end is later (RFC 5545, 3.8.2.2).
  public static let endEqualsStart = Self(rawValue: "end-equals-start")
  /// A DATE with a DURATION of hours (RFC 5545, 3.8.2.5).
  public static let timedDurationOfDate = Self(rawValue: "timed-duration-of-date")
  /// DUE and DURATION in one VTODO (RFC 5545, 3.6.2).
  public static let dueAndDuration = Self(rawValue: "due-and-duration")
  /// DUE and DTSTART are not of the same kind (RFC 5545, 3.8.2.3).
  public static let dueOfOtherKind = Self(rawValue: "due-of-other-kind")
  /// DUE is not after DTSTART (RFC 5545, 3.8.2.3).
  public static let dueBeforeStart = Self(rawValue: "due-before-start")
  /// A DURATION without a DTSTART (RFC 5545, 3.6.2).
  public static let durationWithoutStart = Self(rawValue: "duration-without-start")
  /// DURATION without REPEAT in an alarm, or the reverse (RFC 5545, 3.6.6).
  public static let repeatWithoutDuration = Self(rawValue: "repeat-without-duration")

  /// A TZID that the calendar does not define (RFC 5545, 3.6.5).
  public static let undefinedTimeZone = Self(rawValue: "undefined-time-zone")
  /// A VTIMEZONE that no time refers to.
  public static let unusedTimeZone = Self(rawValue: "unused-time-zone")
  /// A second VTIMEZONE of one TZID (RFC 5545, 3.6.5).
  public static let duplicateTimeZone = Self(rawValue: "duplicate-time-zone")

  /// Rules that count in other calendars (RFC 7529), too many to follow them all in a check.
  public static let unfollowedRule = Self(rawValue: "unfollowed-rule")
}
