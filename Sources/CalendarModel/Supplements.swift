/// What RFC 7986, RFC 9073 and RFC 9253 add to an event, a to-do or a journal entry.
public struct Supplements: Hashable, Sendable {
  /// All of them together; an array of at most one, since most items have none, and an event is
  /// copied often.
  private var parts: [Parts] = []

  private struct Parts: Hashable, Sendable {
    var images: [CalendarImage] = []
    var conferences: [Conference] = []
    var styledDescriptions: [StyledDescription] = []
    var structuredData: [StructuredData] = []
    var participants: [Participant] = []
    var locations: [DetailedLocation] = []
    var links: [Link] = []
    var concepts: [String] = []
    var referenceIDs: [String] = []
  }

  /// None of them.
  public init() {}

  /// Whether there is none of them.
  public var isEmpty: Bool { parts.isEmpty }

  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] {
    get { parts.first?.images ?? [] }
    set { set(\.images, newValue) }
  }

  /// CONFERENCE (RFC 7986, 5.11).
  public var conferences: [Conference] {
    get { parts.first?.conferences ?? [] }
    set { set(\.conferences, newValue) }
  }

  /// STYLED-DESCRIPTION (RFC 9073, 6.5).
  public var styledDescriptions: [StyledDescription] {
    get { parts.first?.styledDescriptions ?? [] }
    set { set(\.styledDescriptions, newValue) }
  }

  /// STRUCTURED-DATA (RFC 9073, 6.6).
  public var structuredData: [StructuredData] {
    get { parts.first?.structuredData ?? [] }
    set { set(\.structuredData, newValue) }
  }

  /// PARTICIPANT (RFC 9073, 7.1).
  public var participants: [Participant] {
    get { parts.first?.participants ?? [] }
    set { set(\.participants, newValue) }
  }

  /// VLOCATION (RFC 9073, 7.2).
  public var locations: [DetailedLocation] {
    get { parts.first?.locations ?? [] }
    set { set(\.locations, newValue) }
  }

  /// LINK (RFC 9253, 8.2).
  public var links: [Link] {
    get { parts.first?.links ?? [] }
    set { set(\.links, newValue) }
  }

  /// CONCEPT (RFC 9253, 8.1): URIs.
  public var concepts: [String] {
    get { parts.first?.concepts ?? [] }
    set { set(\.concepts, newValue) }
  }

  /// REFID (RFC 9253, 8.3): what has the same one belongs together.
  public var referenceIDs: [String] {
    get { parts.first?.referenceIDs ?? [] }
    set { set(\.referenceIDs, newValue) }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Parts, [Value]>, _ value: [Value]) {
    if parts.isEmpty {
      if value.isEmpty { return }
      parts = [Parts()]
    }
    parts[0][keyPath: path] = value
    // Equal supplements are stored alike.
    if value.isEmpty, parts[0] == Parts() { parts = [] }
  }
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
