/// Why a page could not be drawn.
public enum RenderError: Error, Hashable, Sendable {
  /// The paper is smaller than a page can be laid out on, larger than the formats can hold,
  /// or not a number. Sides in points.
  case unusablePaper(width: Double, height: Double)
  /// The resolution of an image is not a number from 18 to 2,400 dots per inch.
  case unusableResolution(Double)
  /// The image would have more pixels than an image can have.
  case imageTooLarge(width: Int, height: Int)
  /// The list would take more than that many pages.
  case tooManyPages(Int)
  /// The system has no font with Latin letters.
  case noFonts
  /// The drawing library reported a problem: its status number and its words.
  case drawing(status: Int, message: String)
  /// A PDF was drawn, but the library that completes it has a problem, in these words.
  case completion(String)
}

extension RenderError: CustomStringConvertible {
  /// One line that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .unusablePaper(let width, let height):
      "paper of \(width) by \(height) points cannot hold a month: "
        + "take one with sides from \(PaperSize.shortestSide) to \(PaperSize.longestSide) points"
    case .unusableResolution(let dpi):
      "\(dpi) dots per inch is no usable resolution: take one from 18 to 2400"
    case .imageTooLarge(let width, let height):
      "an image of \(width) by \(height) pixels is too large: take a lower resolution"
    case .tooManyPages(let most):
      "the list takes more than \(most) pages: print a shorter time"
    case .noFonts:
      "there is no font to print with: install one, such as Inter, Noto Sans or DejaVu Sans"
    case .drawing(let status, let message):
      "the page could not be drawn: \(message) (cairo status \(status))"
    case .completion(let problem): "the PDF could not be completed: \(problem)"
    }
  }
}
