import CalendarModel

/// The elements of a list by their keys, numbered in the order in which each key comes first.
/// Kept are places alone, since lists may be long.
struct EqualPlaces<Key: Hashable> {
  /// The key of an element; nil for one that is like no other.
  private let key: (Int) -> Key?
  private let table: PlaceTable
  /// The last place of each number.
  private let lasts: [Int32]
  /// For each place the next one of its number; for the last one the first.
  private let nexts: [Int32]

  /// How many different ones there are.
  var count: Int { lasts.count }

  /// Looks at the places below `count`. O(`count`).
  init(count: Int, key: @escaping (Int) -> Key?) {
    var table = PlaceTable(capacity: count)
    var lasts: [Int32] = []
    lasts.reserveCapacity(count)
    var nexts = Array(0..<Int32(count))
    for place in 0..<count {
      let number = lasts.count
      lasts.append(Int32(place))
      guard let own = key(place) else { continue }
      // Its key is that of any of its places.
      let known = table.enter(number) {
        key(Int(lasts[$0])).hashValue
      } where: {
        key(Int(lasts[$0])) == own
      }
      guard let known else { continue }
      lasts.removeLast()
      let last = Int(lasts[known])
      nexts[place] = nexts[last]
      nexts[last] = Int32(place)
      lasts[known] = Int32(place)
    }
    self.key = key
    self.table = table
    self.lasts = lasts
    self.nexts = nexts
  }

  /// The number of those with a key; nil where there are none.
  func number(of key: Key) -> Int? {
    table.place(hash: Optional(key).hashValue) { self.key(last(of: $0)) == key }
  }

  /// The first place of a number.
  func first(of number: Int) -> Int { Int(nexts[last(of: number)]) }

  /// The last place of a number.
  func last(of number: Int) -> Int { Int(lasts[number]) }

  /// Calls `body` with each place of a number, in their order.
  func forEach(of number: Int, _ body: (Int) -> Void) {
    let last = last(of: number)
    var place = last
    repeat {
      place = Int(nexts[place])
      body(place)
    } while place != last
  }
}
