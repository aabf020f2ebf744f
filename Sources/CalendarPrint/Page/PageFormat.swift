/// What a page is drawn as.
public enum PageFormat: Hashable, Sendable {
  /// A PDF file of one page, with text that can be selected and searched.
  case pdf
  /// A PNG image of that many dots per inch, 18 to 2,400.
  case png(dotsPerInch: Double)
  /// An SVG image, its text as outlines.
  case svg
}
