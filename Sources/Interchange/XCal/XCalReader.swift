import CalendarModel
import ICalendar

/// Reads xCal (RFC 6321, 3).
struct XCalReader: ~Copyable {
  private var scanner: XMLScanner
  private(set) var tally = LossTally()

  /// The most different parts of a rule. RFC 5545 and RFC 7529 have 16.
  private static let partLimit = 64
  /// The most parameters of a property, which takes time in the square of them.
  private static let parameterLimit = 1000

  init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
  }

  /// The calendars of the text.
  mutating func components() throws(InterchangeError) -> [Component] {
    guard let root = try nextChild() else { throw scanner.error("there is no element") }
    var components: [Component] = []
    if root == "icalendar" {
      while let name = try nextChild() {
        components.append(try component(name, depth: 1))
      }
    } else if root == "vcalendar" {
      components = [try component(root, depth: 1)]
    } else {
      throw scanner.error("the element \(root.prefix(40)) is not icalendar")
    }
    while try scanner.next() != nil {}
    return components
  }

  /// Goes on to the next element of xCal in the one that is open, and gives its name in
  /// lower case; nil at the end of the open one. Others are passed, and counted.
  private mutating func nextChild() throws(InterchangeError) -> String? {
    while let event = try scanner.next() {
      switch event {
      case .end: return nil
      case .text(let text):
        if text.utf8.contains(where: { $0 > 0x20 }) { countForeign("text between elements") }
      case .start(let name, let namespace):
        // Programs that leave out the namespace mean this one.
        if namespace == XCal.namespace || namespace.isEmpty { return name.asciiLowercased }
        countForeign(name)
        try skip()
      }
    }
    return nil
  }

  private mutating func countForeign(_ what: String) {
    tally.line = scanner.line
    tally.count(.foreignElement, String(what.prefix(40)), action: "left out")
  }

  /// Passes the rest of the open element. No deeper calls for deeper elements.
  private mutating func skip() throws(InterchangeError) {
    var depth = 1
    while depth > 0, let event = try scanner.next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }

  private mutating func component(
    _ element: String, depth: Int
  ) throws(InterchangeError) -> Component {
    guard depth <= InterchangeError.depthLimit else {
      throw scanner.error("components are nested too deep")
    }
    let name = XMLText.name(ofElement: element)
    var component = Component(name.canonicalName)
    while let part = try nextChild() {
      switch part {
      case "properties":
        while let name = try nextChild() { component.properties.append(try property(name)) }
      case "components":
        while let name = try nextChild() {
          component.components.append(try self.component(name, depth: depth + 1))
        }
      default:
        countForeign(part)
        try skip()
      }
    }
    return component
  }

  private mutating func property(_ element: String) throws(InterchangeError) -> Property {
    let line = scanner.line
    let name = XMLText.name(ofElement: element)
    var parameters: [Property.Parameter] = []
    var type: ValueType?
    var values: [TypedValue] = []
    var parts: [TypedValue] = []
    while let child = try nextChild() {
      switch (name, child) {
      case (_, "parameters"):
        while let name = try nextChild() {
          guard parameters.count < Self.parameterLimit else {
            throw scanner.error("a property has too many parameters")
          }
          parameters.append(try parameter(name))
        }
      case ("geo", "latitude"), ("geo", "longitude"):
        parts.append(number(try text()))
      case ("request-status", "code"), ("request-status", "description"),
        ("request-status", "data"):
        parts.append(.text(try text()))
      default:
        let found = ValueType(rawValue: XMLText.name(ofElement: child))
        if let type, type != found { countForeign("a value of another type than the one before") }
        type = type ?? found
        values.append(try value(found))
      }
    }
    if !parts.isEmpty {
      type = type ?? (name == "geo" ? .float : .text)
      values.insert(.parts(parts), at: 0)
    }
    return tally.property(
      TypedProperty(name, parameters: parameters, type: type ?? .unknown, values: values), line)
  }

  private mutating func parameter(
    _ element: String
  ) throws(InterchangeError) -> Property.Parameter {
    var values: [String] = []
    while let type = try nextChild() {
      let text = try text()
      values.append(type == "boolean" ? text.asciiUppercased : text)
    }
    return Property.Parameter(XMLText.name(ofElement: element), values)
  }

  private mutating func value(_ type: ValueType) throws(InterchangeError) -> TypedValue {
    switch type {
    case .recur:
      var parts: [TypedValue.RulePart] = []
      var places: [String: Int] = [:]
      while let element = try nextChild() {
        let name = XMLText.name(ofElement: element)
        let value = TypedValue.text(try text())
        if let place = places[name] {
          parts[place].values.append(value)
        } else {
          guard parts.count < Self.partLimit else {
            throw scanner.error("a rule has too many parts")
          }
          places[name] = parts.count
          parts.append(TypedValue.RulePart(name, [value]))
        }
      }
      return .rule(parts)
    case .period:
      var ends: [TypedValue] = []
      while try nextChild() != nil { ends.append(.text(try text())) }
      return .parts(ends)
    case .boolean:
      let text = try text()
      return ["true", "1"].contains(text)
        ? .boolean(true) : ["false", "0"].contains(text) ? .boolean(false) : .text(text)
    case .integer, .float: return number(try text())
    case .date, .dateTime, .time, .utcOffset, .duration, .binary:
      return .text(Self.trimmed(try text()))
    default: return .text(try text())
    }
  }

  private func number(_ text: String) -> TypedValue { .number(Self.trimmed(text)) }

  /// The text of the open element, up to its end. Elements in it are passed, and counted.
  private mutating func text() throws(InterchangeError) -> String {
    var text = ""
    while let event = try scanner.next() {
      switch event {
      case .end: return text
      case .text(let piece): text += piece
      case .start(let name, _):
        countForeign(name)
        try skip()
      }
    }
    return text
  }

  private static func trimmed(_ text: String) -> String {
    var octets = Array(text.utf8)[...]
    while let last = octets.last, last <= 0x20 { octets = octets.dropLast() }
    return String(decoding: octets.drop { $0 <= 0x20 }, as: UTF8.self)
  }
}
