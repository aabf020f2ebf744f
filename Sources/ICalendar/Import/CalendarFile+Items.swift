public import CalendarModel

/// All components of one kind of a calendar as values.
public struct ItemImport<Item: Hashable & Sendable>: Sendable {
  /// The components in the file's order, overrides as items of their own.
  public var items: [Item]
  /// What was wrong with them, by line.
  public var diagnostics: [Diagnostic]
}

extension CalendarFile {
  /// Reads every VTODO whole, also those without any time. O(bytes).
  public func todos() -> ItemImport<Todo> { items(of: .todo, TodoReader.todo) }

  /// Reads every VJOURNAL whole. O(bytes).
  public func journals() -> ItemImport<Journal> { items(of: .journal, TodoReader.journal) }

  /// Reads every VFREEBUSY whole. O(bytes).
  public func freeBusy() -> ItemImport<FreeBusy> {
    items(of: .freeBusy, FreeBusyReader.freeBusy)
  }

  private func items<Item>(
    of kind: ComponentKind,
    _ read: (
      _ node: Int, _ uid: String, _ isUIDSynthesized: Bool, _ reader: LineReader,
      _ context: inout ImportContext
    ) -> Item
  ) -> ItemImport<Item> {
    var context = ImportContext(content, options: options)
    var items: [Item] = []
    content.withReader { reader in
      var calendar = -1
      for (index, node) in content.nodes.enumerated() {
        if node.kind == .calendar {
          calendar += 1
          context.enter(calendars[calendar], line: Int(node.firstLine), reportingHead: false)
        }
        guard node.kind == kind else { continue }
        let line = reader.uidLine(of: index)
        let uid =
          line.map { reader.uid($0) }
          ?? EventIndex.madeUID(of: index, reader, &context).description
        items.append(read(index, uid, line == nil, reader, &context))
      }
    }
    context.reportUnknownZones()
    return ItemImport(
      items: items, diagnostics: context.diagnostics.sorted { $0.line < $1.line })
  }
}
