import CalendarModel
import ICalendar

/// Writes jCal (RFC 7265, 3).
struct JCalWriter {
  private(set) var tally = LossTally()
  private var bytes: [UInt8] = []
  private let taker: TextTaker

  init(_ taker: TextTaker) {
    self.taker = taker
  }

  /// Writes so many components, those that `forEach` calls its body with.
  mutating func write<Written: ConvertedComponent>(
    _ count: Int, lines: [Int] = [], _ forEach: ((Written) -> Void) -> Void
  ) {
    tally.take(lines: lines)
    if count == 1 {
      forEach { write($0, depth: 0) }
    } else {
      bytes.append(UInt8(ascii: "["))
      var isFirst = true
      forEach { component in
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        breakLine(1)
        write(component, depth: 1)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "\n"))
    taker.passOn(&bytes)
  }

  private mutating func write(_ component: some ConvertedComponent, depth: Int) {
    tally.enterComponent()
    if let line = component.knownLine { tally.line = line }
    bytes.append(UInt8(ascii: "["))
    JSONText.append(component.name.canonicalName.asciiLowercased, to: &bytes)
    bytes += ",".utf8
    breakLine(depth + 1)
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    component.forEachPassingProperty { property in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      breakLine(depth + 2)
      write(&property)
    }
    bytes += "],".utf8
    breakLine(depth + 1)
    bytes.append(UInt8(ascii: "["))
    isFirst = true
    component.forEachComponent { inner in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      breakLine(depth + 2)
      write(inner, depth: depth + 2)
    }
    bytes += "]]".utf8
    taker.passOnIfLong(&bytes)
  }

  private mutating func write(_ property: inout Property) {
    let facts = PropertyFacts(property)
    let typed = TypedLine(taking: &property)
    tally.count(facts, readAs: typed)
    bytes.append(UInt8(ascii: "["))
    JSONText.append(typed.name.asciiLowercased, to: &bytes)
    bytes += ",{".utf8
    var isFirst = true
    for parameter in typed.parameters {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(parameter)
    }
    bytes += "},".utf8
    JSONText.append(typed.type.rawValue, to: &bytes)
    typed.forEachValue { value in
      bytes.append(UInt8(ascii: ","))
      write(value)
      taker.passOnIfLong(&bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ parameter: Property.Parameter) {
    JSONText.append(parameter.name.asciiLowercased, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    let isList = parameter.valueCount != 1
    if isList { bytes.append(UInt8(ascii: "[")) }
    var isFirst = true
    parameter.forEachValue { value in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      JSONText.append(value, to: &bytes)
      taker.passOnIfLong(&bytes)
    }
    if isList { bytes.append(UInt8(ascii: "]")) }
  }

  private mutating func write(_ value: TypedValue) {
    switch value {
    case .text(let text): JSONText.append(text, to: &bytes)
    case .number(let digits): bytes += digits.utf8
    case .boolean(let bool): bytes += (bool ? "true" : "false").utf8
    case .parts(let parts): write(parts)
    case .rule(let parts):
      bytes.append(UInt8(ascii: "{"))
      for (index, part) in parts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(part.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if part.values.count == 1 { write(part.values[0]) } else { write(part.values) }
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ values: [TypedValue]) {
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(value)
      taker.passOnIfLong(&bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func breakLine(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth)
  }
}
