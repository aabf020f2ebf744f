import CalendarModel

/// What a file that is repaired is made of: calendars, and what stands in them. Nothing is
/// outside of a calendar, and no line is none.
///
/// Calendars, their parts and the new lines of these lie in three lists, each in the file's
/// order, so that an empty component costs no more than its 24 bytes. Components are made one at
/// a time, and never held.
struct RepairTree {
  var calendars: [RepairedCalendar] = []
  var parts: [RepairedPart] = []
  /// Hashes of the UIDs of the parts that have one, in their order.
  var uidHashes: [Int] = []
  private var texts = RepairedTexts()
  private let lines: RepairedLines
  private let demoting: LineSet

  private var reader: LineReader { lines.reader }

  init(_ lines: RepairedLines, demoting: LineSet) {
    self.lines = lines
    self.demoting = demoting
    parts.reserveCapacity(
      reader.nodes.count { node in
        node.kind != .calendar
          && (node.parent < 0 || reader.nodes[Int(node.parent)].kind == .calendar)
      })
    var node = 0
    while node < reader.nodes.count {
      let isCalendar = reader.nodes[node].kind == .calendar
      if isCalendar || calendars.isEmpty {
        calendars.append(RepairedCalendar(node: Int32(node), firstPart: Int32(parts.count)))
      }
      if isCalendar {
        reader.forEachChild(of: node) { parts.append(RepairedPart(node: $0)) }
      } else {
        parts.append(RepairedPart(node: node))
      }
      node = Int(reader.nodes[node].endNode)
    }
  }

  /// The numbers of the parts of a calendar.
  func parts(of calendar: Int) -> Range<Int> {
    let next = calendar + 1
    let end = next < calendars.count ? Int(calendars[next].firstPart) : parts.count
    return Int(calendars[calendar].firstPart)..<end
  }

  /// The physical line of a calendar's BEGIN.
  func number(of calendar: Int) -> Int {
    reader.number(ofNode: Int(calendars[calendar].node))
  }

  /// A calendar without what stands in it: its own properties, and the lines of no component
  /// that follow it; with the first, also those before it. O(*its lines*).
  func head(_ calendar: Int) -> RepairedComponent {
    var node = Int(calendars[calendar].node)
    let next = calendar + 1 < calendars.count ? Int(calendars[calendar + 1].node) : nil
    var head =
      reader.nodes[node].kind == .calendar
      ? component(node) { _ in }
      : RepairedComponent(name: "VCALENDAR", node: nil, number: number(of: calendar))
    func append(_ range: Range<Int>) {
      for line in range {
        head.properties.append(RepairedProperty(line: line, lines).unread())
      }
    }
    var line = calendar == 0 ? 0 : Int(reader.nodes[node].firstLine)
    while node < next ?? reader.nodes.count {
      append(line..<Int(reader.nodes[node].firstLine))
      line = Int(reader.nodes[node].endLine)
      node = Int(reader.nodes[node].endNode)
    }
    append(line..<(next.map { Int(reader.nodes[$0].firstLine) } ?? reader.lines.count))
    return head
  }

  /// Keeps the new lines of a part.
  mutating func setText(of part: Int, to component: RepairedComponent) {
    if let old = parts[part].text { texts.remove(old) }
    parts[part].text = texts.append { component.append(to: &$0) }
  }

  /// About how many bytes `append(_:to:)` appends.
  func room(_ part: Int) -> Int {
    if let text = parts[part].text { return Int(text.length) }
    let this = reader.nodes[Int(parts[part].node)]
    return Int(reader.lines[Int(this.endLine) - 1].end) + Int(this.endLine - this.firstLine)
      - Int(reader.lines[Int(this.firstLine)].start)
  }

  /// Appends the lines of a part, whose new lines are kept no longer.
  mutating func move(_ part: Int, to output: inout [UInt8]) {
    if let text = parts[part].text {
      texts.move(text, to: &output)
    } else {
      component(Int(parts[part].node)).append(to: &output)
    }
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
      name: name, node: node, number: reader.number(ofNode: node))
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
