import CalendarModel
import ICalendar

/// Writes jCal (RFC 7265, 3).
struct JCalWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var tally = LossTally()

  /// Makes room for what a file becomes. Room that is not used costs nothing; to move a large
  /// text costs its size.
  mutating func reserve(for file: CalendarFile) {
    bytes.reserveCapacity(4 * file.document.serialized(.preserving).count)
  }

  mutating func write(_ components: [some ConvertedComponent], lines: [Int] = []) {
    tally.take(lines: lines)
    if components.count == 1 {
      write(components[0], depth: 0)
    } else {
      bytes.append(UInt8(ascii: "["))
      for (index, component) in components.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        breakLine(1)
        write(component, depth: 1)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "\n"))
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
    component.forEachProperty { property in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      breakLine(depth + 2)
      write(property)
    }
    bytes += "],".utf8
    breakLine(depth + 1)
    bytes.append(UInt8(ascii: "["))
    for (index, inner) in component.components.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 2)
      write(inner, depth: depth + 2)
    }
    bytes += "]]".utf8
  }

  private mutating func write(_ property: Property) {
    let typed = TypedProperty(property)
    tally.count(property, readAs: typed)
    bytes.append(UInt8(ascii: "["))
    JSONText.append(typed.name.asciiLowercased, to: &bytes)
    bytes += ",{".utf8
    for (index, parameter) in typed.parameters.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(parameter.name.asciiLowercased, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      let isList = parameter.values.count != 1
      if isList { bytes.append(UInt8(ascii: "[")) }
      for (index, value) in parameter.values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.append(value, to: &bytes)
      }
      if isList { bytes.append(UInt8(ascii: "]")) }
    }
    bytes += "},".utf8
    JSONText.append(typed.type.rawValue, to: &bytes)
    for value in typed.values {
      bytes.append(UInt8(ascii: ","))
      if case .text(let text) = value {
        JSONText.append(text, to: &bytes)
      } else {
        Self.tree(value).write(to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func breakLine(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth)
  }

  private static func tree(_ value: TypedValue) -> JSONTree {
    switch value {
    case .text(let text): .string(text)
    case .number(let digits): .number(digits)
    case .boolean(let bool): .bool(bool)
    case .parts(let parts): .array(parts.map(tree))
    case .rule(let parts):
      .object(
        parts.map { part in
          JSONTree.Member(
            key: part.name,
            value: part.values.count == 1
              ? tree(part.values[0]) : .array(part.values.map(tree)))
        })
    }
  }
}
