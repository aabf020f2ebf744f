extension Array {
  /// Takes all elements out, in order. Each is let go of as soon as `body` is done with it: of
  /// very many files both what was read and what is made of it would be held otherwise.
  package mutating func releaseEach(_ body: (inout Element) throws -> Void) rethrows {
    reverse()
    while var element = popLast() { try body(&element) }
  }

  /// All elements; none are left here, so that who gets them may let go of each.
  package mutating func taken() -> [Element] {
    defer { self = [] }
    return self
  }
}
