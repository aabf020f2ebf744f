import CalendarModel
import ICalendar

/// Writes xCal (RFC 6321, 3).
struct XCalWriter {
  private(set) var tally = LossTally()
  private var bytes: [UInt8] = []
  private let taker: TextTaker
  /// No honest file has more names.
  private static let mostElements = 1_000
  /// The elements of names that need no escapes; there are few, but each stands often.
  private var elements: [String: String] = [:]

  init(_ taker: TextTaker) {
    self.taker = taker
  }

  /// Writes the components that `forEach` calls its body with.
  mutating func write<Written: ConvertedComponent>(
    lines: [Int] = [], _ forEach: ((Written) -> Void) -> Void
  ) {
    bytes += #"<?xml version="1.0" encoding="utf-8"?>"#.utf8
    breakLine(0)
    bytes += "<icalendar xmlns=\"\(XCal.namespace)\">".utf8
    tally.take(lines: lines)
    forEach { write($0, depth: 1) }
    breakLine(0)
    bytes += "</icalendar>\n".utf8
    taker.passOn(&bytes)
  }

  private mutating func write(_ component: some ConvertedComponent, depth: Int) {
    tally.enterComponent()
    if let line = component.knownLine { tally.line = line }
    let name = element(component.name.canonicalName)
    breakLine(depth)
    open(name)
    var hasProperties = false
    component.forEachPassingProperty { property in
      if !hasProperties {
        breakLine(depth + 1)
        open("properties")
      }
      hasProperties = true
      breakLine(depth + 2)
      write(&property)
    }
    if hasProperties {
      breakLine(depth + 1)
      close("properties")
    }
    var hasComponents = false
    component.forEachComponent { inner in
      if !hasComponents {
        breakLine(depth + 1)
        open("components")
      }
      hasComponents = true
      write(inner, depth: depth + 2)
    }
    if hasComponents {
      breakLine(depth + 1)
      close("components")
    }
    breakLine(depth)
    close(name)
    taker.passOnIfLong(&bytes)
  }

  private mutating func write(_ property: inout Property) {
    let facts = PropertyFacts(property)
    let typed = TypedLine(taking: &property)
    tally.count(facts, readAs: typed)
    let name = element(typed.name)
    open(name)
    if !typed.parameters.isEmpty {
      open("parameters")
      for parameter in typed.parameters { write(parameter) }
      close("parameters")
    }
    typed.forEachValue { write($0, typed) }
    close(name)
  }

  private mutating func write(_ parameter: Property.Parameter) {
    let name = element(parameter.name)
    open(name)
    let type = ParameterDefinition.of(parameter.name)?.type ?? .unknown
    parameter.forEachValue { value in
      if type == .boolean {
        let isBoolean = value == "TRUE" || value == "FALSE"
        write(isBoolean ? "boolean" : "text", isBoolean ? value.asciiLowercased : value)
      } else {
        write(type.rawValue, value)
      }
    }
    close(name)
  }

  private mutating func write(_ value: TypedValue, _ property: TypedLine) {
    let type = element(property.type.rawValue)
    switch value {
    case .text(let text): write(type, text)
    case .number(let digits): write(type, digits)
    case .boolean(let bool): write(type, bool ? "true" : "false")
    case .parts(let parts):
      switch property.name {
      case "GEO": write(parts, as: ["latitude", "longitude"])
      case "REQUEST-STATUS": write(parts, as: ["code", "description", "data"])
      default:
        open(type)
        let end = if case .text(let text)? = parts.last { text } else { "" }
        let isDuration = end.hasPrefix("P") || end.hasPrefix("-")
        write(parts, as: ["start", isDuration ? "duration" : "end"])
        close(type)
      }
    case .rule(let parts):
      open(type)
      for part in TypedValue.ordered(parts) {
        let name = element(part.name)
        for value in part.values { writePart(value, as: name) }
      }
      close(type)
    }
  }

  private mutating func write(_ parts: [TypedValue], as names: [String]) {
    for (part, name) in zip(parts, names) { writePart(part, as: name) }
  }

  private mutating func writePart(_ part: TypedValue, as name: String) {
    switch part {
    case .text(let text): write(name, text)
    case .number(let digits): write(name, digits)
    case .boolean, .parts, .rule: break
    }
  }

  private mutating func write(_ name: String, _ text: String) {
    open(name)
    if !appendPlain(text), XMLText.append(text, to: &bytes) {
      tally.count(
        .xmlCharacter, example: String(text.prefix(40)), action: "U+FFFD written in its place")
    }
    close(name)
    taker.passOnIfLong(&bytes)
  }

  /// Appends a text in which no character needs care; false, and nothing, for any other.
  private mutating func appendPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { octets in
      // U+FFFE and U+FFFF begin with EF.
      for byte in octets
      where byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
        || byte == UInt8(ascii: ">") || byte == 0xEF
      {
        return false
      }
      bytes.append(contentsOf: octets)
      return true
    }
  }

  /// The element that stands for a name of iCalendar.
  private mutating func element(_ name: String) -> String {
    if let known = elements[name] { return known }
    let lower = name.asciiLowercased
    let element = XMLText.elementName(lower)
    if element != lower {
      tally.count(.escapedName, example: name, action: "written as \(element)")
    } else if elements.count < Self.mostElements {
      elements[name] = element
    }
    return element
  }

  private mutating func open(_ name: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ name: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes += name.utf8
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func breakLine(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
