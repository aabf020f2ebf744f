/// One time that an event takes place, as its overrides have it; or that a to-do is due, or a
/// journal entry belongs to.
public struct Occurrence: Hashable, Sendable {
  /// What it is an occurrence of.
  public enum Subject: Hashable, Sendable {
    /// `Occurrence.event`.
    case event
    /// A to-do.
    indirect case todo(Todo)
    /// A journal entry.
    indirect case journal(Journal)
  }

  /// The event, or the override that replaces this occurrence. Occurrences of one event share
  /// its storage. For a to-do or a journal entry it is an event with all that both have.
  public var event: Event {
    get { shared.event }
    set { shared = SharedEvent(newValue, subject: shared.subject) }
  }
  /// Whether it is one of an event, a to-do or a journal entry, and of which.
  public var subject: Subject { shared.subject }
  /// The to-do; nil for an occurrence of anything else.
  public var todo: Todo? {
    if case .todo(let todo) = shared.subject { todo } else { nil }
  }
  /// The journal entry; nil for an occurrence of anything else.
  public var journal: Journal? {
    if case .journal(let journal) = shared.subject { journal } else { nil }
  }
  /// The original start within the recurrence set; nil for an event that does not recur.
  public var recurrenceID: CalendarTime?
  /// `recurrenceID` on the time line, placed as `interval` is.
  public var recurrenceInstant: Instant?
  /// The start, in the kind of time that the event has.
  public var start: CalendarTime
  /// The end, exclusive. Equal to the start for an event of no length.
  public var end: CalendarTime
  /// Start and end on the time line, dates and floating times placed in the zone that the
  /// query asked for. Empty for an event of no length.
  public var interval: Range<Instant>
  /// The IANA zone, or the file's own, that `start` was read in; nil for dates, floating
  /// times and UTC.
  public var zone: String?
  /// Where it came from.
  public var calendar: CalendarIdentity
  private var shared: SharedEvent

  /// An occurrence of these parts.
  public init(
    event: Event, recurrenceID: CalendarTime?, recurrenceInstant: Instant? = nil,
    start: CalendarTime, end: CalendarTime, interval: Range<Instant>, zone: String? = nil,
    calendar: CalendarIdentity, subject: Subject = .event
  ) {
    self.init(
      sharing: SharedEvent(event, subject: subject), recurrenceID: recurrenceID,
      recurrenceInstant: recurrenceInstant, start: start, end: end, interval: interval,
      zone: zone, calendar: calendar)
  }

  /// An occurrence of an event that others share.
  package init(
    sharing shared: SharedEvent, recurrenceID: CalendarTime?, recurrenceInstant: Instant?,
    start: CalendarTime, end: CalendarTime, interval: Range<Instant>, zone: String?,
    calendar: CalendarIdentity
  ) {
    self.shared = shared
    self.recurrenceID = recurrenceID
    self.recurrenceInstant = recurrenceInstant
    self.start = start
    self.end = end
    self.interval = interval
    self.zone = zone
    self.calendar = calendar
  }
}

/// An event in a box: copying a reference costs less than copying an event.
package final class SharedEvent: Hashable, Sendable {
  /// The event.
  package let event: Event
  /// What the event stands for.
  package let subject: Occurrence.Subject

  /// A box with an event.
  package init(_ event: Event, subject: Occurrence.Subject = .event) {
    self.event = event
    self.subject = subject
  }

  /// Whether the events are equal.
  package static func == (lhs: SharedEvent, rhs: SharedEvent) -> Bool {
    lhs === rhs || lhs.event == rhs.event && lhs.subject == rhs.subject
  }

  /// Feeds the event to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(event) }
}

/// What a calendar is called and how it looks.
public struct CalendarIdentity: Hashable, Sendable {
  /// NAME (RFC 7986), X-WR-CALNAME, or the file's name.
  public var name: String
  /// COLOR (RFC 7986) or X-APPLE-CALENDAR-COLOR; nil when the file has none.
  public var color: RGBColor?
  /// The file that it was read from, as the user named it.
  public var source: String

  /// A calendar of this name, colour and file.
  public init(name: String, color: RGBColor? = nil, source: String) {
    self.name = name
    self.color = color
    self.source = source
  }
}
