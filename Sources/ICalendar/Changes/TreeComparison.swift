import CalendarModel

/// Compares two components in their canonical spelling, property by property.
struct TreeComparison {
  /// Whether DTSTAMP and LAST-MODIFIED count.
  let comparesStamps: Bool

  /// What differs, in the order of the first component, then of the second. The order of
  /// properties, and that of components inside, is no difference.
  func forEachChange<Failure: Error>(
    _ before: Component, _ after: Component,
    _ body: (CalendarDifference.Change) throws(Failure) -> Void
  ) throws(Failure) {
    if before != after { try compare(before, after, [], body) }
  }

  /// Whether nothing differs.
  func areEqual(_ before: Component, _ after: Component) -> Bool {
    var areEqual = true
    forEachChange(before, after) { _ in areEqual = false }
    return areEqual
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

  private func compare<Failure: Error>(
    _ before: Component, _ after: Component, _ path: [String],
    _ body: (CalendarDifference.Change) throws(Failure) -> Void
  ) throws(Failure) {
    let (old, new) = (wanted(before.properties), wanted(after.properties))
    for (first, second) in Self.pairs(old, new, by: \.name) {
      try body(
        CalendarDifference.Change(
          path: path, before: first.map { old[$0] }, after: second.map { new[$0] }))
    }
    let (oldInner, newInner) = (before.components, after.components)
    var numbers: [String: Int] = [:]
    for (first, second) in Self.pairs(oldInner, newInner, by: \.name) {
      let (first, second) = (first.map { oldInner[$0] }, second.map { newInner[$0] })
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
      let empty = Component(name)
      try compare(first ?? empty, second ?? empty, place, body)
    }
  }

  private func wanted(_ properties: [Property]) -> [Property] {
    if comparesStamps || !properties.contains(where: { Self.stamps.contains($0.name) }) {
      return properties
    }
    return properties.filter { !Self.stamps.contains($0.name) }
  }

  private static let stamps: Set<String> = ["DTSTAMP", "LAST-MODIFIED"]

  /// The indices of what each list has and the other has not, those of one name beside each
  /// other in their order: first all of `before`, then what is left of `after`.
  private static func pairs<Value: Hashable>(
    _ before: [Value], _ after: [Value], by name: (Value) -> String
  ) -> some Sequence<(Int?, Int?)> {
    let (old, new) = unequal(before, after)
    // By name, the first and the last index of a chain.
    var chains: [String: (first: Int32, last: Int32)] = [:]
    var next = [Int32](repeating: -1, count: new.count)
    for (place, index) in new.enumerated() {
      if let chain = chains[name(after[Int(index)])] {
        next[Int(chain.last)] = Int32(place)
        chains[name(after[Int(index)])] = (chain.first, Int32(place))
      } else {
        chains[name(after[Int(index)])] = (Int32(place), Int32(place))
      }
    }
    // The places in `new` that are beside those in `old`, or -1; then what is left.
    var places: [Int32] = []
    places.reserveCapacity(max(old.count, new.count))
    for index in old {
      let name = name(before[Int(index)])
      let place = chains[name]?.first ?? -1
      if place >= 0 { chains[name]?.first = next[Int(place)] }
      places.append(place)
    }
    for index in new {
      // Those that are left are the last of their name.
      guard let chain = chains.removeValue(forKey: name(after[Int(index)])) else { continue }
      var place = chain.first
      while place >= 0 {
        places.append(place)
        place = next[Int(place)]
      }
    }
    return places.lazy.enumerated().map { number, place in
      (
        number < old.count ? Int(old[number]) : nil,
        place < 0 ? nil : Int(new[Int(place)])
      )
    }
  }

  /// The indices of the values of each list that the other has not, each as often as it has more
  /// of it.
  private static func unequal<Value: Hashable>(
    _ before: [Value], _ after: [Value]
  ) -> ([Int32], [Int32]) {
    if before.count > after.count {
      let (new, old) = unequal(after, before)
      return (old, new)
    }
    // How often each value of the shorter list is left, and how often it was met in the other.
    var counts: [Value: (left: Int32, met: Int32)] = [:]
    for value in before { counts[value, default: (0, 0)].left += 1 }
    var new: [Int32] = []
    for (index, value) in after.enumerated() {
      if let count = counts[value], count.left > 0 {
        counts[value] = (count.left - 1, count.met + 1)
      } else {
        new.append(Int32(index))
      }
    }
    var old: [Int32] = []
    for (index, value) in before.enumerated() {
      if let count = counts[value], count.met > 0 {
        counts[value] = (count.left, count.met - 1)
      } else {
        old.append(Int32(index))
      }
    }
    return (old, new)
  }
}
