import Testing

@testable import ICalendar

@Suite("New lines of a repair")
struct RepairedTextsTests {
  private static func text(_ number: Int, _ length: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: length)
  }

  // A piece is of 1,048,576 bytes.
  @Test(
    "each comes back whole, whatever there is before it",
    arguments: [
      [], [0], [1, 2, 3], [1_048_570, 20, 3_000_000, 0, 7], Array(repeating: 9_999, count: 400),
    ])
  func comesBack(_ lengths: [Int]) {
    var texts = RepairedTexts()
    let places = lengths.enumerated().map { number, length in
      texts.append { $0 += Self.text(number, length) }
      return texts.finish()
    }
    var output: [UInt8] = []
    for place in places { texts.move(place, to: &output) }
    #expect(places.map { Int($0.length) } == lengths)
    #expect(output == lengths.enumerated().flatMap { Self.text($0, $1) })
  }

  @Test("one of many lines goes on from piece to piece", arguments: [1, 99, 100, 101, 250, 1_000])
  func goesOn(_ lines: Int) {
    var texts = RepairedTexts()
    var expected: [UInt8] = []
    let places = (0..<3).map { number in
      for line in 0..<lines {
        let text = Self.text(number * 80 + line, 10_400)
        texts.append { $0 += text }
        expected += text
      }
      return texts.finish()
    }
    var output: [UInt8] = []
    for place in places { texts.move(place, to: &output) }
    #expect(output == expected)
  }

  @Test("what is forgotten takes nothing from the others")
  func forgets() {
    var texts = RepairedTexts()
    let places = (0..<300).map { number in
      for _ in 0..<4 { texts.append { $0 += Self.text(number, 2_500) } }
      return texts.finish()
    }
    for place in places.prefix(200) { texts.remove(place) }
    texts.append { $0 += [1, 2, 3] }
    let later = texts.finish()
    var output: [UInt8] = []
    for place in places.suffix(100) { texts.move(place, to: &output) }
    texts.move(later, to: &output)
    #expect(output == (200..<300).flatMap { Self.text($0, 10_000) } + [1, 2, 3])
  }

  @Test("one of no line is empty")
  func isEmpty() {
    var texts = RepairedTexts()
    let place = texts.finish()
    var output: [UInt8] = []
    texts.move(place, to: &output)
    #expect(place.length == 0)
    #expect(output == [])
  }
}
