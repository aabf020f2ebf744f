public import CalendarModel

extension Mark {
  /// The mark that a VEVENT, VJOURNAL or VTODO stands for; nil when it is not one that Daymark
  /// wrote for a mark, has no day that can be read, or is cancelled.
  ///
  /// What `Component(mark:daybook:)` wrote gives the same mark, octet for octet, and so do the
  /// other forms that `MarkExport` writes, unless its notes say otherwise. A note or tags that
  /// were changed in another calendar since are taken as they are now; a time of day that it
  /// put to the days is passed over. O(*octets*).
  public init?(component: Component) {
    guard let id = component.property(MarkProperty.id)?.exactText,
      component.property("STATUS")?.value.uppercased() != "CANCELLED",
      let days = MarkDaysReader.days(of: component)
    else { return nil }
    func exactText(_ name: String) -> String? { component.property(name)?.exactText }
    func instant(_ name: String) -> Instant? {
      component.property(name).flatMap { Self.instant($0.value) }
    }
    self.init(
      id: id, days: days, note: Self.note(of: component), mood: exactText(MarkProperty.mood),
      color: Self.color(of: component), sticker: Self.sticker(of: component),
      tags: Self.tags(of: component), category: exactText(MarkProperty.category),
      created: instant("CREATED"), modified: instant("LAST-MODIFIED"),
      sequence: max(component.property("SEQUENCE").flatMap { Int($0.value) } ?? 0, 0))
  }

  /// The mark that an event stands for; nil when it is not one that Daymark wrote for a mark.
  /// See `init(component:)`. O(*octets*) of a mark, O(*properties*) of anything else.
  public init?(event: Event) {
    guard event.otherProperties.contains(named: MarkProperty.id) else { return nil }
    self.init(component: Component(event: event))
  }

  private static func note(of component: Component) -> String? {
    let shown = component.property("DESCRIPTION").map { TextEscaping.unescape($0.value) }
      .flatMap { without(component.property(MarkProperty.addition)?.exactText, $0) }
    guard let exact = component.property(MarkProperty.note)?.exactText else { return shown }
    // The exact one holds as long as nobody has changed the one that is shown.
    return shown?.hasSameOctets(as: exact.asTextValue) ?? false ? exact : shown
  }

  /// The note without what was put after it; nil when nothing is left that was a note.
  private static func without(_ addition: String?, _ shown: String) -> String? {
    guard let added = addition?.asTextValue.utf8, !added.isEmpty,
      added.count <= shown.utf8.count, shown.utf8.suffix(added.count).elementsEqual(added)
    else { return shown }
    // Without a note, the addition begins at once.
    if added.count == shown.utf8.count, added.first != UInt8(ascii: "\n") { return nil }
    return String(decoding: shown.utf8.dropLast(added.count), as: UTF8.self)
  }

  private static func tags(of component: Component) -> [String] {
    let shown = component.properties.filter { $0.name.uppercased() == "CATEGORIES" }
      .flatMap { TextEscaping.unescapeList($0.value) }
    let exact = component.properties.filter { $0.name.uppercased() == MarkProperty.tag }
      .compactMap(\.exactText)
    // Empty tags may have been left out on the way.
    let left = shown.filter { !$0.isEmpty }
    let expected = exact.map(\.asTextValue).filter { !$0.isEmpty }
    let isUnchanged =
      left.count == expected.count && zip(left, expected).allSatisfy { $0.hasSameOctets(as: $1) }
    return isUnchanged && !exact.isEmpty ? exact : shown
  }

  private static func color(of component: Component) -> RGBColor? {
    for name in [MarkProperty.color, "COLOR"] {
      if let text = component.property(name)?.exactText, let color = RGBColor(parsing: text) {
        return color
      }
    }
    return nil
  }

  private static func sticker(of component: Component) -> Sticker? {
    if let emoji = component.property(MarkProperty.sticker)?.exactText { return .emoji(emoji) }
    let exactType = component.property(MarkProperty.stickerType)?.exactText
    for picture in component.properties where isPicture(picture, exactType: exactType) {
      guard let bytes = Base64.decode(picture.value) else { continue }
      let type = exactType ?? picture.parameter("FMTTYPE") ?? "application/octet-stream"
      return .image(bytes, mediaType: type)
    }
    return nil
  }

  /// Whether a property holds a picture: IMAGE, or ATTACH, as which it is written for Outlook.
  private static func isPicture(_ property: Property, exactType: String?) -> Bool {
    guard property.isBinary else { return false }
    switch property.name.uppercased() {
    case "IMAGE": return true
    case "ATTACH":
      let type = property.parameter("FMTTYPE")?.lowercased()
      return type?.hasPrefix("image/") ?? (exactType != nil)
    default: return false
    }
  }

  /// The instant of a DATE-TIME in UTC.
  private static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 8, let day = Day(parts[0]),
      parts[1].utf8.count == 7, parts[1].utf8.last == UInt8(ascii: "Z"),
      let number = Int(parts[1].dropLast()),
      let time = WallTime(
        day, hour: number / 10_000, minute: number / 100 % 100, second: number % 100)
    else { return nil }
    return Instant(utc: time)
  }
}

extension String {
  /// What is left of the text once a TEXT value has carried it.
  fileprivate var asTextValue: String { TextEscaping.unescape(TextEscaping.escape(self)) }

  /// Whether both are spelled alike. `==` takes an accented letter for its decomposition.
  fileprivate func hasSameOctets(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
