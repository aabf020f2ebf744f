import CalendarModel

/// What a repair begins with: the components of the file, each made when it is asked for.
struct RepairSource {
  let lines: RepairedLines
  /// The lines to be kept as text, and the components of which the name is.
  private let demoting: LineSet

  var reader: LineReader { lines.reader }

  init(_ lines: RepairedLines, demoting: LineSet) {
    self.lines = lines
    self.demoting = demoting
  }

  /// A component with its own lines: those inside it are known by its node. O(*its lines*).
  func component(_ node: Int) -> RepairedComponent {
    let this = reader.nodes[node]
    let name = reader.name(ofNode: node)
    var component = RepairedComponent(
      name: name, node: node, number: reader.number(ofNode: node))
    if demoting.contains(component.number), this.kind != .calendar, !name.hasPrefix("X-DAYMARK-") {
      component.name = component.demotedName
    }
    if name.isEmpty || !ValueSyntax.isName(name) {
      component.name = Self.cleaned(component.name)
    }
    var line = Int(this.firstLine) + 1
    var child = node + 1
    let end = this.isClosed ? Int(this.endLine) - 1 : Int(this.endLine)
    while line < end {
      if child < Int(this.endNode), Int(reader.nodes[child].firstLine) == line {
        line = Int(reader.nodes[child].endLine)
        child = Int(reader.nodes[child].endNode)
        continue
      }
      let property = RepairedProperty(line: line, lines)
      let record = reader.lines[line]
      let isUnread =
        !record.flags.isDisjoint(with: [.malformed, .stray]) || record.kind == .end
        || record.kind == .begin
        || demoting.contains(property.number) && !property.isNamed(RepairedProperty.unreadName)
      component.properties.append(isUnread ? property.unread() : property)
      line += 1
    }
    return component
  }

  /// Writes a component, and all that is in it, as the file has them. O(*its lines*).
  func write(_ node: Int, _ append: RepairedComponent.Append) {
    let component = component(node)
    component.writeHead(append)
    for child in reader.children(of: node) { write(child, append) }
    component.writeEnd(append)
  }

  /// A name with hyphens for what can't stand in one.
  static func cleaned(_ name: String) -> String {
    let bytes = name.utf8.map { $0.isNameOctet ? $0 : UInt8(ascii: "-") }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty || text.allSatisfy { $0 == "-" } ? "X-DAYMARK-NAMELESS" : text
  }
}
