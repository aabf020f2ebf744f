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
  /// Where new lines are written.
  var texts = RepairedTexts()
  let source: RepairSource

  private var reader: LineReader { source.reader }

  init(_ source: RepairSource) {
    self.source = source
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
        for child in reader.children(of: node) { parts.append(RepairedPart(node: child)) }
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
      ? source.component(node)
      : RepairedComponent(name: "VCALENDAR", node: nil, number: number(of: calendar))
    func append(_ range: Range<Int>) {
      for line in range {
        head.properties.append(RepairedProperty(line: line, source.lines).unread())
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

  /// A part, with its own lines as the file has them.
  func component(ofPart part: Int) -> RepairedComponent {
    source.component(Int(parts[part].node))
  }

  /// Forgets the new lines of a part.
  mutating func removeText(of part: Int) {
    if let old = parts[part].text { texts.remove(old) }
    parts[part].text = nil
  }

  /// Keeps what was written as the new lines of a part.
  mutating func finishText(of part: Int) {
    removeText(of: part)
    parts[part].text = texts.finish()
  }

  /// About how many bytes `move(_:to:)` appends.
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
      source.write(Int(parts[part].node)) { $0(&output) }
    }
  }
}
