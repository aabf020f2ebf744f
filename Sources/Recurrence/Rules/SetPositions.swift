/// BYSETPOS.
enum SetPositions {
  /// The chosen indices of a set of `count`, ascending, each once.
  static func indices(_ positions: [Int], in count: Int) -> [Int] {
    var found: [Int] = []
    for position in positions where position != 0 {
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
