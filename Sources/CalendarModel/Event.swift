/// An event: a VEVENT with every property of RFC 5545, 3.6.1 as a typed value.
public struct Event: PlannedItem {
  /// UID, or one made from the content where the file has none (see `isUIDSynthesized`).
  public var uid: String
  /// Whether the file has no UID and this one was made from the event's content.
  public var isUIDSynthesized = false
  /// When it takes place: DTSTART, DTEND or DURATION, RRULE, RDATE, EXDATE, RECURRENCE-ID,
  /// SEQUENCE and DTSTAMP.
  public var schedule: EventSchedule
  /// SUMMARY.
  public var summary: String?
  /// DESCRIPTION.
  public var description: String?
  /// LOCATION.
  public var location: String?
  /// STATUS in upper case: `TENTATIVE`, `CONFIRMED`, `CANCELLED`, or what the file says.
  public var status: String?
  /// CLASS in upper case: `PUBLIC`, `PRIVATE`, `CONFIDENTIAL`, or what the file says.
  public var classification: String?
  /// Whether TRANSP is TRANSPARENT: the event takes up no time in a free/busy search.
  public var isTransparent = false
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
  /// The components inside it that have no place above, in the file's order: VRESOURCE, X-.
  public var components: [Component] = []
  /// All properties that have no place above, in the file's order: X-, those of still later
  /// RFCs, those whose value could not be read.
  public var otherProperties: PackedProperties = []
  /// The line of the file, from 1, on which the component begins; nil when it has no file.
  public var line: Int?

  /// An event that takes place as `schedule` says.
  public init(uid: String, schedule: EventSchedule, summary: String? = nil) {
    self.uid = uid
    self.schedule = schedule
    self.summary = summary
  }
}
