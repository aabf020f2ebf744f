/// A set of kinds of properties, in one word.
struct KindSet: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral kinds: PropertyKind...) {
    for kind in kinds { bits |= Self.bit(kind) }
  }

  func contains(_ kind: PropertyKind) -> Bool { bits & Self.bit(kind) != 0 }

  /// Adds a kind; false when it was there already.
  mutating func insert(_ kind: PropertyKind) -> Bool {
    defer { bits |= Self.bit(kind) }
    return !contains(kind)
  }

  /// There are fewer than 64 kinds.
  private static func bit(_ kind: PropertyKind) -> UInt64 { 1 << UInt64(kind.rawValue) }
}
