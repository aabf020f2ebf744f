public import CalendarModel

/// What a page does not show.
public enum PageRemark: Hashable, Sendable {
  /// An image: an empty frame stands in its place.
  case picture(PictureProblem)
  /// So many entries and notes of a month, counted for each day that hides them, which no list names.
  case hidden(count: Int, month: Month)
  /// The letters of scripts that no font of the system has, by their English names: boxes stand
  /// in their place.
  case missingFonts(scripts: [String])
}

extension PageRemark: CustomStringConvertible {
  /// One line that says what is missing.
  public var description: String {
    switch self {
    case .picture(let problem): "an image \(problem); an empty frame stands in its place"
    case .hidden(let count, let month):
      "\(month): \(count) \(count == 1 ? "entry has" : "entries have") no room in "
        + "\(count == 1 ? "its day" : "their days"), and no list names \(count == 1 ? "it" : "them")"
    case .missingFonts(let scripts):
      "no font has the letters of \(scripts.joined(separator: ", ")); boxes stand in their place"
    }
  }
}
