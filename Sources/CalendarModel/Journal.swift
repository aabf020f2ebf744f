/// A journal entry: a VJOURNAL with every property of RFC 5545, 3.6.3 as a typed value.
public struct Journal: CalendarItem {
  /// UID, or one made from the content where the file has none (see `isUIDSynthesized`).
  public var uid: String
  /// Whether the file has no UID and this one was made from the entry's content.
  public var isUIDSynthesized = false
  /// DTSTART: the day or time that it is about; nil when it belongs to none.
  public var start: CalendarTime?
  /// RRULE, RDATE, EXDATE, EXRULE; nil when the entry has none of them.
  public var recurrence: EventSchedule.Recurrence?
  /// RECURRENCE-ID; nil for a master.
  public var replacement: EventSchedule.Replacement?
  /// SEQUENCE; 0 when absent.
  public var sequence = 0
  /// DTSTAMP.
  public var stamp: Instant?
  /// SUMMARY.
  public var summary: String?
  /// DESCRIPTION: an entry may have several.
  public var descriptions: [String] = []
  /// STATUS in upper case: `DRAFT`, `FINAL`, `CANCELLED`, or what the file says.
  public var status: String?
  /// CLASS in upper case: `PUBLIC`, `PRIVATE`, `CONFIDENTIAL`, or what the file says.
  public var classification: String?
  /// CATEGORIES of all such properties.
  public var categories: [String] = []
  /// COLOR (RFC 7986, 5.9), or an exact colour from an X- property that Daymark knows.
  public var color: RGBColor?
  /// URL.
  public var url: String?
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
  /// What later RFCs added; `images`, `participants` and so on lead here.
  public var supplements = Supplements()
  /// The components inside it that have no place above, in the file's order.
  public var components: [Component] = []
  /// All properties that have no place above, in the file's order.
  public var otherProperties: PackedProperties = []
  /// The line of the file, from 1, on which the component begins; nil when it has no file.
  public var line: Int?

  /// An entry about a day or a time.
  public init(uid: String, start: CalendarTime? = nil, summary: String? = nil) {
    self.uid = uid
    self.start = start
    self.summary = summary
  }

  /// The recurrence set as a schedule; nil for an entry without DTSTART and RECURRENCE-ID.
  public var schedule: EventSchedule? {
    (start ?? replacement?.original).map {
      EventSchedule(
        start: $0, recurrence: recurrence, replacement: replacement, sequence: sequence,
        stamp: stamp)
    }
  }
}
