import CalendarModel
import CalendarPrint
import DayGrid
import Testing

/// What must hold of any entries; the test's argument is the seed.
@Suite("Text of any entries")
struct TextSafetyTests {
  static let seeds: [UInt64] = Array(1...12)

  /// Text that has broken terminals and layouts.
  static let pieces = [
    "Tea", "Meeting", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{9B}31m", "日本語", "👨‍👩‍👧‍👦", "🇩🇪",
    "\u{202E}", "שלום", "\r\n", "\t", "\u{0}", "e\u{301}\u{301}\u{301}", "1\u{FE0F}\u{20E3}",
    "क्षि", "\u{2066}", "Donaudampfschifffahrtsgesellschaft", "\u{FEFF}", "\u{85}", "",
  ]

  struct Generator: RandomNumberGenerator {
    var state: UInt64

    // SplitMix64 (Steele, Lea, Flood 2014).
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A word of one letter that no other entry and no piece has.
  func word(_ number: Int) -> String {
    UnicodeScalar(0x0400 + UInt32(number)).map { String($0) } ?? ""
  }

  /// Entries that each begin with a word of their own, and have some of the pieces.
  func entries(_ random: inout Generator) -> [GridEntry] {
    (0..<Int.random(in: 0..<60, using: &random)).map { number in
      let words = (0..<3).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      let title = word(number) + " " + words.joined(separator: " ")
      let day = Int.random(in: 1...31, using: &random)
      let calendar = Int.random(in: 0..<2, using: &random)
      if Bool.random(using: &random) {
        let length = Int.random(in: 0..<9, using: &random)
        return TextSample.allDay(
          title, day...day + length, calendar: calendar, location: words[0])
      }
      let hour = Int.random(in: 0..<24, using: &random)
      return TextSample.timed(title, day, hour, calendar: calendar, location: words[1])
    }
  }

  @Test("no control character but those of colours", arguments: seeds)
  func noControls(_ seed: UInt64) {
    var random = Generator(state: seed)
    let entries = entries(&random)
    for colors in [ColorMode.none, .indexed, .exact] {
      for width in [21, 44, 80, 131] {
        let options = TextSample.options(width: width, colors: colors)
        let lines =
          TextSample.month(entries, options: options).lines()
          + TextSample.agenda(entries, options: options).lines()
        for line in lines {
          let text = line.replacing(#/\e\[[0-9;]*m/#, with: "")
          #expect(colors != .none || text == line)
          let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
          #expect(controls.isEmpty, "seed \(seed), width \(width)")
          #expect(!line.contains("\u{202E}") && !line.contains("\u{2066}"))
        }
      }
    }
  }

  @Test("every entry is in a cell or in the list below", arguments: seeds)
  func nothingIsLost(_ seed: UInt64) {
    var random = Generator(state: seed)
    let entries = entries(&random)
    for (width, height) in [(70, nil), (80, 24), (120, 10), (200, 60), (40, nil)] as [(Int, Int?)] {
      let options = TextSample.options(width: width, height: height)
      let lines = TextSample.month(entries, options: options).lines()
      let isolates: Set<Character> = ["\u{2068}", "\u{2069}"]
      let words = Set(
        lines.flatMap { line in
          line.filter { !isolates.contains($0) }.split { " │┃┣┫━‹›…●○\u{A0}".contains($0) }
        })
      let missing = entries.indices.filter { !words.contains(Substring(word($0))) }
      #expect(missing.isEmpty, "seed \(seed), \(width) × \(height ?? 0)")
    }
  }

  @Test("a month stays within the height where all weeks can be low", arguments: seeds)
  func heightIsKept(_ seed: UInt64) throws {
    var random = Generator(state: seed)
    let options = TextSample.options(width: 100, height: 24)
    let lines = TextSample.month(entries(&random), options: options).lines()
    let bottom = try #require(lines.firstIndex { $0.contains("┴") })
    #expect(bottom < 24)
  }

  @Test("the same entries in another order give the same text", arguments: seeds)
  func orderDoesNotMatter(_ seed: UInt64) {
    var random = Generator(state: seed)
    let entries = entries(&random)
    let options = TextSample.options(width: 100, colors: .exact)
    let shuffled = entries.shuffled(using: &random)
    #expect(
      TextSample.month(entries, options: options).text()
        == TextSample.month(shuffled, options: options).text())
    #expect(
      TextSample.agenda(entries, options: options).text()
        == TextSample.agenda(shuffled, options: options).text())
  }
}
