import Testing

@testable import ICalendar

@Suite("Difference of lists whose hashes collide")
struct ListDifferenceTests {
  /// Words, of which few hashes are made: of the word, and of its name, the first letter.
  private struct Words: ComparedList {
    let words: [String]
    let hashes: Int

    func places() -> Range<UInt32>.Iterator { (0..<UInt32(words.count)).makeIterator() }

    func hash(of place: UInt32) -> Int {
      words[Int(place)].utf8.reduce(0) { $0 + Int($1) } % hashes
    }

    func hash(ofName name: String) -> Int { name == "e" ? hashes : 0 }

    func name(of place: UInt32) -> String { String(words[Int(place)].prefix(1)) }

    func isSame(_ place: UInt32, as other: UInt32, of others: Words) -> Bool {
      words[Int(place)] == others.words[Int(other)]
    }
  }

  private static func difference(_ before: [String], _ after: [String], _ hashes: Int) -> [String] {
    var result: [String] = []
    let difference = ListDifference(
      Words(words: before, hashes: hashes), Words(words: after, hashes: hashes))
    difference.forEach { first, second in
      result.append(
        (first.map { before[Int($0)] } ?? "") + "|" + (second.map { after[Int($0)] } ?? ""))
    }
    #expect(difference.isEmpty == result.isEmpty)
    return result
  }

  @Test("what differs is told, whatever the hashes are", arguments: [1, 2, 3, 1_000])
  func tellsApart(_ hashes: Int) {
    let before = ["a1", "b1", "a2", "a1", "c1", "b2", "a1"]
    let after = ["b9", "a1", "c1", "a9", "b1", "a1", "d1", "a8", "e1", "d2", "a7"]
    #expect(
      Self.difference(before, after, hashes) == [
        "a2|a9", "b2|b9", "a1|a8", "|a7", "|d1", "|d2", "|e1",
      ])
    #expect(
      Self.difference(after, before, hashes) == [
        "b9|b2", "a9|a2", "d1|", "a8|a1", "e1|", "d2|", "a7|",
      ])
    #expect(Self.difference(before, before.reversed(), hashes) == [])
    #expect(Self.difference([], ["b1", "a1", "b2"], hashes) == ["|b1", "|b2", "|a1"])
    #expect(Self.difference(["b1", "a1", "b2"], [], hashes) == ["b1|", "a1|", "b2|"])
  }
}
