extension Int {
  /// The remainder of the division that rounds down: 0 ..< `divisor`, also for negatives.
  @inlinable
  package func flooredRemainder(by divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// The quotient of the division that rounds down.
  @inlinable
  package func flooredQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The decimal digits, with zeros in front up to `width`; a sign is not counted.
  package func padded(to width: Int) -> String {
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: Swift.max(0, width - digits.utf8.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }
}
