import CalendarModel

/// A component on its way to a valid file. Those inside it are made one at a time when their turn
/// comes: there may be a million.
struct RepairedComponent {
  /// What becomes of the components inside.
  enum Inner {
    case asRead, demoted
    case repaired(RepairSurroundings)
  }

  /// Gets what appends a line, or a few.
  typealias Append = ((inout [UInt8]) -> Void) -> Void

  /// As it is written.
  var name: String {
    didSet { kind = name.uppercased() }
  }
  /// The name in upper case.
  private(set) var kind: String
  /// The node that it was, or nil for a new one.
  let node: Int?
  /// The physical line of its BEGIN.
  let number: Int
  var properties = RepairedProperties()
  /// What becomes of those in its node.
  var inner = Inner.asRead
  /// The components inside a new one.
  var components: [RepairedComponent] = []

  init(name: String, node: Int?, number: Int) {
    self.name = name
    kind = name.uppercased()
    self.node = node
    self.number = number
  }

  /// Whether nobody reads it as anything: nothing in it is looked at.
  var isPrivate: Bool { kind.hasPrefix("X-") }

  /// The name under which nobody reads it as what it was.
  var demotedName: String { "X-DAYMARK-\(kind)" }

  /// Keeps the component without anyone reading it as what it was.
  ///
  /// What is in it is renamed as well: readers may know a property wherever it stands.
  mutating func demote() {
    name = demotedName
    properties = properties.replaced { repaired in
      guard !repaired.name.hasPrefix("X-") else { return repaired }
      var property = ParameterRepair.mended(repaired.property)
      for index in property.parameters.indices
      where property.parameters[index].name.uppercased() == "VALUE" {
        property.parameters[index].name = "X-DAYMARK-VALUE"
      }
      property.name = "X-DAYMARK-\(RepairSource.cleaned(repaired.name))"
      return repaired.changed(to: property)
    }
    inner = .demoted
  }

  func first(_ name: String) -> RepairedProperty? { properties.first(named: name) }

  func has(_ name: String) -> Bool { first(name) != nil }

  /// Replaces the first property of a name.
  mutating func replace(_ name: String, with property: Property) {
    properties.replaceFirst(name) { $0.changed(to: property) }
  }

  /// Keeps the first property of a name as text.
  mutating func demote(_ name: String) {
    properties.replaceFirst(name) { $0.unread() }
  }

  /// Whether nothing in its name and its properties was changed since it was `original`.
  func isAsRead(_ original: RepairedComponent) -> Bool {
    name == original.name && properties.areAsRead(original.properties)
  }

  /// Writes a new one in canonical form, with all that is in it.
  func write(_ append: Append) {
    writeHead(append)
    for component in components { component.write(append) }
    writeEnd(append)
  }

  /// Writes its BEGIN and its properties: lines that are not changed as the file has them.
  func writeHead(_ append: Append) {
    append { LineFolding.append(Array("BEGIN:\(name)".utf8), to: &$0) }
    properties.forEachWritten { property in append { property.append(to: &$0) } }
  }

  /// Writes its END.
  func writeEnd(_ append: Append) {
    append { LineFolding.append(Array("END:\(name)".utf8), to: &$0) }
  }

  /// The bytes of its BEGIN and END, and of its properties. O(*those*).
  var headSize: Int {
    var line: [UInt8] = []
    var size = 0
    func measure(_ body: (inout [UInt8]) -> Void) {
      line.removeAll(keepingCapacity: true)
      body(&line)
      size += line.count
    }
    writeHead(measure)
    writeEnd(measure)
    return size
  }
}
