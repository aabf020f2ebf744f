public import CalendarModel

extension CalendarFile {
  /// The marks among the events, journal entries and to-dos, in the file's order: those that
  /// Daymark wrote for marks. See `Mark.init(component:)`. O(bytes of marks, lines
  /// of others).
  public func marks() -> [Mark] {
    content.withReader { reader in
      content.nodes.indices.compactMap { node in
        guard Self.forms.contains(content.nodes[node].kind), reader.isMark(node)
        else { return nil }
        return Mark(component: DocumentComponent(content, node: node).component)
      }
    }
  }

  /// Whether there is an event, to-do or journal entry that is not a mark which Daymark wrote.
  /// O(components), and the octets of marks.
  public var holdsMoreThanMarks: Bool {
    content.nodes.count { Self.forms.contains($0.kind) } > marks().count
  }

  static let forms: Set<ComponentKind> = [.event, .journal, .todo]
}

extension LineReader {
  /// Whether a component has the identity of a mark.
  func isMark(_ node: Int) -> Bool {
    firstOwnLine(of: node, kind: .other) { line in
      Int(lines[line].nameLength) == MarkProperty.id.utf8.count
        && name(of: line).uppercased() == MarkProperty.id
    } != nil
  }
}
