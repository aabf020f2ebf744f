/// BYSETPOS.
enum SetPositions {
  /// The positions that are in range, 1 to 366 or -366 to -1, each once.
  static func valid(_ positions: [Int]) -> [Int] {
    if positions.count == 1, (1...366).contains(positions[0].magnitude) { return positions }
    return Array(Set(positions.filter { (1...366).contains($0.magnitude) }))
  }

  /// The chosen indices of a set of `count`, ascending, each once.
  static func indices(_ positions: [Int], in count: Int) -> [Int] {
    var found: [Int] = []
    for position in positions {
      let index = position > 0 ? position - 1 : count + position
      if index >= 0 && index < count { found.append(index) }
    }
    found.sort()
    var kept = 0
    for index in found where kept == 0 || found[kept - 1] != index {
      found[kept] = index
      kept += 1
    }
    found.removeSubrange(kept...)
    return found
  }
}
