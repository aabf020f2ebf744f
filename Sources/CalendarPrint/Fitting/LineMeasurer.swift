/// Knows how wide texts of one look are, in points or columns, and where their lines may end.
protocol LineMeasurer {
  /// The width of a text on one line.
  func width(of text: String) -> Double

  /// Whether a text on one line is no wider than that.
  func fits(_ text: String, in width: Double) -> Bool

  /// Where a line may end: offsets in UTF-8 bytes, ascending, the text's end last; empty for
  /// an empty text.
  func lineEnds(in text: String) -> [Int]

  /// Whether a word that is wider than a line goes on in the next one, torn anywhere; otherwise
  /// it is parted at its seams, or shortened.
  var tearsWords: Bool { get }
}

extension LineMeasurer {
  var tearsWords: Bool { false }

  func fits(_ text: String, in width: Double) -> Bool { self.width(of: text) <= width }
}
