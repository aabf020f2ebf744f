/// When an event takes place: all that decides its recurrence set, and nothing else.
public struct EventSchedule: Hashable, Sendable {
  /// How DTEND or DURATION ends an occurrence.
  public enum Ending: Hashable, Sendable {
    /// Neither: a DATE lasts its day, a DATE-TIME no time (RFC 5545, 3.6.1).
    case none
    /// DTEND, exclusive. Every occurrence has the same exact duration.
    case time(CalendarTime)
    /// DURATION. Every occurrence has the same nominal duration.
    case duration(CalendarDuration)
  }

  /// One RDATE: another start, and with VALUE=PERIOD its own ending.
  public struct AddedDate: Hashable, Sendable {
    /// The start.
    public var start: CalendarTime
    /// The ending; nil when the event's own holds.
    public var ending: Ending?

    /// An added start, with the event's own ending unless another is given.
    public init(_ start: CalendarTime, ending: Ending? = nil) {
      self.start = start
      self.ending = ending
    }
  }

  /// What makes an event recur. Kept apart, since most events have none of it.
  public struct Recurrence: Hashable, Sendable {
    /// RRULE. More than one is read, though RFC 5545 advises against it.
    public var rules: [RecurrenceRule]
    /// EXRULE (RFC 2445): occurrences of these rules are left out.
    public var exceptionRules: [RecurrenceRule]
    /// RDATE.
    public var addedDates: [AddedDate]
    /// EXDATE.
    public var exceptionDates: [CalendarTime]

    /// A recurrence of the given parts.
    public init(
      rules: [RecurrenceRule] = [], exceptionRules: [RecurrenceRule] = [],
      addedDates: [AddedDate] = [], exceptionDates: [CalendarTime] = []
    ) {
      self.rules = rules
      self.exceptionRules = exceptionRules
      self.addedDates = addedDates
      self.exceptionDates = exceptionDates
    }

    /// Whether there is none of it.
    public var isEmpty: Bool {
      rules.isEmpty && exceptionRules.isEmpty && addedDates.isEmpty && exceptionDates.isEmpty
    }
  }

  /// What an override says it replaces: RECURRENCE-ID and its RANGE.
  public struct Replacement: Hashable, Sendable {
    /// RECURRENCE-ID: the original start of the occurrence.
    public var original: CalendarTime
    /// RANGE=THISANDFUTURE: all later occurrences are replaced as well.
    public var andFuture: Bool

    /// The occurrence that starts at `original`, and all later ones if `andFuture`.
    public init(_ original: CalendarTime, andFuture: Bool = false) {
      self.original = original
      self.andFuture = andFuture
    }
  }

  /// DTSTART.
  public var start: CalendarTime
  /// DTEND or DURATION.
  public var ending: Ending
  /// RRULE, RDATE, EXDATE, EXRULE; nil when the event has none of them.
  @inlinable
  public var recurrence: Recurrence? {
    get {
      if case .some(let recurrence, _) = extras { recurrence } else { nil }
    }
    set { extras = Extras(newValue, replacement) }
  }
  /// RECURRENCE-ID; nil for a master.
  @inlinable
  public var replacement: Replacement? {
    get {
      if case .some(_, let replacement) = extras { replacement } else { nil }
    }
    set { extras = Extras(recurrence, newValue) }
  }
  /// SEQUENCE; 0 when absent.
  public var sequence: Int
  /// DTSTAMP: of two versions of the same sequence, the later one holds.
  public var stamp: Instant?
  @usableFromInline var extras: Extras

  /// What most events have none of, in a box: a large calendar is held by its schedules.
  @usableFromInline
  indirect enum Extras: Hashable, Sendable {
    case none
    case some(Recurrence?, Replacement?)

    @usableFromInline
    init(_ recurrence: Recurrence?, _ replacement: Replacement?) {
      self = recurrence == nil && replacement == nil ? .none : .some(recurrence, replacement)
    }
  }

  /// A schedule of the given parts.
  public init(
    start: CalendarTime, ending: Ending = .none, recurrence: Recurrence? = nil,
    replacement: Replacement? = nil, sequence: Int = 0, stamp: Instant? = nil
  ) {
    self.start = start
    self.ending = ending
    self.sequence = sequence
    self.stamp = stamp
    extras = Extras(recurrence, replacement)
  }

  /// Whether it is of one occurrence by itself: neither `recurrence` nor `replacement`.
  @inlinable
  public var isPlain: Bool {
    if case .none = extras { true } else { false }
  }
}
