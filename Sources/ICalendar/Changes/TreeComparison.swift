import CalendarModel

/// Compares two components in their canonical spelling, property by property.
struct TreeComparison {
  /// Whether DTSTAMP and LAST-MODIFIED count.
  let comparesStamps: Bool

  /// What differs, in the order of the first component, then of the second. The order of
  /// properties, and that of components inside, is no difference.
  func changes(_ before: Component, _ after: Component) -> [CalendarDifference.Change] {
    if before == after { return [] }
    var changes: [CalendarDifference.Change] = []
    compare(before, after, [], &changes)
    return changes
  }

  /// A number that two components of one name share where nothing differs between them, and
  /// most likely only then. O(*octets*).
  func digest(_ component: Component) -> Int {
    var sum = component.name.hashValue
    for property in wanted(component.properties) { sum &+= property.hashValue }
    for inner in component.components {
      var hasher = Hasher()
      hasher.combine(digest(inner))
      sum &+= hasher.finalize()
    }
    return sum
  }

  private func compare(
    _ before: Component, _ after: Component, _ path: [String],
    _ changes: inout [CalendarDifference.Change]
  ) {
    let (old, new) = Self.unequal(wanted(before.properties), wanted(after.properties))
    for (first, second) in Self.paired(old, new, by: \.name) {
      changes.append(CalendarDifference.Change(path: path, before: first, after: second))
    }
    let (oldInner, newInner) = Self.unequal(before.components, after.components)
    var numbers: [String: Int] = [:]
    for (first, second) in Self.paired(oldInner, newInner, by: \.name) {
      let name = first?.name ?? second?.name ?? ""
      numbers[name, default: 0] += 1
      let place = path + ["\(name) \(numbers[name] ?? 1)"]
      if first == nil || second == nil {
        // So that a component without properties is seen as well.
        changes.append(
          CalendarDifference.Change(
            path: place, before: first.map { Property("BEGIN", value: $0.name) },
            after: second.map { Property("BEGIN", value: $0.name) }))
      }
      let empty = Component(name)
      compare(first ?? empty, second ?? empty, place, &changes)
    }
  }

  private func wanted(_ properties: [Property]) -> [Property] {
    comparesStamps
      ? properties : properties.filter { !["DTSTAMP", "LAST-MODIFIED"].contains($0.name) }
  }

  /// The values of each list that the other has not, each as often as it has more of it.
  private static func unequal<Value: Hashable>(
    _ before: [Value], _ after: [Value]
  ) -> ([Value], [Value]) {
    func less(_ values: [Value], _ others: [Value]) -> [Value] {
      var counts: [Value: Int] = [:]
      for value in others { counts[value, default: 0] += 1 }
      return values.filter { value in
        guard let count = counts[value], count > 0 else { return true }
        counts[value] = count - 1
        return false
      }
    }
    return (less(before, after), less(after, before))
  }

  /// Puts values of one name beside each other in their order.
  private static func paired<Value>(
    _ before: [Value], _ after: [Value], by name: (Value) -> String
  ) -> [(Value?, Value?)] {
    var waiting: [String: [Value]] = [:]
    for value in after.reversed() { waiting[name(value), default: []].append(value) }
    var result: [(Value?, Value?)] = before.map { ($0, waiting[name($0)]?.popLast()) }
    for value in after {
      // Those that are left are the last of their name.
      guard let rest = waiting[name(value)], !rest.isEmpty else { continue }
      result += rest.reversed().map { (nil, $0) }
      waiting[name(value)] = nil
    }
    return result
  }
}
