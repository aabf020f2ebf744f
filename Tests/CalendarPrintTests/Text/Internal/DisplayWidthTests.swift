import Testing

@testable import CalendarPrint

@Suite("Display width")
struct DisplayWidthTests {
  /// Widths from `wcswidth` of Python's wcwidth 0.9.4 (Unicode 18).
  static let known: [(String, Int)] = [
    ("a", 1), ("日本語", 6), ("e\u{301}", 1), ("Việt", 4), ("x\u{336}", 1),
    ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("🧑🏿‍🤝‍🧑🏻", 2), ("🫱🏻‍🫲🏿", 2), ("👍🏽", 2), ("🏳️‍🌈", 2),
    ("🇩🇪", 2), ("🇩🇪🇦🇹", 4), ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
    ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("\u{260E}", 1), ("\u{2708}\u{FE0F}", 2),
    ("\u{24DC}\u{FE0F}", 1), ("\u{3297}\u{FE0F}", 2), ("⚡", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("か\u{3099}", 2), ("שלום", 4),
    ("สวัสดี", 4), ("نوروز", 5), ("\u{FDFA}", 1), ("Ω", 1), ("…", 1), ("—", 1), ("①", 1),
    ("\u{200B}", 0), ("", 0),
  ]

  @Test("text has the columns that Python's wcwidth gives it", arguments: known)
  func width(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  /// The number and the sum of the wide scalars, from Python's unicodedata2 18.0.
  @Test func theTableHoldsTheWideScalars() {
    let ranges = WideScalars.ranges
    #expect(ranges.reduce(0) { $0 + $1.count } == 183_866)
    let sums = ranges.map { (UInt64($0.lowerBound) + UInt64($0.upperBound)) * UInt64($0.count) / 2 }
    #expect(sums.reduce(0, +) == 28_271_897_676)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
    #expect(WideScalars.contains("\u{1100}") && WideScalars.contains("\u{3FFFD}"))
    #expect(!WideScalars.contains("\u{10FF}") && !WideScalars.contains("\u{3FFFE}"))
  }
}
