/// What RFC 7986, RFC 9073 and RFC 9253 add to an event, a to-do or a journal entry.
public struct Supplements: Hashable, Sendable {
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] = []
  /// CONFERENCE (RFC 7986, 5.11).
  public var conferences: [Conference] = []
  /// STYLED-DESCRIPTION (RFC 9073, 6.5).
  public var styledDescriptions: [StyledDescription] = []
  /// STRUCTURED-DATA (RFC 9073, 6.6).
  public var structuredData: [StructuredData] = []
  /// PARTICIPANT (RFC 9073, 7.1).
  public var participants: [Participant] = []
  /// VLOCATION (RFC 9073, 7.2).
  public var locations: [DetailedLocation] = []
  /// LINK (RFC 9253, 8.2).
  public var links: [Link] = []
  /// CONCEPT (RFC 9253, 8.1): URIs.
  public var concepts: [String] = []
  /// REFID (RFC 9253, 8.3): what has the same one belongs together.
  public var referenceIDs: [String] = []

  /// None of them.
  public init() {}
}

extension CalendarItem {
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] {
    get { supplements.images }
    set { supplements.images = newValue }
  }

  /// CONFERENCE (RFC 7986, 5.11).
  public var conferences: [Conference] {
    get { supplements.conferences }
    set { supplements.conferences = newValue }
  }

  /// STYLED-DESCRIPTION (RFC 9073, 6.5).
  public var styledDescriptions: [StyledDescription] {
    get { supplements.styledDescriptions }
    set { supplements.styledDescriptions = newValue }
  }

  /// STRUCTURED-DATA (RFC 9073, 6.6).
  public var structuredData: [StructuredData] {
    get { supplements.structuredData }
    set { supplements.structuredData = newValue }
  }

  /// PARTICIPANT (RFC 9073, 7.1).
  public var participants: [Participant] {
    get { supplements.participants }
    set { supplements.participants = newValue }
  }

  /// VLOCATION (RFC 9073, 7.2).
  public var locations: [DetailedLocation] {
    get { supplements.locations }
    set { supplements.locations = newValue }
  }

  /// LINK (RFC 9253, 8.2).
  public var links: [Link] {
    get { supplements.links }
    set { supplements.links = newValue }
  }

  /// CONCEPT (RFC 9253, 8.1): URIs.
  public var concepts: [String] {
    get { supplements.concepts }
    set { supplements.concepts = newValue }
  }

  /// REFID (RFC 9253, 8.3): what has the same one belongs together.
  public var referenceIDs: [String] {
    get { supplements.referenceIDs }
    set { supplements.referenceIDs = newValue }
  }
}
