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
  /// The hashes, while they are so few that chains would take more room than what they are
  /// for: a folder may hold very many files of one component each.
  private var few: [Int] = []
  private static let most = 8

  /// Adds the next position.
  mutating func append(_ hash: Int) {
    if next.isEmpty, few.count < Self.most {
      few.append(hash)
      return
    }
    let before = few
    few = []
    for hash in before { link(hash) }
    link(hash)
  }

  private mutating func link(_ hash: Int) {
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
    guard count > Self.most else { return few.reserveCapacity(count) }
    next.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// The positions of a hash, in their order.
  func positions(_ hash: Int) -> some Sequence<Int> {
    let first = few.isEmpty ? ends[hash].map { Int($0.first) } : few.firstIndex(of: hash)
    return sequence(first: first ?? -1) { position in
      if position < 0 { return nil }
      if few.isEmpty { return Int(next[position]) }
      return few[(position + 1)...].firstIndex(of: hash) ?? -1
    }.lazy.filter { $0 >= 0 }
  }
}
