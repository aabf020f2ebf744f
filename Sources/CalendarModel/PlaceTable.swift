/// A hash table of the places of elements that are held elsewhere: it takes 5 to 11 octets for
/// each, and copies none of their keys.
package struct PlaceTable: Sendable {
  /// Places, or -1.
  private var slots: [Int32]
  private var count = 0
  private static let fewest = 4

  /// A table that does not have to grow for so many places.
  package init(capacity: Int = 0) {
    var size = capacity == 0 ? 0 : Self.fewest
    while size < capacity + capacity / 3 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The place of an element with this hash that is the one looked for; nil where there is none.
  package func place(hash: Int, where isEqual: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let found = slots[slot(hash, isEqual)]
    return found < 0 ? nil : Int(found)
  }

  /// Takes in a place, unless there is one of an element that is equal: that one is given back.
  ///
  /// - Parameter hash: of the element of a place, which is asked for where the table grows.
  package mutating func enter(
    _ place: Int, hash: (Int) -> Int, where isEqual: (Int) -> Bool
  ) -> Int? {
    let slot = slot(forNew: place, hash, isEqual)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(place)
    count += 1
    return nil
  }

  /// Takes in a place, which takes that of an element that is equal: that one is given back.
  package mutating func exchange(
    _ place: Int, hash: (Int) -> Int, where isEqual: (Int) -> Bool
  ) -> Int? {
    let slot = slot(forNew: place, hash, isEqual)
    let known = slots[slot]
    slots[slot] = Int32(place)
    if known >= 0 { return Int(known) }
    count += 1
    return nil
  }

  private mutating func slot(
    forNew place: Int, _ hash: (Int) -> Int, _ isEqual: (Int) -> Bool
  ) -> Int {
    if count * 4 >= slots.count * 3 { grow(hash) }
    return slot(hash(place), isEqual)
  }

  private func slot(_ hash: Int, _ isEqual: (Int) -> Bool) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0, !isEqual(Int(slots[slot])) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow(_ hash: (Int) -> Int) {
    var old = Array(repeating: Int32(-1), count: max(Self.fewest, slots.count * 2))
    swap(&old, &slots)
    for place in old where place >= 0 {
      slots[slot(hash(Int(place))) { _ in false }] = place
    }
  }
}
