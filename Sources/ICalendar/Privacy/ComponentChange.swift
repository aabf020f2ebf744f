import CalendarModel

/// How a component is written otherwise than it came.
enum ComponentChange: Hashable {
  /// Another one, or none, is in its place.
  case replaced(Component?)
  /// It gets an EXDATE for each of these original starts.
  case excluding([CalendarTime])
}

extension ComponentChange {
  /// What changes in series of which some components are masked or left out. O(items).
  ///
  /// A hidden override is left out, and its master gets an EXDATE for it, so that the
  /// occurrence does not come back as it was before it was changed. One with
  /// RANGE=THISANDFUTURE, for which no EXDATE is enough, becomes masked and CANCELLED.
  ///
  /// - Parameter items: all of one kind of component in a file, each with its node.
  static func changes<Item: TreatedItem>(
    _ items: [(node: Int, item: Item)], _ treatment: (any CalendarItem) -> EventTreatment
  ) -> [Int: ComponentChange] {
    let treatments = items.map { treatment($0.item) }
    var exceptions: [String: [CalendarTime]] = [:]
    for (entry, treatment) in zip(items, treatments) where treatment == .hidden {
      guard let replaced = entry.item.replaced, !replaced.andFuture else { continue }
      exceptions[entry.item.uid, default: []].append(replaced.original)
    }
    var result: [Int: ComponentChange] = [:]
    for (entry, treatment) in zip(items, treatments) {
      let item = entry.item
      let excluded = item.replaced == nil ? exceptions[item.uid] ?? [] : []
      switch treatment {
      case .shown: if !excluded.isEmpty { result[entry.node] = .excluding(excluded) }
      case .masked: result[entry.node] = .replaced(item.masked().leavingOut(excluded).written)
      case .hidden:
        guard item.replaced?.andFuture == true else {
          result[entry.node] = .replaced(nil)
          continue
        }
        var mask = item.masked()
        mask.status = "CANCELLED"
        result[entry.node] = .replaced(mask.written)
      }
    }
    return result
  }
}
