/// Finds for each piece of one calendar that of the other.
struct DifferenceMatcher {
  /// Where a UID is shared by more than these, the next one has to do.
  private static let mostCompared = 32

  private let sides: DifferenceSides
  private var isTaken: [Bool]
  /// The first piece of each hash of a key, and the one after each of its hash, or -1.
  private var first: [Int: Int32] = [:]
  private var next: [Int32]
  /// What pieces of the second calendar say, as far as it was asked for.
  private var digests: [Int: Int] = [:]

  init(_ sides: DifferenceSides) {
    self.sides = sides
    isTaken = [Bool](repeating: false, count: sides.new.indices.count)
    next = [Int32](repeating: -1, count: sides.new.indices.count)
    first.reserveCapacity(sides.new.indices.count)
    for piece in sides.new.indices.reversed() {
      let hash = sides.new.key(piece).hashValue
      next[piece] = first[hash] ?? -1
      first[hash] = Int32(piece)
    }
  }

  /// The piece of the second calendar that a piece of the first is compared with: one that is
  /// the same where there are several of its key, else the first of them.
  mutating func takePartner(of piece: Int) -> Int? {
    let key = sides.old.key(piece)
    let waiting = waiting(key)
    if waiting.count > 1, waiting.count <= Self.mostCompared {
      let digest = sides.comparison.digest(sides.old.compared(piece))
      let equal = waiting.first { other in
        self.digest(other) == digest && sides.areEqual(piece, other)
      }
      if let equal {
        isTaken[equal] = true
        return equal
      }
    }
    return takeFirst(key)
  }

  /// All that is left, in the order of the second calendar; of one key, as early as the first
  /// that has it.
  mutating func takeRest() -> [Int] {
    sides.new.indices.compactMap { takeFirst(sides.new.key($0)) }
  }

  /// The pieces of a key that are not taken: at most one more than are compared.
  private func waiting(_ key: ComponentKey) -> [Int] {
    var result: [Int] = []
    var piece = Int(first[key.hashValue] ?? -1)
    while piece >= 0, result.count <= Self.mostCompared {
      if !isTaken[piece], sides.new.has(key, piece) { result.append(piece) }
      piece = Int(next[piece])
    }
    return result
  }

  private mutating func takeFirst(_ key: ComponentKey) -> Int? {
    let hash = key.hashValue
    var piece = Int(first[hash] ?? -1)
    // What is taken at the beginning is passed over once and for all.
    while piece >= 0, isTaken[piece] { piece = Int(next[piece]) }
    first[hash] = Int32(piece)
    while piece >= 0, isTaken[piece] || !sides.new.has(key, piece) { piece = Int(next[piece]) }
    guard piece >= 0 else { return nil }
    isTaken[piece] = true
    return piece
  }

  private mutating func digest(_ piece: Int) -> Int {
    if let known = digests[piece] { return known }
    let digest = sides.comparison.digest(sides.new.compared(piece))
    digests[piece] = digest
    return digest
  }
}
