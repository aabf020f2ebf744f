public import CalendarModel

/// What a VCALENDAR says of itself as a whole.
public struct CalendarHead: Hashable, Sendable {
  /// Its name, colour and file.
  public var identity: CalendarIdentity
  /// METHOD in upper case (RFC 5546), or nil.
  public var method: String? {
    get { details.values.method }
    set { change { $0.method = newValue } }
  }
  /// PRODID: the program that wrote it.
  public var productID: String? {
    get { details.values.productID }
    set { change { $0.productID = newValue } }
  }
  /// X-WR-TIMEZONE, or nil.
  public var timeZone: String? {
    get { details.values.timeZone }
    set { change { $0.timeZone = newValue } }
  }
  /// UID (RFC 7986, 5.3), or nil.
  public var uid: String? {
    get { details.values.uid }
    set { change { $0.uid = newValue } }
  }
  /// NAME (RFC 7986, 5.1), one for each language; X-WR-CALNAME is in `identity` alone.
  public var names: [String] {
    get { details.values.names }
    set { change { $0.names = newValue } }
  }
  /// DESCRIPTION (RFC 7986, 5.2), one for each language; X-WR-CALDESC where there is none.
  public var descriptions: [String] {
    get { details.values.descriptions }
    set { change { $0.descriptions = newValue } }
  }
  /// URL (RFC 7986, 5.5): where people find the calendar.
  public var url: String? {
    get { details.values.url }
    set { change { $0.url = newValue } }
  }
  /// CATEGORIES (RFC 7986, 5.6) of all such properties.
  public var categories: [String] {
    get { details.values.categories }
    set { change { $0.categories = newValue } }
  }
  /// LAST-MODIFIED (RFC 7986, 5.4).
  public var lastModified: Instant? {
    get { details.values.lastModified }
    set { change { $0.lastModified = newValue } }
  }
  /// REFRESH-INTERVAL (RFC 7986, 5.7): the least time between two readings of it.
  public var refreshInterval: CalendarDuration? {
    get { details.values.refreshInterval }
    set { change { $0.refreshInterval = newValue } }
  }
  /// SOURCE (RFC 7986, 5.8): where programs read it anew.
  public var source: String? {
    get { details.values.source }
    set { change { $0.source = newValue } }
  }
  /// COLOR (RFC 7986, 5.9), as it is; `identity` has the one to show.
  public var color: RGBColor? {
    get { details.values.color }
    set { change { $0.color = newValue } }
  }
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] {
    get { details.values.images }
    set { change { $0.images = newValue } }
  }
  /// All its own properties, in the file's order; also those above.
  public var properties: [Property] {
    get { details.values.properties }
    set { change { $0.properties = newValue } }
  }
  /// All but the identity: nothing, in many a calendar of a file that is nothing but heads.
  private var details: Details

  /// A calendar that says nothing of itself.
  init(identity: CalendarIdentity) {
    self.identity = identity
    details = .none
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = details.values
    body(&values)
    details = Details(values)
  }

  /// What a head holds beside its identity.
  fileprivate struct Values: Hashable {
    var method: String?
    var productID: String?
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
    var properties: [Property] = []
  }

  /// The values in a box.
  fileprivate final class Details: Hashable, Sendable {
    static let none = Details(Values())
    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (lhs: Details, rhs: Details) -> Bool {
      lhs === rhs || lhs.values == rhs.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

extension CalendarHead {
  /// Reads the head of a node; `fallbackName` is for a calendar without a name.
  init(
    of node: Int, _ reader: LineReader, _ document: CalendarDocument, fallbackName: String
  ) {
    var values = Values()
    var hasLines = false
    var wrName: String?
    var wrDescription: String?
    var colors: (exact: RGBColor?, apple: RGBColor?)
    reader.forEachOwnLine(of: node) { line in
      hasLines = true
      let property = reader.property(line)
      values.properties.append(property)
      switch reader.lines[line].kind {
      case .name: values.names.append(reader.text(line))
      case .wrCalendarName: wrName = wrName ?? reader.text(line)
      case .color: values.color = RGBColor(parsing: reader.text(line))
      case .exactColor: colors.exact = RGBColor(parsing: reader.text(line))
      case .appleCalendarColor: colors.apple = RGBColor(parsing: reader.text(line))
      case .method: values.method = reader.text(line).uppercased()
      case .productID: values.productID = reader.text(line)
      case .wrTimeZone: values.timeZone = reader.text(line)
      case .uid: values.uid = values.uid ?? reader.uid(line)
      case .description: values.descriptions.append(reader.text(line))
      case .url: values.url = values.url ?? reader.value(of: line)
      case .categories: values.categories += reader.textList(line)
      case .lastModified:
        values.lastModified = reader.instant(line)
      case .refreshInterval: values.refreshInterval = DurationValue(property.value)?.duration
      case .source: values.source = values.source ?? property.value
      case .image: if let image = CalendarImage(property) { values.images.append(image) }
      default:
        if property.name.uppercased() == "X-WR-CALDESC" {
          wrDescription = wrDescription ?? reader.text(line)
        }
      }
    }
    if values.descriptions.isEmpty, let wrDescription { values.descriptions = [wrDescription] }
    let name = [values.names.first, wrName].compactMap { $0 }.first { !$0.isEmpty }
    identity = CalendarIdentity(
      name: name ?? fallbackName, color: colors.exact ?? colors.apple ?? values.color,
      source: document.file)
    details = hasLines ? Details(values) : .none
  }
}
