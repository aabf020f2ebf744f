public import CalendarModel
import Envelope

/// The one table of what each code of a diagnostic means in a check. `Docs/Diagnostics.md`
/// is the same table, with more words.
public enum CodeCatalogue {
  /// What a check says of one code.
  public struct Entry: Hashable, Sendable {
    /// The code.
    public let code: Diagnostic.Code
    /// How bad it is in a check: an error breaks what a standard demands, a warning what it
    /// advises, or is doubtful, a note is worth knowing. Reading a file may see it otherwise.
    public let severity: Diagnostic.Severity
    /// The document and section that it is about, such as `RFC 5545, 3.6.1`; empty where no
    /// standard says anything.
    public let section: String
    /// What a reader makes of it, in the words of `Diagnostic.action`.
    public let reading: String

    init(
      _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ section: String,
      _ reading: String
    ) {
      self.code = code
      self.severity = severity
      self.section = section
      self.reading = reading
    }
  }

  /// The entry of a code; nil for a code that this version does not know.
  public static func entry(for code: Diagnostic.Code) -> Entry? { byCode[code] }

  /// All entries: lines and tree, components, properties, times, recurrence, zones, older
  /// calendars, and what calendars come wrapped in.
  public static let all: [Entry] =
    lines + components + properties + times + recurrence + zones + olderCalendars + envelopes

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  private static let lines: [Entry] = [
    .init(.bareLineEnd, .error, "RFC 5545, 3.1", "read all the same"),
    .init(.emptyLine, .error, "RFC 5545, 3.1", "passed over"),
    .init(.longLine, .warning, "RFC 5545, 3.1", "read all the same"),
    .init(.byteOrderMark, .error, "RFC 5545, 3.4", "passed over"),
    .init(.splitCharacter, .error, "RFC 5545, 3.1", "read all the same"),
    .init(.badEncoding, .error, "RFC 5545, 3.1.4", "the bytes are kept, and shown as U+FFFD"),
    .init(.controlCharacter, .error, "RFC 5545, 3.1", "kept"),
    .init(.otherEncoding, .error, "RFC 5545, 3.1.4", "decoded"),
    .init(.spaceAfterName, .error, "RFC 5545, 3.1", "the property is read without it"),
    .init(.lineWithoutColon, .error, "RFC 5545, 3.1", "kept as it is, not read"),
    .init(.badName, .error, "RFC 5545, 3.1", "kept, not read"),
    .init(.outsideComponent, .error, "RFC 5545, 3.4", "kept as it is, not read"),
    .init(.componentOutsideCalendar, .error, "RFC 5545, 3.4", "read as if it were inside"),
    .init(.missingEnd, .error, "RFC 5545, 3.4", "taken to end there"),
    .init(.endWithoutBegin, .error, "RFC 5545, 3.4", "kept as it is, not read"),
    .init(.nestedTooDeep, .error, "", "kept as lines of the component around them"),
    .init(.tooManyParameters, .error, "", "kept as it is, not read"),
  ]

  private static let components: [Entry] = [
    .init(.emptyCalendar, .warning, "RFC 5545, 3.6", "read all the same"),
    .init(.missingVersion, .error, "RFC 5545, 3.7.4", "read as 2.0"),
    .init(.badVersion, .error, "RFC 5545, 3.7.4", "read as 2.0"),
    .init(.missingProductID, .error, "RFC 5545, 3.7.3", "read all the same"),
    .init(.unknownCalendarScale, .warning, "RFC 5545, 3.7.1", "read as GREGORIAN"),
    .init(.methodRestriction, .warning, "RFC 5546, 3", "read all the same"),
    .init(.misplacedComponent, .error, "RFC 5545, 3.6", "kept"),
    .init(.unknownComponent, .note, "RFC 5545, 3.6", "kept"),
    .init(.missingProperty, .error, "RFC 5545, 3.6", "read without it"),
    .init(.missingStart, .error, "RFC 5545, 3.6.1", "kept in the file, not shown"),
    .init(.missingUID, .error, "RFC 5545, 3.8.4.7", "it gets one made from its content"),
    .init(.missingStamp, .error, "RFC 5545, 3.8.7.2", "read without it"),
    .init(
      .duplicateUID, .error, "RFC 5545, 3.8.4.7",
      "of two versions of one the newer is shown, different ones both"),
    .init(.repeatedProperty, .error, "RFC 5545, 3.6", "the first is used"),
    .init(.misplacedProperty, .warning, "RFC 5545, 3.6", "kept"),
    .init(.repeatWithoutDuration, .error, "RFC 5545, 3.6.6", "the alarm is not repeated"),
  ]

  private static let properties: [Entry] = [
    .init(.unknownProperty, .note, "RFC 5545, 3.8.8.1", "kept"),
    .init(.deprecated, .warning, "RFC 5545, A", "read all the same"),
    .init(.badParameter, .error, "RFC 5545, 3.2", "kept"),
    .init(.repeatedParameter, .error, "RFC 5545, 3.2", "the first is used"),
    .init(.unquotedParameter, .error, "RFC 5545, 3.2", "read all the same"),
    .init(.misplacedParameter, .warning, "RFC 5545, 3.2", "kept"),
    .init(
      .openQuote, .error, "RFC 5545, 3.2", "the value is taken from the first colon on"),
    .init(.strayQuote, .error, "RFC 5545, 3.2", "the parameter is read without it"),
    .init(
      .unquotedColon, .error, "RFC 5545, 3.2", "the value is taken from the last colon on"),
    .init(.badValueType, .error, "RFC 5545, 3.2.20", "read by what the value looks like"),
    .init(.missingValueType, .error, "RFC 7986, 5", "read all the same"),
    .init(.badValue, .error, "RFC 5545, 3.3", "kept, not read"),
    .init(.unescapedText, .error, "RFC 5545, 3.3.11", "read as it stands"),
  ]

  private static let times: [Entry] = [
    .init(.badTime, .error, "RFC 5545, 3.3.5", "not read"),
    .init(.irregularTime, .error, "RFC 5545, 3.3.5", "read all the same"),
    .init(.timeForDate, .error, "RFC 5545, 3.2.20", "the time is left out"),
    .init(.undeclaredDate, .error, "RFC 5545, 3.2.20", "read as a date"),
    .init(.needlessZoneID, .error, "RFC 5545, 3.2.19", "TZID is left out"),
    .init(.notUTC, .error, "RFC 5545, 3.8.7", "read as UTC"),
    .init(.badDuration, .error, "RFC 5545, 3.3.6", "read without one, where it can't be read"),
    .init(.irregularDuration, .error, "RFC 5545, 3.3.6", "read all the same"),
    .init(.negativeDuration, .error, "RFC 5545, 3.8.2.5", "read as no length"),
    .init(.timedDurationOfDate, .error, "RFC 5545, 3.8.2.5", "read as whole days"),
    .init(.endOfOtherKind, .error, "RFC 5545, 3.8.2.2", "read in the kind of DTSTART"),
    .init(.endBeforeStart, .error, "RFC 5545, 3.8.2.2", "read as no length, or as one day"),
    .init(.endEqualsStart, .error, "RFC 5545, 3.8.2.2", "read as no length, or as one day"),
    .init(.endAndDuration, .error, "RFC 5545, 3.6.1", "DTEND is used"),
    .init(.dueAndDuration, .error, "RFC 5545, 3.6.2", "DUE is used"),
    .init(.dueOfOtherKind, .error, "RFC 5545, 3.8.2.3", "read all the same"),
    .init(.dueBeforeStart, .error, "RFC 5545, 3.8.2.3", "read all the same"),
    .init(.durationWithoutStart, .error, "RFC 5545, 3.6.2", "not used"),
  ]

  private static let recurrence: [Entry] = [
    .init(.badRule, .error, "RFC 5545, 3.3.10", "read without it"),
    .init(.badRulePart, .error, "RFC 5545, 3.3.10", "the rule is read without it"),
    .init(.ruleOrder, .error, "RFC 5545, 3.3.10", "read all the same"),
    .init(.rulePartNotAllowed, .error, "RFC 5545, 3.3.10", "it limits the days all the same"),
    .init(.countAndUntil, .error, "RFC 5545, 3.3.10", "UNTIL is used"),
    .init(.untilOfOtherKind, .error, "RFC 5545, 3.3.10", "read in the kind of DTSTART"),
    .init(.severalRules, .warning, "RFC 5545, 3.8.5.3", "all are used"),
    .init(.unsupportedRule, .warning, "RFC 7529, 4.1", "its occurrences are left out"),
    .init(.unfollowedRule, .note, "", "not checked whether they take place as their overrides say"),
    .init(.startOutsideRule, .warning, "RFC 5545, 3.8.5.3", "it takes place all the same"),
    .init(
      .addedDateOfOtherKind, .warning, "RFC 5545, 3.8.5.2", "read in the kind of DTSTART"),
    .init(.overrideOfNothing, .warning, "RFC 5545, 3.8.4.4", "listed on its own"),
    .init(.recurrenceOfOverride, .warning, "RFC 5545, 3.8.4.4", "the recurrence is ignored"),
    .init(.superseded, .note, "RFC 5546, 2.1.4", "the newer version is used"),
    .init(.limitReached, .warning, "", "ask for a shorter time"),
  ]

  private static let zones: [Entry] = [
    .init(
      .undefinedTimeZone, .error, "RFC 5545, 3.6.5",
      "the system's zone is taken, where the name is known"),
    .init(.unknownTimeZone, .error, "RFC 5545, 3.2.19", "its times are read without a zone"),
    .init(.offsetAsZone, .warning, "RFC 5545, 3.2.19", "its times are read with that offset"),
    .init(.duplicateTimeZone, .error, "RFC 5545, 3.6.5", "the first is used"),
    .init(.badTimeZone, .error, "RFC 5545, 3.6.5", "not used"),
    .init(.unusedTimeZone, .note, "RFC 5545, 3.6.5", "not needed"),
    .init(.timeZoneDiffers, .note, "", "the system's is used"),
    .init(.redefinedTimeZone, .warning, "RFC 5545, 3.8.3.1", "the first definition is used"),
    .init(.calendarTimeZone, .note, "", "floating times are read in that zone"),
  ]

  private static let olderCalendars: [Entry] = [
    .init(.vCalendar1, .note, "vCalendar 1.0", "read as vCalendar 1.0"),
    .init(.vCalendarValue, .warning, "vCalendar 1.0", "kept as X-VCALENDAR- and its name"),
    .init(.vCalendarEncoding, .warning, "vCalendar 1.0, 2.1", "read as UTF-8"),
  ]

  private static let envelopes: [Entry] = [
    .init(.envelopeOpened, .note, "", "its parts are read"),
    .init(.envelopeSkipped, .note, "", "passed over"),
    .init(.envelopeDamaged, .error, "", "what could be unpacked is read"),
    .init(.envelopeEncrypted, .error, "", "passed over"),
    .init(.envelopeLimit, .error, "", "the rest is passed over"),
    .init(.envelopeLibraryMissing, .error, "", "passed over"),
  ]
}
