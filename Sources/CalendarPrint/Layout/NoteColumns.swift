/// Shares blocks of lines out to columns of equal height, without tearing any apart.
enum NoteColumns {
  /// How many blocks each column takes, in order, at the least height that all fit in; nil
  /// when they do not fit in `count` columns of `limit` lines.
  static func blocksPerColumn(_ heights: [Int], count: Int, limit: Int) -> [Int]? {
    let total = heights.reduce(0, +)
    let least = max((total + count - 1) / count, heights.max() ?? 0)
    guard least <= limit else { return nil }
    return (least...limit).lazy.compactMap { fill(heights, count: count, height: $0) }.first
  }

  private static func fill(_ heights: [Int], count: Int, height: Int) -> [Int]? {
    var columns = [0]
    var used = 0
    for block in heights {
      if used + block > height {
        guard columns.count < count else { return nil }
        columns.append(0)
        used = 0
      }
      columns[columns.count - 1] += 1
      used += block
    }
    return columns
  }
}
