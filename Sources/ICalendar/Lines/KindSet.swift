/// A set of kinds of properties, in two words.
struct KindSet: ExpressibleByArrayLiteral {
  private var bits: UInt128 = 0

  init(arrayLiteral kinds: PropertyKind...) {
    for kind in kinds { bits |= Self.bit(kind) }
  }

  func contains(_ kind: PropertyKind) -> Bool { bits & Self.bit(kind) != 0 }

  /// Adds a kind; false when it was there already.
  mutating func insert(_ kind: PropertyKind) -> Bool {
    defer { bits |= Self.bit(kind) }
    return !contains(kind)
  }

  /// There are fewer than 128 kinds.
  private static func bit(_ kind: PropertyKind) -> UInt128 { 1 &<< UInt128(kind.rawValue) }
}
