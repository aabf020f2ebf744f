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
    }
    var output: [UInt8] = []
    for place in places { texts.move(place, to: &output) }
    #expect(places.map { Int($0.length) } == lengths)
    #expect(output == lengths.enumerated().flatMap { Self.text($0, $1) })
  }

  @Test("what is forgotten takes nothing from the others")
  func forgets() {
    var texts = RepairedTexts()
    let places = (0..<300).map { number in texts.append { $0 += Self.text(number, 10_000) } }
    for place in places.prefix(200) { texts.remove(place) }
    let later = texts.append { $0 += [1, 2, 3] }
    var output: [UInt8] = []
    for place in places.suffix(100) { texts.move(place, to: &output) }
    texts.move(later, to: &output)
    #expect(output == (200..<300).flatMap { Self.text($0, 10_000) } + [1, 2, 3])
  }
}
