public import CalendarModel

extension Mark {
  /// The mark that a VEVENT stands for; nil when it is not one that Daymark wrote for a mark,
  /// or has no day that can be read.
  ///
  /// What `Component(mark:daybook:)` wrote gives the same mark, octet for octet. A note or
  /// tags that were changed in another calendar since are taken as they are now; a time of
  /// day that it put to the days is passed over. O(*octets*).
  public init?(component: Component) {
    guard component.name.uppercased() == "VEVENT",
      let id = component.property(MarkProperty.id)?.exactText,
      let first = component.property("DTSTART").flatMap(Self.day)
    else { return nil }
    func exactText(_ name: String) -> String? { component.property(name)?.exactText }
    func instant(_ name: String) -> Instant? {
      component.property(name).flatMap { Self.instant($0.value) }
    }
    self.init(
      id: id, days: first..<max(Self.end(of: component, from: first), first.advanced(by: 1)),
      note: Self.note(of: component), mood: exactText(MarkProperty.mood),
      color: Self.color(of: component), sticker: Self.sticker(of: component),
      tags: Self.tags(of: component), category: exactText(MarkProperty.category),
      created: instant("CREATED"), modified: instant("LAST-MODIFIED"),
      sequence: max(component.property("SEQUENCE").flatMap { Int($0.value) } ?? 0, 0))
  }

  /// The mark that an event stands for; nil when it is not one that Daymark wrote for a mark.
  /// See `init(component:)`. O(*octets*).
  public init?(event: Event) {
    self.init(component: Component(event: event))
  }

  private static func note(of component: Component) -> String? {
    let shown = component.property("DESCRIPTION").map { TextEscaping.unescape($0.value) }
    guard let exact = component.property(MarkProperty.note)?.exactText else { return shown }
    // The exact one holds as long as nobody has changed the one that is shown.
    return shown?.hasSameOctets(as: exact.asTextValue) ?? false ? exact : shown
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
    guard let image = component.property("IMAGE"), image.isBinary,
      let bytes = Base64.decode(image.value)
    else { return nil }
    let exactType = component.property(MarkProperty.stickerType)?.exactText
    return .image(
      bytes,
      mediaType: exactType ?? image.parameter("FMTTYPE") ?? "application/octet-stream")
  }

  /// The day after the last one.
  private static func end(of component: Component, from first: Day) -> Day {
    if let property = component.property("DTEND"), let day = day(of: property) {
      // A DATE-TIME within a day still touches that day.
      let time = property.value.split(separator: "T").dropFirst().first ?? "000000"
      return time.hasPrefix("000000") ? day : day.advanced(by: 1)
    }
    let duration = component.property("DURATION").flatMap { wholeDays($0.value) }
    return first.advanced(by: duration ?? 1)
  }

  /// The days of a DURATION of days or weeks alone.
  private static func wholeDays(_ text: String) -> Int? {
    guard text.first == "P", let unit = text.last, let count = Int(text.dropFirst().dropLast()),
      (1...4_000_000).contains(count)
    else { return nil }
    switch unit {
    case "D": return count
    case "W": return count * 7
    default: return nil
    }
  }

  /// The day of a DATE, or of a DATE-TIME.
  private static func day(of property: Property) -> Day? {
    Day(property.value.prefix { $0 != "T" })
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
