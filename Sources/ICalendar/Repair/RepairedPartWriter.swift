/// Writes what a part of a calendar has become, one component after the other. As long as nothing
/// is changed nothing is written: what comes before the first change is as the file has it.
struct RepairedPartWriter {
  /// A component that is gone through.
  private struct Level {
    let component: RepairedComponent
    /// The first of the nodes in it that are not written.
    var next: Int
    /// Whether its BEGIN and its properties are written.
    var isBegun = false
  }

  private let source: RepairSource
  /// Outermost first; none is begun in one that is not.
  private var levels: [Level] = []
  /// Whether anything was written.
  private(set) var hasWritten = false

  init(_ source: RepairSource) {
    self.source = source
  }

  /// Begins a component of the file, which stands in the one that was opened before.
  mutating func open(
    _ component: RepairedComponent, isChanged: Bool, _ texts: inout RepairedTexts
  ) {
    levels.append(Level(component: component, next: (component.node ?? 0) + 1))
    if isChanged { begin(&texts) }
  }

  /// Ends the component that was opened last.
  mutating func close(_ texts: inout RepairedTexts) {
    if let last = levels.last, last.isBegun, let node = last.component.node {
      writeInner(before: Int(source.reader.nodes[node].endNode), of: levels.count - 1, &texts)
      last.component.writeEnd { texts.append($0) }
    }
    levels.removeLast()
  }

  /// Writes all that comes before the properties of the innermost component, and these.
  private mutating func begin(_ texts: inout RepairedTexts) {
    hasWritten = true
    for index in levels.indices where !levels[index].isBegun {
      if index > 0, let node = levels[index].component.node {
        writeInner(before: node, of: index - 1, &texts)
        levels[index - 1].next = Int(source.reader.nodes[node].endNode)
      }
      levels[index].isBegun = true
      levels[index].component.writeHead { texts.append($0) }
    }
  }

  /// Writes the components in one that are not written and stand before a node.
  private mutating func writeInner(before end: Int, of level: Int, _ texts: inout RepairedTexts) {
    var node = levels[level].next
    while node < end {
      source.write(node) { texts.append($0) }
      node = Int(source.reader.nodes[node].endNode)
    }
    levels[level].next = node
  }
}
