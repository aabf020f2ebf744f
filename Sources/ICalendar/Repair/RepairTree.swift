import CalendarModel

/// A property on its way to a valid file.
struct RepairedProperty {
  var property: Property
  /// The line that it is, as the file has it; nil once it is changed.
  var line: Int?
  /// The line that it came from, for what becomes of it.
  var origin: Int?
  /// The physical line in the file.
  var number: Int

  /// A property that is new.
  init(_ property: Property, number: Int) {
    self.property = property
    self.number = number
  }

  /// A line of the file.
  init(line: Int, _ reader: LineReader) {
    property = reader.property(line)
    self.line = line
    origin = line
    number = Int(reader.lines[line].number)
  }

  var name: String { property.name.uppercased() }

  /// Another property in its place.
  func changed(to property: Property) -> RepairedProperty {
    var result = self
    result.property = property
    result.line = nil
    return result
  }

  /// X-DAYMARK-UNREAD, which holds the whole line as its text.
  func unread(_ reader: LineReader) -> RepairedProperty {
    let text =
      origin.map { line in reader.withLine(line) { String(decoding: $0, as: UTF8.self) } }
      ?? Self.text(property)
    return changed(to: Property(Self.unreadName, value: TextEscaping.escape(text)))
  }

  static let unreadName = "X-DAYMARK-UNREAD"

  private static func text(_ property: Property) -> String {
    var writer = ContentLineWriter()
    writer.write(property)
    var text: [UInt8] = []
    writer.bytes.withUnsafeBufferPointer {
      Fold.appendUnfolded($0, from: 0, to: max($0.count - 2, 0), onto: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A component on its way to a valid file.
struct RepairedComponent {
  /// As it is written.
  var name: String
  /// The node that it was, or nil for a new one.
  var node: Int?
  /// The physical line of its BEGIN.
  var number: Int
  var properties: [RepairedProperty] = []
  var components: [RepairedComponent] = []

  /// The name in upper case.
  var kind: String { name.uppercased() }

  /// Keeps the component without anyone reading it as what it was.
  ///
  /// What is in it is renamed as well: readers may know a property wherever it stands.
  mutating func demote() {
    name = "X-DAYMARK-\(kind)"
    properties = properties.map { repaired in
      guard !repaired.name.hasPrefix("X-") else { return repaired }
      var property = ParameterRepair.mended(repaired.property)
      for index in property.parameters.indices
      where property.parameters[index].name.uppercased() == "VALUE" {
        property.parameters[index].name = "X-DAYMARK-VALUE"
      }
      property.name = "X-DAYMARK-\(RepairTree.cleaned(repaired.name))"
      return repaired.changed(to: property)
    }
    for index in components.indices where !components[index].kind.hasPrefix("X-") {
      components[index].demote()
    }
  }

  func first(_ name: String) -> RepairedProperty? { properties.first { $0.name == name } }

  func has(_ name: String) -> Bool { first(name) != nil }

  /// Replaces the first property of a name.
  mutating func replace(_ name: String, with property: Property) {
    guard let index = properties.firstIndex(where: { $0.name == name }) else { return }
    properties[index] = properties[index].changed(to: property)
  }

  /// Keeps the first property of a name as text.
  mutating func demote(_ name: String, _ reader: LineReader) {
    guard let index = properties.firstIndex(where: { $0.name == name }) else { return }
    properties[index] = properties[index].unread(reader)
  }

  /// The same as a value.
  var component: Component {
    Component(
      name, properties: properties.map(\.property), components: components.map(\.component))
  }

  /// Appends it in canonical form: lines that are not changed as the file has them.
  func append(to output: inout [UInt8], _ reader: LineReader) {
    LineFolding.append(Array("BEGIN:\(name)".utf8), to: &output)
    for property in properties {
      if let line = property.line {
        reader.appendCanonical(line, to: &output)
      } else {
        var writer = ContentLineWriter()
        writer.write(property.property)
        output += writer.bytes
      }
    }
    for component in components { component.append(to: &output, reader) }
    LineFolding.append(Array("END:\(name)".utf8), to: &output)
  }
}

/// Makes the tree of a file's calendars: nothing is outside of one, and no line is none.
struct RepairTree {
  private(set) var calendars: [RepairedComponent] = []
  /// Whether a calendar had to be made.
  private let reader: LineReader
  private let demoting: Set<Int>

  init(_ reader: LineReader, demoting: Set<Int>) {
    self.reader = reader
    self.demoting = demoting
    var node = 0
    var line = 0
    var pending: [RepairedProperty] = []
    func takeLines(to end: Int) {
      while line < end {
        pending.append(RepairedProperty(line: line, reader).unread(reader))
        line += 1
      }
      if !calendars.isEmpty {
        calendars[calendars.count - 1].properties += pending
        pending = []
      }
    }
    while node < reader.nodes.count {
      let this = reader.nodes[node]
      takeLines(to: Int(this.firstLine))
      let component = component(node)
      if this.kind == .calendar {
        calendars.append(component)
      } else {
        if calendars.isEmpty {
          calendars.append(
            RepairedComponent(name: "VCALENDAR", node: nil, number: component.number))
        }
        calendars[calendars.count - 1].components.append(component)
      }
      if !pending.isEmpty {
        calendars[calendars.count - 1].properties += pending
        pending = []
      }
      line = Int(this.endLine)
      node = Int(this.endNode)
    }
    takeLines(to: reader.lines.count)
  }

  private func component(_ node: Int) -> RepairedComponent {
    let this = reader.nodes[node]
    let name = reader.name(ofNode: node)
    var component = RepairedComponent(
      name: name, node: node, number: Int(reader.lines[Int(this.firstLine)].number))
    let isSound = !name.isEmpty && ValueSyntax.isName(name)
    if demoting.contains(component.number), this.kind != .calendar, !name.hasPrefix("X-DAYMARK-") {
      component.demote()
    }
    if !isSound {
      component.name = Self.cleaned(component.name)
    }
    var line = Int(this.firstLine) + 1
    var child = node + 1
    let end = this.isClosed ? Int(this.endLine) - 1 : Int(this.endLine)
    while line < end {
      if child < Int(this.endNode), Int(reader.nodes[child].firstLine) == line {
        component.components.append(self.component(child))
        line = Int(reader.nodes[child].endLine)
        child = Int(reader.nodes[child].endNode)
        continue
      }
      let property = RepairedProperty(line: line, reader)
      let record = reader.lines[line]
      let isUnread =
        !record.flags.isDisjoint(with: [.malformed, .stray]) || record.kind == .end
        || record.kind == .begin
        || demoting.contains(property.number) && property.name != RepairedProperty.unreadName
      component.properties.append(isUnread ? property.unread(reader) : property)
      line += 1
    }
    return component
  }

  /// A name with hyphens for what can't stand in one.
  static func cleaned(_ name: String) -> String {
    let bytes = name.utf8.map { $0.isNameOctet ? $0 : UInt8(ascii: "-") }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty || text.allSatisfy { $0 == "-" } ? "X-DAYMARK-NAMELESS" : text
  }
}
