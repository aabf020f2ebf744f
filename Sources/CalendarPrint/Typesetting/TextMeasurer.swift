/// Knows how wide texts are, and where their lines may end.
protocol TextMeasurer: AnyObject {
  /// The width of a text on one line, in points.
  func width(of text: String, in style: TextStyle) -> Double

  /// Where a line may end: offsets in UTF-8 bytes, ascending, the text's end last; empty for
  /// an empty text.
  func lineEnds(in text: String) -> [Int]

  /// Whether there are glyphs for all of a text.
  func canSet(_ text: String) -> Bool
}

extension TextMeasurer {
  /// True, unless a measurer knows better.
  func canSet(_ text: String) -> Bool { true }

  /// Sets a text in a style on at most `limit` lines; widths are in points. See
  /// `LineMeasurer.fit`.
  func fit(
    _ text: String, in style: TextStyle, width: Double, hangingWidth: Double? = nil,
    lines limit: Int = 1
  ) -> FittedText {
    StyledMeasurer(measurer: self, style: style)
      .fit(text, width: width, hangingWidth: hangingWidth, lines: limit)
  }
}

/// A measurer with the style to measure in.
private struct StyledMeasurer: LineMeasurer {
  let measurer: any TextMeasurer
  let style: TextStyle

  func width(of text: String) -> Double { measurer.width(of: text, in: style) }

  func lineEnds(in text: String) -> [Int] { measurer.lineEnds(in: text) }
}
