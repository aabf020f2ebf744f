public import CalendarModel

/// What is told of an entry where there is room for more than a line: beside a grid on a screen.
public struct EntryDetails: Hashable, Sendable {
  /// A link, and what to call it.
  public struct Link: Hashable, Sendable {
    /// Where it leads. Addresses other than `http:`, `https:`, `mailto:` and `tel:` are not shown
    /// as links.
    public var address: String
    /// What it is called; nil for the address itself.
    public var label: String?

    /// A link.
    public init(_ address: String, label: String? = nil) {
      self.address = address
      self.label = label
    }
  }

  /// Notes, of any number of lines.
  public var notes: String?
  /// The words that it is filed under.
  public var categories: [String]
  /// Where to read on, to take part, or to find what belongs to it.
  public var links: [Link]
  /// A picture.
  public var image: Mark.Sticker?
  /// Whether the entry stands for one of the document's marks, which is told in its place.
  public var isMark = false

  /// Details of these parts.
  public init(
    notes: String? = nil, categories: [String] = [], links: [Link] = [],
    image: Mark.Sticker? = nil
  ) {
    self.notes = notes
    self.categories = categories
    self.links = links
    self.image = image
  }

  /// The details of an event; of a to-do or a journal entry by way of `Occurrence.event`.
  public init(_ event: Event) {
    self.init(notes: event.description, categories: event.categories)
    for case .data(let bytes) in event.images.map(\.content) where image == nil {
      image = .image(bytes, mediaType: "")
    }
    links = event.url.map { [Link($0)] } ?? []
    for conference in event.supplements.conferences {
      links.append(Link(conference.uri, label: conference.label))
    }
    for link in event.supplements.links {
      if case .uri(let address) = link.target {
        links.append(Link(address, label: link.label))
      }
    }
    for case .uri(let address) in event.attachments.map(\.content) {
      links.append(Link(address))
    }
  }

  /// Whether there is nothing to tell.
  public var isEmpty: Bool {
    (notes ?? "").isEmpty && categories.isEmpty && links.isEmpty && image == nil
  }
}
