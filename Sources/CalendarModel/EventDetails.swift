/// GEO: a place on earth in degrees.
public struct GeographicPosition: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// A place at these degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// ATTENDEE or ORGANIZER (RFC 5545, 3.8.4.1 and 3.8.4.3).
public struct Attendee: Hashable, Sendable {
  /// The calendar address, most often `mailto:...`.
  public var address: String
  /// CN.
  public var commonName: String?
  /// PARTSTAT in upper case; nil means `NEEDS-ACTION`.
  public var participationStatus: String?
  /// ROLE in upper case; nil means `REQ-PARTICIPANT`.
  public var role: String?
  /// CUTYPE in upper case; nil means `INDIVIDUAL`.
  public var userType: String?
  /// RSVP.
  public var expectsReply = false
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// An attendee at a calendar address.
  public init(address: String) {
    self.address = address
  }
}

/// ATTACH (RFC 5545, 3.8.1.1).
public struct Attachment: Hashable, Sendable {
  /// Where the content is.
  public enum Content: Hashable, Sendable {
    /// At a URI.
    case uri(String)
    /// In the file itself (VALUE=BINARY), decoded.
    case data([UInt8])
  }

  /// The content or where it is.
  public var content: Content
  /// FMTTYPE: a media type.
  public var mediaType: String?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// An attachment.
  public init(_ content: Content, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

/// RELATED-TO (RFC 5545, 3.8.4.5; RFC 9253, 9.1).
public struct Relation: Hashable, Sendable {
  /// What VALUE says of the value (RFC 9253, 9.1).
  public enum ValueType: Hashable, Sendable {
    /// TEXT, also when absent: a UID.
    case text
    /// UID, stated as such.
    case uid
    /// URI.
    case uri
  }

  /// The UID of the other component; its URI where `valueType` says so.
  public var uid: String
  /// RELTYPE in upper case: `PARENT` (also when absent), `CHILD`, `SIBLING`, and with RFC
  /// 9253, 5 `FINISHTOSTART`, `DEPENDS-ON`, `REFID`, `CONCEPT`, ...
  public var kind: String
  /// VALUE.
  public var valueType = ValueType.text
  /// GAP (RFC 9253, 6.2): how long after the other one, or before it when negative.
  public var gap: CalendarDuration?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// A relation to the component `uid`.
  public init(uid: String, kind: String = "PARENT") {
    self.uid = uid
    self.kind = kind
  }
}

/// REQUEST-STATUS (RFC 5545, 3.8.8.3).
public struct RequestStatus: Hashable, Sendable {
  /// The code, such as `2.8` or `3.1.1`.
  public var code: String
  /// What happened, in words.
  public var text: String
  /// The property that it concerns, or nil.
  public var data: String?

  /// A status of these parts.
  public init(code: String, text: String, data: String? = nil) {
    self.code = code
    self.text = text
    self.data = data
  }
}

/// VALARM (RFC 5545, 3.6.6; RFC 9074).
public struct Alarm: Hashable, Sendable {
  /// TRIGGER: when the alarm goes off.
  public enum Trigger: Hashable, Sendable {
    /// That long after the start; before it when negative.
    case relativeToStart(CalendarDuration)
    /// That long after the end; before it when negative.
    case relativeToEnd(CalendarDuration)
    /// At an instant.
    case absolute(Instant)
  }

  /// ACTION in upper case: `AUDIO`, `DISPLAY`, `EMAIL`, ...
  public var action: String
  /// TRIGGER; nil where the file has none that can be read.
  public var trigger: Trigger?
  /// REPEAT: how often it goes off again.
  public var repeatCount = 0
  /// DURATION: the time between repeats.
  public var repeatInterval: CalendarDuration?
  /// SUMMARY: the subject of an e-mail.
  public var summary: String?
  /// DESCRIPTION: the text shown or sent.
  public var description: String?
  /// ATTENDEE: who gets the e-mail.
  public var attendees: [Attendee] = []
  /// ATTACH: the sound, or what the e-mail carries.
  public var attachments: [Attachment] = []
  /// UID (RFC 9074, 4).
  public var uid: String?
  /// ACKNOWLEDGED (RFC 9074, 6.1): when the alarm was last dismissed.
  public var acknowledged: Instant?
  /// PROXIMITY in upper case (RFC 9074, 8.1): `ARRIVE`, `DEPART`, `CONNECT`, `DISCONNECT`.
  public var proximity: String?
  /// RELATED-TO (RFC 9074, 5): the alarm that this one snoozes, with RELTYPE `SNOOZE`.
  public var relations: [Relation] = []
  /// VLOCATION (RFC 9074, 8.2): where `proximity` is measured from.
  public var locations: [DetailedLocation] = []
  /// All other components inside it, in the file's order.
  public var components: [Component] = []
  /// All other properties, in the file's order.
  public var otherProperties: PackedProperties = []

  /// An alarm.
  public init(action: String, trigger: Trigger?) {
    self.action = action
    self.trigger = trigger
  }
}
