import CalendarModel
import Testing

/// What holds is said by a dictionary of the same keys.
@Suite("A table of places")
struct PlaceTableTests {
  /// Keys of which many come twice, and hashes of which many are the same.
  private static func keys(_ seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0...400, using: &generator)).map { _ in
      Int.random(in: 0..<200, using: &generator)
    }
  }

  private static func expect(
    _ table: PlaceTable, hasPlaces places: [Int: Int], ofKeysIn keys: [Int], _ seed: UInt64
  ) {
    for key in 0..<200 {
      let found = table.place(hash: key / 3) { keys[$0] == key }
      #expect(found == places[key], "seed \(seed), key \(key)")
    }
  }

  @Test("finds the first place of each key, however it grows", arguments: UInt64(1)...20)
  func entering(seed: UInt64) {
    let keys = Self.keys(seed)
    for capacity in [0, 3, keys.count] {
      var table = PlaceTable(capacity: capacity)
      var first: [Int: Int] = [:]
      for (place, key) in keys.enumerated() {
        let known = table.enter(place) {
          keys[$0] / 3
        } where: {
          keys[$0] == key
        }
        #expect(known == first[key], "seed \(seed), place \(place)")
        first[key] = first[key] ?? place
      }
      Self.expect(table, hasPlaces: first, ofKeysIn: keys, seed)
    }
  }

  @Test("gives back the place before, where one takes its place", arguments: UInt64(1)...20)
  func exchanging(seed: UInt64) {
    let keys = Self.keys(seed)
    var table = PlaceTable()
    var last: [Int: Int] = [:]
    for (place, key) in keys.enumerated() {
      let known = table.exchange(place) {
        keys[$0] / 3
      } where: {
        keys[$0] == key
      }
      #expect(known == last.updateValue(place, forKey: key), "seed \(seed), place \(place)")
    }
    Self.expect(table, hasPlaces: last, ofKeysIn: keys, seed)
  }
}
