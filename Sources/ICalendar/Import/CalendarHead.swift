public import CalendarModel

/// What a VCALENDAR says of itself as a whole.
///
/// One reference: calendars of a file that say the same share what it leads to, so that a file
/// of nothing but calendars costs 8 bytes for each. `properties` stays in the file's lines until
/// it is asked for.
public struct CalendarHead: Hashable, Sendable {
  /// Its name, colour and file.
  public var identity: CalendarIdentity {
    get { content.values.identity }
    set { change { $0.identity = newValue } }
  }
  /// METHOD in upper case (RFC 5546), or nil.
  public var method: String? {
    get { content.values.details.method }
    set { change { $0.details.method = newValue } }
  }
  /// PRODID: the program that wrote it.
  public var productID: String? {
    get { content.values.productID }
    set { change { $0.productID = newValue } }
  }
  /// X-WR-TIMEZONE, or nil.
  public var timeZone: String? {
    get { content.values.details.timeZone }
    set { change { $0.details.timeZone = newValue } }
  }
  /// UID (RFC 7986, 5.3), or nil.
  public var uid: String? {
    get { content.values.details.uid }
    set { change { $0.details.uid = newValue } }
  }
  /// NAME (RFC 7986, 5.1), one for each language; X-WR-CALNAME is in `identity` alone.
  public var names: [String] {
    get { content.values.details.names }
    set { change { $0.details.names = newValue } }
  }
  /// DESCRIPTION (RFC 7986, 5.2), one for each language; X-WR-CALDESC where there is none.
  public var descriptions: [String] {
    get { content.values.details.descriptions }
    set { change { $0.details.descriptions = newValue } }
  }
  /// URL (RFC 7986, 5.5): where people find the calendar.
  public var url: String? {
    get { content.values.details.url }
    set { change { $0.details.url = newValue } }
  }
  /// CATEGORIES (RFC 7986, 5.6) of all such properties.
  public var categories: [String] {
    get { content.values.details.categories }
    set { change { $0.details.categories = newValue } }
  }
  /// LAST-MODIFIED (RFC 7986, 5.4).
  public var lastModified: Instant? {
    get { content.values.details.lastModified }
    set { change { $0.details.lastModified = newValue } }
  }
  /// REFRESH-INTERVAL (RFC 7986, 5.7): the least time between two readings of it.
  public var refreshInterval: CalendarDuration? {
    get { content.values.details.refreshInterval }
    set { change { $0.details.refreshInterval = newValue } }
  }
  /// SOURCE (RFC 7986, 5.8): where programs read it anew.
  public var source: String? {
    get { content.values.details.source }
    set { change { $0.details.source = newValue } }
  }
  /// COLOR (RFC 7986, 5.9), as it is; `identity` has the one to show.
  public var color: RGBColor? {
    get { content.values.details.color }
    set { change { $0.details.color = newValue } }
  }
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] {
    get { content.values.details.images }
    set { change { $0.details.images = newValue } }
  }
  /// All its own properties, in the file's order; also those above. O(*its own lines and the
  /// components directly in it*).
  public var properties: [Property] {
    get { content.properties.all }
    set { content = Content(content.values, .stated(newValue)) }
  }
  /// Whether it has a VERSION.
  var hasVersion: Bool { content.values.hasVersion }
  private var content: Content

  /// A calendar that says nothing of itself.
  init(identity: CalendarIdentity) {
    content = Content(Values(identity: identity), .stated([]))
  }

  /// Whether it is the head of `other` as well: found without a look at what they say.
  func isShared(with other: CalendarHead) -> Bool { content === other.content }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = content.values
    body(&values)
    content = Content(values, content.properties)
  }

  /// What a head holds beside its properties.
  fileprivate struct Values: Hashable {
    var identity: CalendarIdentity
    var productID: String?
    var hasVersion = false
    /// An array of one is a box: most calendars say nothing of this.
    private var box: [Details] = []

    init(identity: CalendarIdentity) { self.identity = identity }

    var details: Details {
      get { box.first ?? Details() }
      set { box = newValue == Details() ? [] : [newValue] }
    }
  }

  /// What few calendars say of themselves.
  fileprivate struct Details: Hashable {
    var method: String?
    var timeZone: String?
    var uid: String?
    var names: [String] = []
    var descriptions: [String] = []
    var url: String?
    var categories: [String] = []
    var lastModified: Instant?
    var refreshInterval: CalendarDuration?
    var source: String?
    var color: RGBColor?
    var images: [CalendarImage] = []
  }

  /// The properties: where they stand, or what they were set to.
  fileprivate enum Properties: Sendable {
    case read(DocumentComponent)
    case stated([Property])

    var all: [Property] {
      switch self {
      case .read(let calendar): calendar.properties
      case .stated(let properties): properties
      }
    }
  }

  /// Both in a box.
  fileprivate final class Content: Hashable, Sendable {
    let values: Values
    let properties: Properties

    init(_ values: Values, _ properties: Properties) {
      self.values = values
      self.properties = properties
    }

    static func == (lhs: Content, rhs: Content) -> Bool {
      lhs === rhs || lhs.values == rhs.values && lhs.properties.all == rhs.properties.all
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

extension CalendarHead {
  /// Reads the head of a node; `fallbackName` is for a calendar without a name.
  init(
    of node: Int, _ reader: LineReader, _ document: CalendarDocument, fallbackName: String
  ) {
    var values = Values(identity: CalendarIdentity(name: fallbackName, source: document.file))
    var details = Details()
    var wrName: String?
    var wrDescription: String?
    var colors: (exact: RGBColor?, apple: RGBColor?)
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .name: details.names.append(reader.text(line))
      case .wrCalendarName: wrName = wrName ?? reader.text(line)
      case .color: details.color = RGBColor(parsing: reader.text(line))
      case .exactColor: colors.exact = RGBColor(parsing: reader.text(line))
      case .appleCalendarColor: colors.apple = RGBColor(parsing: reader.text(line))
      case .method: details.method = reader.text(line).uppercased()
      case .productID: values.productID = reader.text(line)
      case .version: values.hasVersion = true
      case .wrTimeZone: details.timeZone = reader.text(line)
      case .uid: details.uid = details.uid ?? reader.uid(line)
      case .description: details.descriptions.append(reader.text(line))
      case .url: details.url = details.url ?? reader.value(of: line)
      case .categories: details.categories += reader.textList(line)
      case .lastModified: details.lastModified = reader.instant(line)
      case .refreshInterval:
        details.refreshInterval = DurationValue(reader.value(of: line))?.duration
      case .source: details.source = details.source ?? reader.value(of: line)
      case .image:
        if let image = CalendarImage(reader.property(line)) { details.images.append(image) }
      case .other:
        if wrDescription == nil, reader.name(of: line).uppercased() == "X-WR-CALDESC" {
          wrDescription = reader.text(line)
        }
      default: break
      }
    }
    if details.descriptions.isEmpty, let wrDescription { details.descriptions = [wrDescription] }
    if let name = [details.names.first, wrName].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      values.identity.name = name
    }
    values.identity.color = colors.exact ?? colors.apple ?? details.color
    values.details = details
    content = Content(values, .read(DocumentComponent(document, node: node)))
  }

  /// The heads of the calendars of a document, in its order. O(*their lines*).
  static func all(
    in document: CalendarDocument, _ reader: LineReader, fallbackName: String
  ) -> [CalendarHead] {
    var heads: [CalendarHead] = []
    heads.reserveCapacity(reader.nodes.count { $0.kind == .calendar })
    var digestOfLast: Int?
    for node in reader.nodes.indices where reader.nodes[node].kind == .calendar {
      let digest = reader.digestOfOwnLines(of: node)
      if digest == digestOfLast, let last = heads.last {
        heads.append(last)
      } else {
        heads.append(CalendarHead(of: node, reader, document, fallbackName: fallbackName))
        digestOfLast = digest
      }
    }
    return heads
  }
}

extension LineReader {
  /// A number that two nodes of this run of the program share when their own lines are the
  /// same, and else as good as never.
  fileprivate func digestOfOwnLines(of node: Int) -> Int {
    var hasher = Hasher()
    forEachOwnLine(of: node) { line in
      withLine(line) { bytes in
        hasher.combine(bytes.count)
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      }
    }
    return hasher.finalize()
  }
}
