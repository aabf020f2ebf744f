public import CalendarModel

extension DocumentComponent {
  /// A component with those properties only by which people know it: what it is called, and when
  /// it takes place. O(its lines), in the memory of these: an event may have millions of others.
  var heading: Component {
    var heading = Component(name)
    forEachPassingProperty { property in
      if Component.headingNames.contains(property.name.canonicalName) {
        heading.properties.append(property)
      }
    }
    return heading
  }
}

extension StoredComponent {
  /// The component with SUMMARY, DTSTART and DUE alone, by which people know it. O(its lines).
  public var heading: Component {
    if let source = unchangedSource { return source.heading }
    var heading = component
    heading.properties.removeAll { !Component.headingNames.contains($0.name.canonicalName) }
    heading.components = []
    return heading
  }

  /// How many properties it has. O(its lines).
  var propertyCount: Int {
    guard let source = unchangedSource else { return component.properties.count }
    var count = 0
    source.document.withReader { reader in
      reader.forEachOwnLine(of: source.node) { _ in count += 1 }
    }
    return count
  }
}

extension Component {
  fileprivate static let headingNames: Set<String> = ["SUMMARY", "DTSTART", "DUE"]
  /// SUMMARY as text, or nil where there is none or it is empty. O(*properties*).
  public var title: String? {
    let text = property("SUMMARY").map { TextEscaping.unescape($0.value) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// DTSTART, or DUE of a task without it, as it stands; nil where there is none that can be
  /// read. O(*properties*).
  public var statedStart: CalendarTime? {
    guard let property = property("DTSTART") ?? property("DUE"),
      let time = TimeValue(property.value)?.time
    else { return nil }
    if property.parameter("VALUE")?.uppercased() == "DATE" { return .date(time.wallTime.day) }
    guard case .floating(let wallTime) = time, let zone = property.parameter("TZID") else {
      return time
    }
    return .zoned(wallTime, zone: zone)
  }
}

extension Property {
  /// The content line, unfolded and without its line end. O(*octets*).
  public var contentLine: String {
    var writer = ContentLineWriter()
    writer.write(self)
    var unfolded: [UInt8] = []
    let bytes = writer.bytes
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0D {
        // CR, LF, and the space of a fold.
        index += 3
      } else {
        unfolded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: unfolded, as: UTF8.self)
  }
}
