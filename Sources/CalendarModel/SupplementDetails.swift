/// IMAGE (RFC 7986, 5.10).
public struct CalendarImage: Hashable, Sendable {
  /// The image or where it is.
  public var content: Attachment.Content
  /// FMTTYPE: a media type.
  public var mediaType: String?
  /// DISPLAY in upper case: `BADGE`, `GRAPHIC`, `FULLSIZE`, `THUMBNAIL`; empty means `BADGE`.
  public var displays: [String] = []
  /// ALTREP: what a click on the image opens.
  public var alternative: String?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// An image.
  public init(_ content: Attachment.Content, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

/// CONFERENCE (RFC 7986, 5.11): a way to take part from afar.
public struct Conference: Hashable, Sendable {
  /// Where: `https:`, `tel:`, `xmpp:`, ...
  public var uri: String
  /// FEATURE in upper case: `AUDIO`, `CHAT`, `FEED`, `MODERATOR`, `PHONE`, `SCREEN`, `VIDEO`.
  public var features: [String] = []
  /// LABEL: what it is called.
  public var label: String?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// A conference at a URI.
  public init(uri: String) {
    self.uri = uri
  }
}

/// STYLED-DESCRIPTION (RFC 9073, 6.5): a description with markup.
public struct StyledDescription: Hashable, Sendable {
  /// Where the text is.
  public enum Content: Hashable, Sendable {
    /// The text itself.
    case text(String)
    /// At a URI.
    case uri(String)
  }

  /// The text or where it is.
  public var content: Content
  /// FMTTYPE: its media type; nil means `text/html`.
  public var mediaType: String?
  /// Whether DERIVED says that it was made from another property.
  public var isDerived = false
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// A description.
  public init(_ content: Content, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }
}

/// STRUCTURED-DATA (RFC 9073, 6.6): data for machines, such as a reservation.
public struct StructuredData: Hashable, Sendable {
  /// Where the data is.
  public enum Content: Hashable, Sendable {
    /// Text in the file itself.
    case text(String)
    /// Bytes in the file itself, decoded.
    case data([UInt8])
    /// At a URI.
    case uri(String)
  }

  /// The data or where it is.
  public var content: Content
  /// FMTTYPE: a media type.
  public var mediaType: String?
  /// SCHEMA: the URI of what it describes, such as `https://schema.org/FlightReservation`.
  public var schema: String?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// Data.
  public init(_ content: Content, mediaType: String? = nil, schema: String? = nil) {
    self.content = content
    self.mediaType = mediaType
    self.schema = schema
  }
}

/// LINK (RFC 9253, 8.2).
public struct Link: Hashable, Sendable {
  /// What it leads to.
  public enum Target: Hashable, Sendable {
    /// A URI.
    case uri(String)
    /// Another component, by its UID.
    case uid(String)
    /// A part of an XML document: a URI with an XPointer.
    case xmlReference(String)
  }

  /// What it leads to.
  public var target: Target
  /// LINKREL: how it is related, a name or a URI; nil where the file has none.
  public var relation: String?
  /// FMTTYPE: a media type.
  public var mediaType: String?
  /// LABEL: what it is called.
  public var label: String?
  /// All other parameters, in the file's order.
  public var otherParameters: [Property.Parameter] = []

  /// A link.
  public init(_ target: Target, relation: String?) {
    self.target = target
    self.relation = relation
  }
}

/// PARTICIPANT (RFC 9073, 7.1): who has a part in an event, invited or not.
public struct Participant: Hashable, Sendable {
  /// UID.
  public var uid: String?
  /// PARTICIPANT-TYPE in upper case: `ACTIVE`, `SPONSOR`, `SPEAKER`, ...
  public var kind: String?
  /// CALENDAR-ADDRESS: the address of an attendee, most often `mailto:...`.
  public var address: String?
  /// SUMMARY: most often the name.
  public var summary: String?
  /// DESCRIPTION.
  public var description: String?
  /// URL.
  public var url: String?
  /// VLOCATION inside it.
  public var locations: [DetailedLocation] = []
  /// All other components inside it, in the file's order.
  public var components: [Component] = []
  /// All other properties, in the file's order.
  public var otherProperties: PackedProperties = []

  /// A participant of this type.
  public init(uid: String?, kind: String? = nil) {
    self.uid = uid
    self.kind = kind
  }
}

/// VLOCATION (RFC 9073, 7.2): a place in detail.
public struct DetailedLocation: Hashable, Sendable {
  /// UID.
  public var uid: String?
  /// NAME.
  public var name: String?
  /// DESCRIPTION.
  public var description: String?
  /// LOCATION-TYPE: of the registry of RFC 4589, such as `office`.
  public var types: [String] = []
  /// GEO.
  public var position: GeographicPosition?
  /// URL: a `geo:` URI, or a page.
  public var url: String?
  /// All components inside it, in the file's order.
  public var components: [Component] = []
  /// All other properties, STRUCTURED-DATA among them, in the file's order.
  public var otherProperties: PackedProperties = []

  /// A place of this name.
  public init(uid: String?, name: String? = nil) {
    self.uid = uid
    self.name = name
  }
}
