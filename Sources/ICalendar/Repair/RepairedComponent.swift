import CalendarModel

/// A component on its way to a valid file.
struct RepairedComponent {
  /// As it is written.
  var name: String
  /// The node that it was, or nil for a new one.
  var node: Int?
  /// The physical line of its BEGIN.
  var number: Int
  var properties = RepairedProperties()
  var components: [RepairedComponent] = []

  init(name: String, node: Int?, number: Int) {
    self.name = name
    self.node = node
    self.number = number
  }

  /// The name in upper case.
  var kind: String { name.uppercased() }

  /// Keeps the component without anyone reading it as what it was.
  ///
  /// What is in it is renamed as well: readers may know a property wherever it stands.
  mutating func demote() {
    name = "X-DAYMARK-\(kind)"
    properties = properties.replaced { repaired in
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

  func first(_ name: String) -> RepairedProperty? { properties.first { $0.isNamed(name) } }

  func has(_ name: String) -> Bool { first(name) != nil }

  /// Replaces the first property of a name.
  mutating func replace(_ name: String, with property: Property) {
    properties.replaceFirst(name) { $0.changed(to: property) }
  }

  /// Keeps the first property of a name as text.
  mutating func demote(_ name: String) {
    properties.replaceFirst(name) { $0.unread() }
  }

  /// Whether nothing in it was changed since it was `original`.
  func isAsRead(_ original: RepairedComponent) -> Bool {
    name == original.name && properties.areAsRead(original.properties)
      && components.count == original.components.count
      && zip(components, original.components).allSatisfy { $0.isAsRead($1) }
  }

  /// Appends it in canonical form: lines that are not changed as the file has them.
  func append(to output: inout [UInt8]) {
    appendHead(to: &output)
    for component in components { component.append(to: &output) }
    appendEnd(to: &output)
  }

  /// Appends its BEGIN and its properties.
  func appendHead(to output: inout [UInt8]) {
    LineFolding.append(Array("BEGIN:\(name)".utf8), to: &output)
    properties.forEachWritten { $0.append(to: &output) }
  }

  /// The bytes of its BEGIN and END, and of its properties. O(*those*).
  var headSize: Int {
    var line: [UInt8] = []
    LineFolding.append(Array("BEGIN:\(name)".utf8), to: &line)
    var size = 2 * line.count
    properties.forEachWritten { property in
      line.removeAll(keepingCapacity: true)
      property.append(to: &line)
      size += line.count
    }
    return size
  }

  /// Appends its END.
  func appendEnd(to output: inout [UInt8]) {
    LineFolding.append(Array("END:\(name)".utf8), to: &output)
  }
}
