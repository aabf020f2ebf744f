import CalendarModel
import ICalendar

/// Reads jCal (RFC 7265, 3).
struct JCalReader {
  private var scanner: JSONScanner
  private(set) var tally = LossTally()

  init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  /// The calendars of the text.
  mutating func components() throws(InterchangeError) -> [Component] {
    var components: [Component] = []
    var tally = tally
    var isSingle: Bool?
    var single = Component("")
    var position = 0
    try scanner.array { scanner throws(InterchangeError) in
      let isFirst = isSingle == nil
      let isScalar = try scanner.kind() == .scalar
      // `["vcalendar", [...], [...]]` is one, `[[...], [...]]` several; some programs write
      // `["icalendar", [...], [...]]` for those.
      if isFirst && isScalar {
        single.name = try scanner.string().canonicalName
        isSingle = single.name != "ICALENDAR"
        position = 1
        return
      }
      if isFirst { isSingle = false }
      if isSingle == true {
        try Self.part(position, of: &single, &scanner, &tally, depth: 1)
        position += 1
      } else {
        components.append(try Self.component(&scanner, &tally, depth: 1))
      }
    }
    try scanner.end()
    self.tally = tally
    return isSingle == true ? [single] : components
  }

  private static func component(
    _ scanner: inout JSONScanner, _ tally: inout LossTally, depth: Int
  ) throws(InterchangeError) -> Component {
    guard depth <= InterchangeError.depthLimit else {
      throw scanner.error("components are nested too deep")
    }
    var component = Component("")
    var position = 0
    try scanner.array { scanner throws(InterchangeError) in
      try part(position, of: &component, &scanner, &tally, depth: depth)
      position += 1
    }
    guard position > 0 else { throw scanner.error("a component has no name") }
    return component
  }

  /// Reads the name, the properties or the components of a component.
  private static func part(
    _ position: Int, of component: inout Component, _ scanner: inout JSONScanner,
    _ tally: inout LossTally, depth: Int
  ) throws(InterchangeError) {
    switch position {
    case 0:
      component.name = try scanner.string().canonicalName
    case 1:
      var properties: [Property] = []
      try scanner.array { scanner throws(InterchangeError) in
        properties.append(try property(&scanner, &tally))
      }
      component.properties = properties
    case 2:
      var components: [Component] = []
      try scanner.array { scanner throws(InterchangeError) in
        components.append(try self.component(&scanner, &tally, depth: depth + 1))
      }
      component.components = components
    default:
      throw scanner.error("a component has more than a name, properties and components")
    }
  }

  private static func property(
    _ scanner: inout JSONScanner, _ tally: inout LossTally
  ) throws(InterchangeError) -> Property {
    let line = scanner.line
    var name = ""
    var parameters: [Property.Parameter] = []
    var type = ValueType.unknown
    var values: [TypedValue] = []
    var position = 0
    try scanner.array { scanner throws(InterchangeError) in
      switch position {
      case 0: name = try scanner.string()
      case 1:
        try scanner.object { scanner, key throws(InterchangeError) in
          parameters.append(Property.Parameter(key, try texts(&scanner)))
        }
      case 2: type = ValueType(rawValue: try scanner.string().asciiLowercased)
      default: values.append(try value(&scanner, type))
      }
      position += 1
    }
    guard position > 3 else {
      throw InterchangeError(line: line, "a property has no name, parameters, type and value")
    }
    return tally.property(
      TypedProperty(name, parameters: parameters, type: type, values: values), line)
  }

  /// The values of a parameter: one text, or an array of them.
  private static func texts(
    _ scanner: inout JSONScanner
  ) throws(InterchangeError) -> [String] {
    guard try scanner.kind() == .array else { return [text(try scanner.scalar())] }
    var texts: [String] = []
    try scanner.array { scanner throws(InterchangeError) in
      texts.append(text(try scanner.scalar()))
    }
    return texts
  }

  private static func text(_ scalar: JSONScanner.Scalar) -> String {
    switch scalar {
    case .string(let text), .number(let text): text
    case .bool(let bool): bool ? "TRUE" : "FALSE"
    case .null: ""
    }
  }

  private static func value(
    _ scanner: inout JSONScanner, _ type: ValueType
  ) throws(InterchangeError) -> TypedValue {
    switch try scanner.kind() {
    case .scalar: return TypedValue(try scanner.scalar(), type)
    case .array:
      var parts: [TypedValue] = []
      try scanner.array { scanner throws(InterchangeError) in
        parts.append(TypedValue(try scanner.scalar(), type))
      }
      return .parts(parts)
    case .object:
      var parts: [TypedValue.RulePart] = []
      try scanner.object { scanner, key throws(InterchangeError) in
        var values: [TypedValue] = []
        if try scanner.kind() == .array {
          try scanner.array { scanner throws(InterchangeError) in
            values.append(TypedValue(try scanner.scalar(), .recur))
          }
        } else {
          values = [TypedValue(try scanner.scalar(), .recur)]
        }
        parts.append(TypedValue.RulePart(key.asciiLowercased, values))
      }
      return .rule(parts)
    }
  }
}

extension TypedValue {
  fileprivate init(_ scalar: JSONScanner.Scalar, _ type: ValueType) {
    switch scalar {
    case .string(let text):
      guard type == .period else {
        self = .text(text)
        break
      }
      // `start/end`, as drafts of RFC 7265 had periods.
      let ends = text.split(separator: "/", omittingEmptySubsequences: false)
      self = ends.count == 2 ? .parts(ends.map { .text(String($0)) }) : .text(text)
    case .number(let digits):
      self = .number(Self.plain(digits))
    case .bool(let bool): self = .boolean(bool)
    case .null: self = .text("")
    }
  }

  /// A number without an exponent, which iCalendar has not.
  private static func plain(_ digits: String) -> String {
    guard digits.contains(where: { $0 == "e" || $0 == "E" }), let number = Double(digits),
      number.isFinite
    else { return digits }
    if number == number.rounded(), number.magnitude < 1e15 { return String(Int(number)) }
    let shortest = number.description
    return shortest.contains("e") ? digits : shortest
  }
}
