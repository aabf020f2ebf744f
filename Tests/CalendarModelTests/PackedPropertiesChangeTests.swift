import CalendarModel
import Testing

/// Changes of packed properties, each beside the same change of an array; the test's argument is
/// the seed.
@Suite("Changes of packed properties")
struct PackedPropertiesChangeTests {
  /// A list, and an array that has to hold the same.
  struct Pair {
    var packed = PackedProperties()
    var array: [Property] = []
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }

    mutating func text(_ length: ClosedRange<Int>) -> String {
      let letters: [Character] = ["A", "b", "é", "e\u{301}", "\0", ";", "\u{1F600}"]
      return String((0..<number(length)).map { _ in letters[number(0...letters.count - 1)] })
    }

    mutating func property() -> Property {
      let parameters = (0..<max(0, number(-4...3))).map { _ in
        Property.Parameter(text(0...4), (0..<number(0...3)).map { _ in text(0...5) })
      }
      return Property(
        text(0...5), parameters: parameters, value: text(0...(number(0...20) == 0 ? 300 : 9)))
    }

    mutating func properties(_ count: ClosedRange<Int>) -> [Property] {
      (0..<number(count)).map { _ in property() }
    }

    mutating func range() -> Range<Int> {
      let ends = [number(0...array.count), number(0...array.count)]
      // Most are short, so that the list keeps its length.
      return ends[0]..<max(ends[0], min(ends[1], ends[0] + number(0...9)))
    }

    /// Changes both alike.
    ///
    /// - Returns: what was done.
    mutating func change() -> String {
      switch number(0...12) {
      case 0...2:
        let properties = properties(0...40)
        packed += properties
        array += properties
        return "append some"
      case 3:
        let property = property()
        packed.append(property)
        array.append(property)
        return "append"
      case 4:
        let (place, property) = (number(0...array.count), property())
        packed.insert(property, at: place)
        array.insert(property, at: place)
        return "insert"
      case 5 where !array.isEmpty:
        let place = number(0...array.count - 1)
        let removed = packed.remove(at: place)
        return removed.octets == array.remove(at: place).octets ? "remove" : "remove another"
      case 6 where !array.isEmpty:
        let (place, property) = (number(0...array.count - 1), property())
        packed[place] = property
        array[place] = property
        return "set"
      case 7 where !array.isEmpty:
        let (place, text) = (number(0...array.count - 1), text(0...300))
        packed[place].value += text
        array[place].value += text
        return "lengthen"
      case 8 where !array.isEmpty:
        let places = (number(0...array.count - 1), number(0...array.count - 1))
        packed.swapAt(places.0, places.1)
        array.swapAt(places.0, places.1)
        return "swap"
      case 9:
        let letter = text(1...1)
        packed.removeAll { $0.name.hasPrefix(letter) }
        array.removeAll { $0.name.hasPrefix(letter) }
        return "remove those of a name"
      case 10:
        let (range, properties) = (range(), properties(0...12))
        packed.replaceSubrange(range, with: properties)
        array.replaceSubrange(range, with: properties)
        return "replace"
      case 11:
        let range = range()
        packed[range] = Slice(
          base: PackedProperties(array[range].reversed()), bounds: 0..<range.count)
        array[range] = ArraySlice(array[range].reversed())
        return "reverse a part"
      default:
        let count = number(0...min(array.count, 5))
        packed.removeLast(count)
        array.removeLast(count)
        return "remove last"
      }
    }
  }

  @Test("they hold what an array would hold", arguments: 1...30 as ClosedRange<UInt64>)
  func likeArray(seed: UInt64) {
    var pair = Pair(seed: seed)
    for step in 0..<100 {
      let before = pair.packed
      let copy = pair.array
      let change = pair.change()
      let place = "seed \(seed), step \(step): \(change)"
      #expect(pair.packed.map(\.octets) == pair.array.map(\.octets), "\(place)")
      #expect(before.map(\.octets) == copy.map(\.octets), "a copy changes not: \(place)")
      let anew = PackedProperties(pair.array)
      #expect(pair.packed == anew && pair.packed.hashValue == anew.hashValue, "\(place)")
      #expect(
        (pair.packed == before) == (pair.array.map(\.octets) == copy.map(\.octets)), "\(place)")
    }
  }

  @Test("a part is taken out as from an array", arguments: 1...10 as ClosedRange<UInt64>)
  func parts(seed: UInt64) {
    var pair = Pair(seed: seed)
    for _ in 0..<20 { _ = pair.change() }
    let (packed, array) = (pair.packed, pair.array)
    #expect(packed.count == array.count, "seed \(seed)")
    for _ in 0..<20 {
      let range = pair.range()
      #expect(packed[range].map(\.octets) == array[range].map(\.octets), "seed \(seed)")
    }
    let letter = pair.text(1...1)
    #expect(
      packed.filter { $0.name.hasPrefix(letter) }.map(\.octets)
        == array.filter { $0.name.hasPrefix(letter) }.map(\.octets), "seed \(seed)")
    #expect(
      packed.firstIndex { $0.value.isEmpty } == array.firstIndex { $0.value.isEmpty },
      "seed \(seed)")
  }
}
