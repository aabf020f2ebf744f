import DayGrid
import Testing

@Suite("Intervals side by side")
struct SideBySideTests {
  private func places(
    _ intervals: [Range<Double>], limit: Int = 9
  ) -> [[Int]?] {
    SideBySide(intervals, limit: limit).places.map { place in
      place.map { [$0.column, $0.span, $0.columnCount] }
    }
  }

  @Test("Intervals that do not overlap take the whole width")
  func apart() {
    #expect(places([9..<10, 10..<11, 8..<9]) == [[0, 1, 1], [0, 1, 1], [0, 1, 1]])
  }

  @Test("Overlapping ones share it, the earlier and then the longer one first")
  func overlapping() {
    #expect(places([9..<10, 9..<12, 10..<11]) == [[1, 1, 2], [0, 1, 2], [1, 1, 2]])
  }

  @Test("One takes the columns on its right that are free all the while")
  func span() {
    let intervals = [9..<13.0, 9..<10, 9..<10, 11..<12]
    #expect(places(intervals) == [[0, 1, 3], [1, 1, 3], [2, 1, 3], [1, 2, 3]])
  }

  @Test("Where every column is taken there is no place")
  func limited() {
    #expect(
      places([9..<12, 9..<11, 9..<10, 11..<12], limit: 2)
        == [[0, 1, 2], [1, 1, 2], nil, [1, 1, 2]])
    #expect(places([], limit: 1) == [])
  }

  @Test("None overlap, and none is missing that has room", arguments: UInt64(0)..<60)
  func invariants(seed: UInt64) {
    var generator = TestGenerator(state: seed)
    let count = Int.random(in: 0...40, using: &generator)
    let intervals = (0..<count).map { _ in
      let start = Double(Int.random(in: 0..<96, using: &generator))
      return start..<start + Double(Int.random(in: 1...12, using: &generator))
    }
    let limit = Int.random(in: 1...6, using: &generator)
    let places = SideBySide(intervals, limit: limit).places
    #expect(places.count == count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      #expect(place.column + place.span <= place.columnCount && place.columnCount <= limit)
      for other in places.indices where other != index {
        guard let second = places[other], intervals[index].overlaps(intervals[other]) else {
          continue
        }
        let columns = place.column..<place.column + place.span
        #expect(
          !columns.overlaps(second.column..<second.column + second.span)
            && place.columnCount == second.columnCount, "seed \(seed)")
      }
    }
    // By counting: as many columns are enough as intervals hold one moment at most.
    let depth =
      (0..<110).map { hour in
        intervals.count { $0.contains(Double(hour) + 0.5) }
      }.max() ?? 0
    if depth <= limit { #expect(!places.contains(nil), "seed \(seed)") }
  }
}

/// Knuth's linear congruential generator with the constants of MMIX.
private struct TestGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 ^ (state >> 17)
  }
}
