public import CalendarModel

/// What a VCALENDAR says of itself as a whole.
public struct CalendarHead: Hashable, Sendable {
  /// Its name, colour and file.
  public var identity: CalendarIdentity
  /// METHOD in upper case (RFC 5546), or nil.
  public var method: String? { details.values.method }
  /// PRODID: the program that wrote it.
  public var productID: String? { details.values.productID }
  /// X-WR-TIMEZONE, or nil.
  public var timeZone: String? { details.values.timeZone }
  /// UID (RFC 7986, 5.3), or nil.
  public var uid: String? { details.values.uid }
  /// NAME (RFC 7986, 5.1), one for each language; X-WR-CALNAME is in `identity` alone.
  public var names: [String] { details.values.names }
  /// DESCRIPTION (RFC 7986, 5.2), one for each language; X-WR-CALDESC where there is none.
  public var descriptions: [String] { details.values.descriptions }
  /// URL (RFC 7986, 5.5): where people find the calendar.
  public var url: String? { details.values.url }
  /// CATEGORIES (RFC 7986, 5.6) of all such properties.
  public var categories: [String] { details.values.categories }
  /// LAST-MODIFIED (RFC 7986, 5.4).
  public var lastModified: Instant? { details.values.lastModified }
  /// REFRESH-INTERVAL (RFC 7986, 5.7): the least time between two readings of it.
  public var refreshInterval: CalendarDuration? { details.values.refreshInterval }
  /// SOURCE (RFC 7986, 5.8): where programs read it anew.
  public var source: String? { details.values.source }
  /// COLOR (RFC 7986, 5.9), as it is; `identity` has the one to show.
  public var color: RGBColor? { details.values.color }
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] { details.values.images }
  /// All its own properties, in the file's order; also those above.
  public var properties: [Property] { details.values.properties }
  /// All but the identity: nothing, in many a calendar of a file that is nothing but heads.
  private let details: Details

  /// A calendar that says nothing of itself.
  init(identity: CalendarIdentity) {
    self.identity = identity
    details = .none
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
