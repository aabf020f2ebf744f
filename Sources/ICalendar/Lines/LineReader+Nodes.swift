extension LineReader {
  /// What a node is made of.
  enum Part {
    /// A content line of its own, by its index: not BEGIN or END, nor one that is none.
    case line(Int)
    /// A component inside it, by its node.
    case component(Int)
  }

  /// Calls `body` with each part of a node, in the file's order.
  @inline(__always)
  func forEachPart(of node: Int, _ body: (Part) -> Void) {
    var line = Int(nodes[node].firstLine) + 1
    var child = node + 1
    while let part = nextPart(of: node, line: &line, child: &child) { body(part) }
  }

  /// The next part of a node, from a line on that is its own or the first of one inside it.
  ///
  /// - Parameter child: the next component inside it, if there is one.
  @inline(__always)
  func nextPart(of node: Int, line: inout Int, child: inout Int) -> Part? {
    let this = nodes[node]
    while line < Int(this.endLine) {
      if child < Int(this.endNode), Int(nodes[child].firstLine) == line {
        defer { child = Int(nodes[child].endNode) }
        line = Int(nodes[child].endLine)
        return .component(child)
      }
      let record = lines[line]
      line += 1
      if record.flags.isDisjoint(with: [.malformed, .stray]), record.kind != .end {
        return .line(line - 1)
      }
    }
    return nil
  }

  /// Calls `body` with the index of each content line that is the node's own.
  @inline(__always)
  func forEachOwnLine(of node: Int, _ body: (Int) -> Void) {
    forEachPart(of: node) { part in
      if case .line(let line) = part { body(line) }
    }
  }

  /// The number of the first physical line of a node, from 1.
  func number(ofNode node: Int) -> Int { lines.number(of: Int(nodes[node].firstLine)) }

  /// The name of a node as the file spells it: the value of its BEGIN.
  func name(ofNode node: Int) -> String {
    withValue(of: Int(nodes[node].firstLine)) { String(decoding: $0.trimmed, as: UTF8.self) }
  }

  /// Whether there is a node inside a node.
  func hasChildren(_ node: Int) -> Bool { Int(nodes[node].endNode) > node + 1 }

  /// The indices of the nodes directly inside a node. None is held: there may be millions.
  func children(of node: Int) -> ChildNodes { ChildNodes(of: node, nodes) }

  /// The line of a node's first UID that is not empty.
  func uidLine(of node: Int) -> Int? {
    firstOwnLine(of: node, kind: .uid) { line in withValue(of: line) { !$0.trimmed.isEmpty } }
  }

  /// The first of a node's own lines of this kind that is wanted.
  func firstOwnLine(
    of node: Int, kind: PropertyKind, where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var found: Int?
    forEachOwnLine(of: node) { line in
      if found == nil, lines[line].kind == kind, isWanted(line) { found = line }
    }
    return found
  }
}
