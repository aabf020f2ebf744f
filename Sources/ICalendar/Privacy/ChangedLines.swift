import CalendarModel

/// The lines of a document, some of its components written otherwise.
struct ChangedLines {
  private(set) var bytes: [UInt8] = []
  /// The physical line of the document that each content line in `bytes` has or was made for.
  private(set) var numbers = LineNumbers()
  private let document: CalendarDocument

  /// Writes the document. All but the changed components stays byte for byte. O(bytes).
  ///
  /// - Parameter changes: by node. What is inside a component that is replaced is gone.
  init(_ document: CalendarDocument, _ changes: [Int: ComponentChange]) {
    self.document = document
    bytes.reserveCapacity(document.bytes.count)
    var next = 0
    // Nodes stand in the order of their BEGIN lines.
    for (node, change) in changes.sorted(by: { $0.key < $1.key }) {
      let this = document.nodes[node]
      let first = Int(this.firstLine)
      guard first >= next else { continue }
      switch change {
      case .excluding(let starts):
        copy(next..<first + 1)
        next = first + 1
        var list = PropertyList()
        for time in starts { list.add("EXDATE", time: time) }
        var writer = ContentLineWriter()
        for property in list.properties { writer.write(property) }
        append(writer.bytes, for: first)
      case .replaced(let component):
        copy(next..<first)
        next = Int(this.endLine)
        if let component { append(component.serialized(), for: first) }
        // What is no line of any component may be the rest of a text of this one.
        while next < document.lines.count,
          !document.lines[next].flags.isDisjoint(with: [.malformed, .stray])
        {
          next += 1
        }
      }
    }
    copy(next..<document.lines.count)
  }

  private mutating func copy(_ lines: Range<Int>) {
    guard !lines.isEmpty else { return }
    bytes += document.bytes[offset(of: lines.lowerBound)..<offset(of: lines.upperBound)]
    for line in lines { numbers.append(UInt32(document.lines.number(of: line))) }
  }

  /// Where a line begins: empty lines and line breaks before it belong to the one before.
  private func offset(of line: Int) -> Int {
    if line == 0 { return 0 }
    return line < document.lines.count ? Int(document.lines[line].start) : document.bytes.count
  }

  private mutating func append(_ written: [UInt8], for line: Int) {
    bytes += written
    let number = UInt32(document.lines.number(of: line))
    var isBreak = true
    for byte in written {
      if isBreak, byte != .space { numbers.append(number) }
      isBreak = byte == .lineFeed
    }
  }
}
