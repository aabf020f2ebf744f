/// A to-do: a VTODO with every property of RFC 5545, 3.6.2 as a typed value.
public struct Todo: PlannedItem {
  /// UID, or one made from the content where the file has none (see `isUIDSynthesized`).
  public var uid: String
  /// Whether the file has no UID and this one was made from the to-do's content.
  public var isUIDSynthesized = false
  /// DTSTART: when work on it can begin; nil when the file does not say.
  public var start: CalendarTime?
  /// DUE: when it has to be done; nil when there is none. A DATE is the last day for it.
  public var due: CalendarTime?
  /// DURATION: the time from `start` until it is due; nil where there is `due`.
  public var duration: CalendarDuration?
  /// RRULE, RDATE, EXDATE, EXRULE; nil when the to-do has none of them.
  public var recurrence: EventSchedule.Recurrence?
  /// RECURRENCE-ID; nil for a master.
  public var replacement: EventSchedule.Replacement?
  /// SEQUENCE; 0 when absent.
  public var sequence = 0
  /// DTSTAMP.
  public var stamp: Instant?
  /// COMPLETED: when it was done.
  public var completed: Instant?
  /// PERCENT-COMPLETE, 0 to 100; nil when absent.
  public var percentComplete: Int?
  /// SUMMARY.
  public var summary: String?
  /// DESCRIPTION.
  public var description: String?
  /// LOCATION.
  public var location: String?
  /// STATUS in upper case: `NEEDS-ACTION`, `IN-PROCESS`, `COMPLETED`, `CANCELLED`, or what the
  /// file says.
  public var status: String?
  /// CLASS in upper case: `PUBLIC`, `PRIVATE`, `CONFIDENTIAL`, or what the file says.
  public var classification: String?
  /// PRIORITY: 1 the highest to 9 the lowest; 0 undefined.
  public var priority = 0
  /// CATEGORIES of all such properties.
  public var categories: [String] = []
  /// RESOURCES of all such properties.
  public var resources: [String] = []
  /// COLOR (RFC 7986, 5.9), or an exact colour from an X- property that Daymark knows.
  public var color: RGBColor?
  /// URL.
  public var url: String?
  /// GEO.
  public var position: GeographicPosition?
  /// CREATED.
  public var created: Instant?
  /// LAST-MODIFIED.
  public var lastModified: Instant?
  /// ORGANIZER.
  public var organizer: Attendee?
  /// ATTENDEE.
  public var attendees: [Attendee] = []
  /// ATTACH.
  public var attachments: [Attachment] = []
  /// COMMENT.
  public var comments: [String] = []
  /// CONTACT.
  public var contacts: [String] = []
  /// RELATED-TO.
  public var relations: [Relation] = []
  /// REQUEST-STATUS.
  public var requestStatuses: [RequestStatus] = []
  /// VALARM.
  public var alarms: [Alarm] = []
  /// What later RFCs added; `images`, `participants` and so on lead here.
  public var supplements = Supplements()
  /// The components inside it that have no place above, in the file's order.
  public var components: [Component] = []
  /// All properties that have no place above, in the file's order.
  public var otherProperties: PackedProperties = []
  /// The line of the file, from 1, on which the component begins; nil when it has no file.
  public var line: Int?

  /// A to-do that is due at `due`.
  public init(uid: String, due: CalendarTime? = nil, summary: String? = nil) {
    self.uid = uid
    self.due = due
    self.summary = summary
  }

  /// Whether it has been done: STATUS says so, or, where there is no STATUS, COMPLETED or
  /// 100 percent do.
  public var isCompleted: Bool {
    if let status { return status == "COMPLETED" }
    return completed != nil || percentComplete == 100
  }

  /// The recurrence set and the time from start to due as a schedule; nil for a to-do without
  /// DTSTART, DUE and RECURRENCE-ID. DUE ends it; where there is no DTSTART it recurs from
  /// DUE on.
  public var schedule: EventSchedule? {
    guard let first = start ?? due ?? replacement?.original else { return nil }
    let ending: EventSchedule.Ending =
      if start != nil, let due {
        .time(due)
      } else if let duration {
        .duration(duration)
      } else {
        .none
      }
    return EventSchedule(
      start: first, ending: ending, recurrence: recurrence, replacement: replacement,
      sequence: sequence, stamp: stamp)
  }
}
