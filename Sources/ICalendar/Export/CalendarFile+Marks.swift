public import CalendarModel

extension CalendarFile {
  /// The marks among the events, journal entries and to-dos, in the file's order: those that
  /// Daymark wrote for marks. See `Mark.init(component:)`. O(bytes).
  public func marks() -> [Mark] {
    content.withReader { reader in
      content.nodes.indices.compactMap { node in
        guard Self.forms.contains(content.nodes[node].kind), isMark(node, reader)
        else { return nil }
        return Mark(component: DocumentComponent(content, node: node).component)
      }
    }
  }

  /// Whether a component has the identity of a mark.
  private func isMark(_ node: Int, _ reader: LineReader) -> Bool {
    var result = false
    reader.forEachOwnLine(of: node) { line in
      if !result, reader.lines[line].kind == .other {
        result = reader.name(of: line).uppercased() == MarkProperty.id
      }
    }
    return result
  }

  private static let forms: Set<ComponentKind> = [.event, .journal, .todo]
}
