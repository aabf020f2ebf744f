import Testing

@testable import CalendarPrint

/// Every letter is one point wide; lines end after spaces.
private final class PlainMeasurer: TextMeasurer {
  func width(of text: String, in style: TextStyle) -> Double { Double(text.count) }

  func lineEnds(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0x20 }
      + (bytes.isEmpty ? [] : [bytes.count])
  }
}

@Suite("Fitting texts to lines")
struct FittingTests {
  struct Case: Sendable {
    var text: String
    var width: Double
    var hanging: Double?
    var limit: Int
    var lines: [String]
    var isShortened: Bool

    init(
      _ text: String, width: Double, hanging: Double? = nil, limit: Int = 1, _ lines: [String],
      isShortened: Bool = false
    ) {
      self.text = text
      self.width = width
      self.hanging = hanging
      self.limit = limit
      self.lines = lines
      self.isShortened = isShortened
    }
  }

  // Counted by hand, a letter a point.
  @Test(
    "Lines, words and ellipses",
    arguments: [
      Case("short", width: 10, ["short"]),
      Case("", width: 10, [""]),
      Case("just fits!", width: 10, ["just fits!"]),
      Case("meeting at four", width: 12, ["meeting at…"], isShortened: true),
      Case("meetings on boats", width: 14, ["meetings on…"], isShortened: true),
      // Whole words would leave more than a quarter of the line unused.
      Case("to Donaudampfschiff", width: 10, ["to Donaud…"], isShortened: true),
      Case("Donaudampfschiff", width: 10, ["Donaudamp…"], isShortened: true),
      Case("one two three", width: 8, limit: 2, ["one two", "three"]),
      Case("one two three four", width: 8, limit: 2, ["one two", "three…"], isShortened: true),
      Case("one two three four", width: 8, limit: 3, ["one two", "three", "four"]),
      // A word wider than a line is not torn: it ends with an ellipsis, or at a seam.
      Case("abcdefghij", width: 4, limit: 3, ["abc…"], isShortened: true),
      Case("abcdefghij kl", width: 4, limit: 3, ["abc…", "kl"], isShortened: true),
      Case("abcdefghij kl", width: 4, limit: 1, ["abc…"], isShortened: true),
      Case("of abcdefghij to kl", width: 5, limit: 3, ["of", "abcd…", "to kl"], isShortened: true),
      Case("daymark.example/fonts", width: 9, limit: 3, ["daymark.", "example/", "fonts"]),
      Case("CalendarPrint", width: 9, limit: 2, ["Calendar", "Print"]),
      Case("Straßenfest東京都", width: 11, limit: 2, ["Straßenfest", "東京都"]),
      // Khmer has no spaces between words, which no dictionary knows here; a letter with a coeng
      // stays with the one that stands under it.
      Case("កម្ពុជាកម្ពុជា", width: 3, limit: 3, ["កម្ពុ", "ជាក", "ម្ពុជា"]),
      // Stops do not stand before an ellipsis.
      Case("Interview: S. Marchetti", width: 13, ["Interview…"], isShortened: true),
      Case("planning", width: 5, hanging: 9, limit: 2, ["", "planning"]),
      Case("unplanned", width: 5, hanging: 8, limit: 2, ["", "unplann…"], isShortened: true),
      Case("unplanned", width: 3, hanging: 8, limit: 3, ["", "unplann…"], isShortened: true),
      Case("of planning it", width: 5, hanging: 12, limit: 2, ["of", "planning it"]),
      Case("anything", width: 0.5, [""], isShortened: true),
      Case("anything", width: 1, ["…"], isShortened: true),
      Case("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", width: 2, ["👩‍👩‍👧…"], isShortened: true),
    ])
  func fits(_ c: Case) {
    let fitted = PlainMeasurer().fit(
      c.text, in: TextStyle(size: 1), width: c.width, hangingWidth: c.hanging, lines: c.limit)
    #expect(fitted == FittedText(lines: c.lines, isShortened: c.isShortened))
  }

  @Test("Fonts are measured to their width, and no line is wider than asked")
  func pangoWidths() throws {
    let style = TextStyle(size: 7.4, weight: .medium)
    let titles = [
      "Review of the annual report with finance", "クリスマス会の準備と買い物と掃除", "موعد مع الطبيب في المساء",
      "Birthday 🎂 Linh 👩‍👩‍👧 and the others",
    ]
    try DrawingTurn.take {
      let typesetter = try PangoTypesetter(language: "en")
      for title in titles {
        for width in stride(from: 5.0, to: 120, by: 7) {
          let fitted = typesetter.fit(title, in: style, width: width, lines: 3)
          for line in fitted.lines where line.count > 1 {
            #expect(typesetter.width(of: line, in: style) <= width)
          }
        }
      }
      #expect(typesetter.width(of: "", in: style) == 0)
      let single = typesetter.width(of: "n", in: style)
      #expect(abs(typesetter.width(of: "nnnn", in: style) - 4 * single) < 0.05)
    }
  }

  @Test("Tabular figures are of one width")
  func tabularFigures() throws {
    let style = TextStyle(size: 7, isTabular: true)
    let widths = try DrawingTurn.take {
      let typesetter = try PangoTypesetter(language: "en")
      return (0...9).map { typesetter.width(of: "\($0)\($0):\($0)\($0)", in: style) }
    }
    #expect(try #require(widths.max()) - #require(widths.min()) < 0.02)
  }
}

@Suite("Setting the list of hidden entries")
struct NoteTests {
  private let setter = NoteSetter(
    measurer: PlainMeasurer(), style: TextStyle(size: 1), width: 20, more: { "and \($0) more" })

  // Counted by hand: separators are five letters long.
  @Test("Entries share lines, and the last line counts what is missing")
  func lines() {
    #expect(setter.lines(["one", "two"], most: 1) == ["one  ·  two"])
    #expect(
      setter.lines(["one", "two", "three", "four"], most: 2) == ["one  ·  two", "three  ·  four"])
    #expect(setter.lines(["one", "two", "three", "four"], most: 1) == ["one  ·  and 3 more"])
    #expect(setter.lines(["eleven let", "second", "third"], most: 1) == ["and 3 more"])
    #expect(
      setter.lines(["an entry wider than a line", "two"], most: 2)
        == ["an entry wider than…", "two"])
  }

  @Test("Days are not torn apart between columns")
  func columns() {
    #expect(NoteColumns.blocksPerColumn([1, 1, 1, 1], count: 2, limit: 5) == [2, 2])
    #expect(NoteColumns.blocksPerColumn([3, 1, 2], count: 2, limit: 5) == [1, 2])
    #expect(NoteColumns.blocksPerColumn([3, 3, 3], count: 2, limit: 5) == nil)
    #expect(NoteColumns.blocksPerColumn([3, 3, 3], count: 2, limit: 6) == [2, 1])
    #expect(NoteColumns.blocksPerColumn([], count: 1, limit: 5) == [0])
  }
}
