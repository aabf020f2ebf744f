/// Busy time: a VFREEBUSY with every property of RFC 5545, 3.6.4 as a typed value. It is a
/// request for such times, an answer, or what someone publishes.
public struct FreeBusy: Hashable, Sendable {
  /// One period of FREEBUSY (RFC 5545, 3.8.2.6).
  public struct Period: Hashable, Sendable {
    /// When it begins; in UTC, unless the file does otherwise than RFC 5545 says.
    public var start: CalendarTime
    /// Its end, exclusive, or how long it lasts.
    public var ending: EventSchedule.Ending
    /// FBTYPE in upper case: `BUSY` (also when absent), `FREE`, `BUSY-UNAVAILABLE`,
    /// `BUSY-TENTATIVE`, or what the file says.
    public var kind: String
    /// All other parameters of its property, in the file's order.
    public var otherParameters: [Property.Parameter] = []

    /// A period of these parts.
    public init(_ start: CalendarTime, ending: EventSchedule.Ending, kind: String = "BUSY") {
      self.start = start
      self.ending = ending
      self.kind = kind
    }
  }

  /// UID, or one made from the content where the file has none (see `isUIDSynthesized`).
  public var uid: String
  /// Whether the file has no UID and this one was made from the content.
  public var isUIDSynthesized = false
  /// DTSTART: the beginning of the time that is told or asked about.
  public var start: CalendarTime?
  /// DTEND: its end, exclusive.
  public var end: CalendarTime?
  /// DTSTAMP.
  public var stamp: Instant?
  /// FREEBUSY of all such properties, in the file's order.
  public var periods: [Period] = []
  /// ORGANIZER: who asks, or whose time it is.
  public var organizer: Attendee?
  /// ATTENDEE: who is asked, or answers.
  public var attendees: [Attendee] = []
  /// CONTACT.
  public var contacts: [String] = []
  /// URL: where the times can be found.
  public var url: String?
  /// COMMENT.
  public var comments: [String] = []
  /// REQUEST-STATUS.
  public var requestStatuses: [RequestStatus] = []
  /// The components inside it, in the file's order.
  public var components: [Component] = []
  /// All properties that have no place above, in the file's order.
  public var otherProperties: PackedProperties = []
  /// The line of the file, from 1, on which the component begins; nil when it has no file.
  public var line: Int?

  /// Busy time without any periods.
  public init(uid: String) {
    self.uid = uid
  }
}
