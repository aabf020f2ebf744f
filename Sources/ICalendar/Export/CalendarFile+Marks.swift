public import CalendarModel

extension CalendarFile {
  /// The marks among the events, in the file's order: those that Daymark wrote for marks. See
  /// `Mark.init(component:)`. O(bytes).
  public func marks() -> [Mark] {
    nodesOfMarks.compactMap { Mark(component: DocumentComponent(content, node: $0).component) }
  }

  /// Whether there is an event, to-do or journal entry that is not a mark which Daymark wrote.
  /// O(components), and the octets of marks.
  public var holdsMoreThanMarks: Bool {
    let marks = marks().count
    let items = content.nodes.count { [.event, .todo, .journal].contains($0.kind) }
    return items > marks
  }

  /// The events that have the identity of a mark.
  private var nodesOfMarks: [Int] {
    content.withReader { reader in
      index.records.lazy.map { Int($0.node) }.filter { node in
        reader.firstOwnLine(of: node, kind: .other) { line in
          Int(reader.lines[line].nameLength) == MarkProperty.id.utf8.count
            && reader.name(of: line).uppercased() == MarkProperty.id
        } != nil
      }
    }
  }
}
