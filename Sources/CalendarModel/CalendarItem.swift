/// What events, to-dos and journal entries have in common (RFC 5545, 3.6.1 to 3.6.3).
public protocol CalendarItem: Hashable, Sendable {
  /// UID, or one made from the content where the file has none (see `isUIDSynthesized`).
  var uid: String { get set }
  /// Whether the file has no UID and this one was made from the content.
  var isUIDSynthesized: Bool { get set }
  /// SUMMARY.
  var summary: String? { get set }
  /// STATUS in upper case, whatever the file says.
  var status: String? { get set }
  /// CLASS in upper case, whatever the file says.
  var classification: String? { get set }
  /// CATEGORIES of all such properties.
  var categories: [String] { get set }
  /// COLOR (RFC 7986, 5.9), or an exact colour from an X- property that Daymark knows.
  var color: RGBColor? { get set }
  /// URL.
  var url: String? { get set }
  /// CREATED.
  var created: Instant? { get set }
  /// LAST-MODIFIED.
  var lastModified: Instant? { get set }
  /// ORGANIZER.
  var organizer: Attendee? { get set }
  /// ATTENDEE.
  var attendees: [Attendee] { get set }
  /// ATTACH.
  var attachments: [Attachment] { get set }
  /// COMMENT.
  var comments: [String] { get set }
  /// CONTACT.
  var contacts: [String] { get set }
  /// RELATED-TO.
  var relations: [Relation] { get set }
  /// REQUEST-STATUS.
  var requestStatuses: [RequestStatus] { get set }
  /// What later RFCs added; `images`, `participants` and so on lead here.
  var supplements: Supplements { get set }
  /// The components inside it that have no place of their own, in the file's order.
  var components: [Component] { get set }
  /// All properties that have no place of their own, in the file's order.
  var otherProperties: PackedProperties { get set }
  /// The line of the file, from 1, on which the component begins; nil when it has no file.
  var line: Int? { get set }
}

/// What events and to-dos have in common beyond that (RFC 5545, 3.6.1 and 3.6.2).
public protocol PlannedItem: CalendarItem {
  /// DESCRIPTION.
  var description: String? { get set }
  /// LOCATION.
  var location: String? { get set }
  /// GEO.
  var position: GeographicPosition? { get set }
  /// PRIORITY: 1 the highest to 9 the lowest; 0 undefined.
  var priority: Int { get set }
  /// RESOURCES of all such properties.
  var resources: [String] { get set }
  /// VALARM.
  var alarms: [Alarm] { get set }
}
