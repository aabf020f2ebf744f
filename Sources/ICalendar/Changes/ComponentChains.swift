import CalendarModel

/// The positions of things by a hash of what they are: those of one hash form a chain, in the
/// order in which they came.
struct ComponentChains {
  /// The last position of each chain.
  private var lasts = PlaceTable()
  /// The position after each in its chain; behind the last one the first.
  private var next: [Int32] = []
  /// The hash of each. Half of it will do: who looks for something has to compare it.
  private var hashes: [UInt32] = []
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
    let position = next.count
    let hash = UInt32(truncatingIfNeeded: hash)
    hashes.append(hash)
    let last = lasts.exchange(position) {
      Int(hashes[$0])
    } where: {
      hashes[$0] == hash
    }
    guard let last else { return next.append(Int32(position)) }
    next.append(next[last])
    next[last] = Int32(position)
  }

  /// Makes room for positions, of which there may be very many.
  mutating func reserveRoom(forMore count: Int) {
    if next.isEmpty, few.count + count <= Self.most { return few.reserveRoom(forMore: count) }
    next.reserveRoom(forMore: count)
    hashes.reserveRoom(forMore: count)
  }

  /// The positions of a hash, in their order; those of others may be among them.
  func positions(_ hash: Int) -> some Sequence<Int> {
    let half = UInt32(truncatingIfNeeded: hash)
    let last = few.isEmpty ? lasts.place(hash: Int(half)) { hashes[$0] == half } : nil
    let first = last.map { Int(next[$0]) } ?? few.firstIndex(of: hash)
    return sequence(first: first ?? -1) { position in
      if position < 0 { return nil }
      if let last { return position == last ? nil : Int(next[position]) }
      return few[(position + 1)...].firstIndex(of: hash) ?? -1
    }.lazy.filter { $0 >= 0 }
  }
}
