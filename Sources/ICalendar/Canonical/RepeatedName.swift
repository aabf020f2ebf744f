/// Finds out whether a name stands twice among many.
package enum RepeatedName {
  /// So few names are compared each with each.
  private static let fewNames = 8

  /// Whether two of `count` names are the same; `name` gives each, and is asked for some more
  /// than once. O(names), with 16 octets at most for each: there may be half a million.
  package static func stands(among count: Int, _ name: (Int) -> String) -> Bool {
    if count < 2 { return false }
    if count <= fewNames {
      return (1..<count).contains { index in
        let own = name(index)
        return (0..<index).contains { name($0) == own }
      }
    }
    // A hash table of their places.
    var size = 32
    while size < 2 * count { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    for index in 0..<count {
      let own = name(index)
      var hasher = Hasher()
      hasher.combine(own)
      var slot = hasher.finalize() & (size - 1)
      while slots[slot] >= 0 {
        if name(Int(slots[slot])) == own { return true }
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = Int32(index)
    }
    return false
  }
}
