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
  /// All its own properties, in the file's order.
  public var properties: [Property]
}

extension CalendarHead {
  /// Reads the head of a node; `fallbackName` is for a calendar without a name.
  init(
    of node: Int, _ reader: LineReader, _ document: CalendarDocument, fallbackName: String
  ) {
    var names: (name: String?, wrName: String?)
    var colors: (color: RGBColor?, exact: RGBColor?, apple: RGBColor?)
    var method: String?
    var productID: String?
    var timeZone: String?
    var properties: [Property] = []
    reader.forEachOwnLine(of: node) { line in
      properties.append(reader.property(line))
      switch reader.lines[line].kind {
      case .name: names.name = names.name ?? reader.text(line)
      case .wrCalendarName: names.wrName = names.wrName ?? reader.text(line)
      case .color: colors.color = RGBColor(parsing: reader.text(line))
      case .exactColor: colors.exact = RGBColor(parsing: reader.text(line))
      case .appleCalendarColor: colors.apple = RGBColor(parsing: reader.text(line))
      case .method: method = reader.text(line).uppercased()
      case .productID: productID = reader.text(line)
      case .wrTimeZone: timeZone = reader.text(line)
      default: break
      }
    }
    let name = [names.name, names.wrName].compactMap { $0 }.first { !$0.isEmpty }
    self.init(
      identity: CalendarIdentity(
        name: name ?? fallbackName, color: colors.exact ?? colors.apple ?? colors.color,
        source: document.file),
      method: method, productID: productID, timeZone: timeZone, properties: properties)
  }
}
