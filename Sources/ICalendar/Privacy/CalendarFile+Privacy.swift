import CalendarModel

extension CalendarFile {
  /// The UIDs of the series whose master has a CLASS that keeps it from others. Their
  /// overrides are to be kept from others as well, whatever their own CLASS says or does not:
  /// programs write overrides without one. O(lines of events).
  public func privateSeries() -> Set<String> {
    var result: Set<String> = []
    content.withReader { reader in
      for node in content.nodes.indices {
        switch content.nodes[node].kind {
        case .event, .todo, .journal: break
        default: continue
        }
        // Many files have no CLASS at all: the cheap question first.
        guard
          let classification = reader.firstOwnLine(of: node, kind: .classification),
          Event.isPrivate(reader.text(classification)),
          reader.firstOwnLine(of: node, kind: .recurrenceID) == nil,
          let uid = reader.uidLine(of: node)
        else { continue }
        result.insert(reader.uid(uid))
      }
    }
    return result
  }
}
