import CalendarModel

/// A calendar that is repaired: its own properties, and what stands in it.
struct RepairedCalendar {
  /// VCALENDAR, without what stands in it.
  var head: RepairedComponent
  var parts: [RepairedPart] = []
  /// METHOD in upper case, as the file has it.
  var method: String?
  /// UID, as the file has it.
  var uid: String?
  /// The zones that its times name, each with the first of them.
  var zones: [String: Instant] = [:]
  /// Whether some of those may be named no longer.
  var hasLostZones = false

  /// What those in it are in.
  var surroundings: RepairSurroundings {
    RepairSurroundings(head, method: method, uid: uid)
  }
}

/// What a component that is repaired stands in.
struct RepairSurroundings {
  /// The name of the component around it, in upper case.
  let kind: String
  /// SUMMARY of that.
  let summary: String?
  let method: String?
  /// The UID of that, or of what it is in.
  let uid: String?

  init(_ component: RepairedComponent, method: String?, uid: String?) {
    kind = component.kind
    summary = component.first("SUMMARY")?.property.value
    self.method = method
    self.uid = uid
  }
}

/// A component that stands directly in a calendar that is repaired.
struct RepairedPart {
  /// What a UID can have two of.
  enum Kind: UInt8 {
    case event, todo, journal, zone, other

    /// - Parameter name: in upper case.
    init(_ name: String) {
      switch name {
      case "VEVENT": self = .event
      case "VTODO": self = .todo
      case "VJOURNAL": self = .journal
      case "VTIMEZONE": self = .zone
      default: self = .other
      }
    }

    /// Whether no two of one UID may be.
    var hasUID: Bool { self == .event || self == .todo || self == .journal }
  }

  /// The node that it was.
  let node: Int32
  var kind = Kind.other
  /// Whether it has a RECURRENCE-ID.
  var isOverride = false
  /// Whether a time in it has a zone.
  var isZoned = false
  /// A hash of its UID.
  var uidHash = 0
  /// Its lines; nil where they are those of its node.
  var text: [UInt8]?
}

/// Makes the tree of a file's calendars: nothing is outside of one, and no line is none.
/// Components are made one at a time.
struct RepairTree {
  private(set) var calendars: [RepairedCalendar] = []
  private let lines: RepairedLines
  private let demoting: LineSet

  private var reader: LineReader { lines.reader }

  init(_ lines: RepairedLines, demoting: LineSet) {
    self.lines = lines
    self.demoting = demoting
    var node = 0
    var line = 0
    var pending = RepairedProperties()
    func takeLines(to end: Int) {
      while line < end {
        pending.append(RepairedProperty(line: line, lines).unread())
        line += 1
      }
      if !calendars.isEmpty {
        calendars[calendars.count - 1].head.properties += pending
        pending = RepairedProperties()
      }
    }
    while node < reader.nodes.count {
      let this = reader.nodes[node]
      takeLines(to: Int(this.firstLine))
      if this.kind == .calendar {
        calendars.append(calendar(node))
      } else {
        if calendars.isEmpty {
          calendars.append(
            RepairedCalendar(
              head: RepairedComponent(
                name: "VCALENDAR", node: nil,
                number: Int(reader.lines[Int(this.firstLine)].number))))
        }
        calendars[calendars.count - 1].parts.append(RepairedPart(node: Int32(node)))
      }
      calendars[calendars.count - 1].head.properties += pending
      pending = RepairedProperties()
      line = Int(this.endLine)
      node = Int(this.endNode)
    }
    takeLines(to: reader.lines.count)
  }

  private func calendar(_ node: Int) -> RepairedCalendar {
    var parts: [RepairedPart] = []
    let head = component(node) { parts.append(RepairedPart(node: Int32($0))) }
    return RepairedCalendar(head: head, parts: parts)
  }

  /// A component of the file and all that is in it.
  func component(_ node: Int) -> RepairedComponent {
    var inner: [RepairedComponent] = []
    var component = component(node) { inner.append(self.component($0)) }
    component.components = inner
    return component
  }

  /// A component and its own lines; `body` gets the nodes of those in it.
  private func component(_ node: Int, _ body: (Int) -> Void) -> RepairedComponent {
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
        body(child)
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

  /// A name with hyphens for what can't stand in one.
  static func cleaned(_ name: String) -> String {
    let bytes = name.utf8.map { $0.isNameOctet ? $0 : UInt8(ascii: "-") }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty || text.allSatisfy { $0 == "-" } ? "X-DAYMARK-NAMELESS" : text
  }
}
