/// A hash table of the places of elements that are held elsewhere: it takes 5 to 11 octets for
/// each, and copies none of their keys.
struct PlaceTable {
  /// Places, or -1.
  private var slots: [Int32]
  private var count = 0

  /// A table that does not have to grow for so many places.
  init(capacity: Int = 0) {
    var size = 4
    while size < capacity + capacity / 3 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The place of an element with this hash that is the one looked for; nil where there is none.
  func place(hash: Int, where isEqual: (Int) -> Bool) -> Int? {
    let found = slots[slot(hash, isEqual)]
    return found < 0 ? nil : Int(found)
  }

  /// Takes in a place, unless there is one of an element that is equal: that one is given back.
  ///
  /// - Parameter hash: of the element of a place, which is asked for where the table grows.
  mutating func enter(
    _ place: Int, hash: (Int) -> Int, where isEqual: (Int) -> Bool
  ) -> Int? {
    if count * 4 >= slots.count * 3 { grow(hash) }
    let slot = slot(hash(place), isEqual)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(place)
    count += 1
    return nil
  }

  private func slot(_ hash: Int, _ isEqual: (Int) -> Bool) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0, !isEqual(Int(slots[slot])) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow(_ hash: (Int) -> Int) {
    var old = Array(repeating: Int32(-1), count: slots.count * 2)
    swap(&old, &slots)
    for place in old where place >= 0 {
      slots[slot(hash(Int(place))) { _ in false }] = place
    }
  }
}
