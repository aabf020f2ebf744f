import CalendarModel

/// Compares two components in their canonical spelling, property by property.
struct TreeComparison {
  /// Whether DTSTAMP and LAST-MODIFIED count.
  let comparesStamps: Bool

  /// What differs, in the order of the first component, then of the second. The order of
  /// properties, and that of components inside, is no difference.
  func forEachChange<Failure: Error>(
    _ before: ComparedComponent, _ after: ComparedComponent,
    _ body: (CalendarDifference.Change) throws(Failure) -> Void
  ) throws(Failure) {
    try compare(before, after, [], body)
  }

  /// Whether nothing differs.
  func areEqual(_ before: ComparedComponent, _ after: ComparedComponent) -> Bool {
    if case .made(let before) = before, case .made(let after) = after, before == after {
      return true
    }
    guard properties(before).count == properties(after).count,
      before.components.count == after.components.count
    else { return false }
    do throws(FoundChange) {
      try forEachChange(before, after) { (_) throws(FoundChange) in throw FoundChange() }
    } catch {
      return false
    }
    return true
  }

  /// Ends a comparison at the first change.
  private struct FoundChange: Error {}

  /// A number that two components of one name share where nothing differs between them, and
  /// most likely only then. O(*octets*).
  func digest(_ component: ComparedComponent) -> Int {
    var sum = component.name.hashValue
    let properties = properties(component)
    var places = properties.places()
    while let place = places.next() { sum &+= properties.hash(of: place) }
    let components = component.components
    var parts = components.places()
    while let place = parts.next() {
      var hasher = Hasher()
      hasher.combine(digest(components[place]))
      sum &+= hasher.finalize()
    }
    return sum
  }

  private func properties(_ component: ComparedComponent) -> ComparedProperties {
    component.properties(skippingStamps: !comparesStamps)
  }

  private func compare<Failure: Error>(
    _ before: ComparedComponent, _ after: ComparedComponent, _ path: [String],
    _ body: (CalendarDifference.Change) throws(Failure) -> Void
  ) throws(Failure) {
    let (old, new) = (properties(before), properties(after))
    try ListDifference(old, new).forEach { (first, second) throws(Failure) in
      try body(
        CalendarDifference.Change(
          path: path, before: first.map { old[$0] }, after: second.map { new[$0] }))
    }
    let (oldParts, newParts) = (before.components, after.components)
    var numbers: [String: Int] = [:]
    try ListDifference(oldParts, newParts).forEach { (first, second) throws(Failure) in
      let (first, second) = (first.map { oldParts[$0] }, second.map { newParts[$0] })
      let name = first?.name ?? second?.name ?? ""
      numbers[name, default: 0] += 1
      let place = path + ["\(name) \(numbers[name] ?? 1)"]
      if first == nil || second == nil {
        // So that a component without properties is seen as well.
        try body(
          CalendarDifference.Change(
            path: place, before: first.map { Property("BEGIN", value: $0.name) },
            after: second.map { Property("BEGIN", value: $0.name) }))
      }
      let empty = ComparedComponent.made(Component(name))
      try compare(first ?? empty, second ?? empty, place, body)
    }
  }
}
