public import CalendarModel

/// What a VCALENDAR says of itself as a whole.
public struct CalendarHead: Hashable, Sendable {
  /// Its name, colour and file.
  public var identity: CalendarIdentity
  /// METHOD in upper case (RFC 5546), or nil.
  public var method: String?
  /// PRODID: the program that wrote it.
  public var productID: String?
  /// X-WR-TIMEZONE, or nil.
  public var timeZone: String?
  /// UID (RFC 7986, 5.3), or nil.
  public var uid: String?
  /// NAME (RFC 7986, 5.1), one for each language; X-WR-CALNAME is in `identity` alone.
  public var names: [String] = []
  /// DESCRIPTION (RFC 7986, 5.2), one for each language; X-WR-CALDESC where there is none.
  public var descriptions: [String] = []
  /// URL (RFC 7986, 5.5): where people find the calendar.
  public var url: String?
  /// CATEGORIES (RFC 7986, 5.6) of all such properties.
  public var categories: [String] = []
  /// LAST-MODIFIED (RFC 7986, 5.4).
  public var lastModified: Instant?
  /// REFRESH-INTERVAL (RFC 7986, 5.7): the least time between two readings of it.
  public var refreshInterval: CalendarDuration?
  /// SOURCE (RFC 7986, 5.8): where programs read it anew.
  public var source: String?
  /// COLOR (RFC 7986, 5.9), as it is; `identity` has the one to show.
  public var color: RGBColor?
  /// IMAGE (RFC 7986, 5.10).
  public var images: [CalendarImage] = []
  /// All its own properties, in the file's order; also those above.
  public var properties: [Property]
}

extension CalendarHead {
  /// Reads the head of a node; `fallbackName` is for a calendar without a name.
  init(
    of node: Int, _ reader: LineReader, _ document: CalendarDocument, fallbackName: String
  ) {
    self.init(
      identity: CalendarIdentity(name: fallbackName, source: document.file), properties: [])
    var wrName: String?
    var wrDescription: String?
    var colors: (exact: RGBColor?, apple: RGBColor?)
    reader.forEachOwnLine(of: node) { line in
      let property = reader.property(line)
      properties.append(property)
      switch reader.lines[line].kind {
      case .name: names.append(reader.text(line))
      case .wrCalendarName: wrName = wrName ?? reader.text(line)
      case .color: color = RGBColor(parsing: reader.text(line))
      case .exactColor: colors.exact = RGBColor(parsing: reader.text(line))
      case .appleCalendarColor: colors.apple = RGBColor(parsing: reader.text(line))
      case .method: method = reader.text(line).uppercased()
      case .productID: productID = reader.text(line)
      case .wrTimeZone: timeZone = reader.text(line)
      case .uid: uid = uid ?? reader.uid(line)
      case .description: descriptions.append(reader.text(line))
      case .url: url = url ?? reader.value(of: line)
      case .categories: categories += reader.textList(line)
      case .lastModified:
        lastModified = reader.instant(line)
      case .refreshInterval: refreshInterval = DurationValue(property.value)?.duration
      case .source: source = source ?? property.value
      case .image: if let image = CalendarImage(property) { images.append(image) }
      default:
        if property.name.uppercased() == "X-WR-CALDESC" {
          wrDescription = wrDescription ?? reader.text(line)
        }
      }
    }
    if descriptions.isEmpty, let wrDescription { descriptions = [wrDescription] }
    identity.name =
      [names.first, wrName].compactMap { $0 }.first { !$0.isEmpty } ?? fallbackName
    identity.color = colors.exact ?? colors.apple ?? color
  }
}
