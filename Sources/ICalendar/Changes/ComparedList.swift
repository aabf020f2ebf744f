/// The properties of a component, or the components inside it, each at a place: a number below
/// 2^32 - 1 that grows in their order.
protocol ComparedList {
  /// A value: each copy goes on by itself.
  associatedtype Places: IteratorProtocol<UInt32>

  /// All places, in their order.
  func places() -> Places

  /// The same for what is the same.
  func hash(of place: UInt32) -> Int

  /// The same for the same name.
  func hash(ofName name: String) -> Int

  /// The canonical name of what stands at a place.
  func name(of place: UInt32) -> String

  /// Whether the same stands at a place as at one of another list.
  func isSame(_ place: UInt32, as other: UInt32, of others: Self) -> Bool
}

extension ComparedList {
  func hash(ofName name: String) -> Int { name.hashValue }

  /// How many there are. O(*they*).
  var count: Int {
    var (count, places) = (0, places())
    while places.next() != nil { count += 1 }
    return count
  }
}
