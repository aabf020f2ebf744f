/// Knows how wide texts are, and where their lines may end.
protocol TextMeasurer: AnyObject {
  /// The width of a text on one line, in points.
  func width(of text: String, in style: TextStyle) -> Double

  /// Where a line may end: offsets in UTF-8 bytes, ascending, the text's end last; empty for
  /// an empty text.
  func lineEnds(in text: String) -> [Int]
}
