/// The positions of things by a hash of what they are: those of one hash form a chain, in the
/// order in which they came.
struct ComponentChains {
  private struct Ends {
    var first: Int32
    var last: Int32
  }

  private var ends: [Int: Ends] = [:]
  /// The position after each in its chain, or -1.
  private var next: [Int32] = []

  /// Adds the next position.
  mutating func append(_ hash: Int) {
    let position = Int32(next.count)
    next.append(-1)
    if let known = ends[hash] {
      next[Int(known.last)] = position
      ends[hash]?.last = position
    } else {
      ends[hash] = Ends(first: position, last: position)
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    next.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// The positions of a hash, in their order.
  func positions(_ hash: Int) -> some Sequence<Int> {
    sequence(first: ends[hash].map { Int($0.first) } ?? -1) { position in
      position < 0 ? nil : Int(next[position])
    }.lazy.filter { $0 >= 0 }
  }
}
