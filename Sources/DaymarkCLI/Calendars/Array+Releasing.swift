extension Array {
  /// Takes all elements out, in order. Each is let go of as soon as `body` is done with it: of
  /// very many files both what was read and what is made of it would be held otherwise.
  mutating func releaseEach(_ body: (Element) throws -> Void) rethrows {
    reverse()
    while let element = popLast() { try body(element) }
  }

  /// What `body` makes of each element, in order; the elements are taken out.
  mutating func mapReleasing<Result>(_ body: (Element) throws -> Result) rethrows -> [Result] {
    var result: [Result] = []
    result.reserveCapacity(count)
    try releaseEach { result.append(try body($0)) }
    return result
  }
}
