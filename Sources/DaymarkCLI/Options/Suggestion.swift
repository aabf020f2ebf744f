/// Finds what a user meant by a name that does not exist.
enum Suggestion {
  /// The name nearest to `word`, or nil when none is near enough to be meant. Of equally
  /// near ones the first. O(*names* · *length*²).
  static func nearest(to word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    let limit = max(1, word.count / 3)
    let near = names.map { (name: $0, distance: distance(word, $0.lowercased())) }
      .filter { $0.distance <= limit || (word.count >= 3 && $0.name.hasPrefix(word)) }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// How many characters must be put in, taken out, replaced, or swapped with their
  /// neighbour (the optimal string alignment distance).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
