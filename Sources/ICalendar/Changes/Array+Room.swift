extension Array {
  /// Makes room for elements that are to be added: exactly so much where they are more than what is
  /// there, so that a large array is not moved while it grows, and else as adding one by one would.
  mutating func reserveRoom(forMore more: Int) {
    guard count + more > capacity else { return }
    reserveCapacity(Swift.max(count + more, more < count ? 2 * count : 0))
  }
}
