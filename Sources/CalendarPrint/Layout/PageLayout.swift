import CalendarModel

/// Everything that a page shows, measured and placed: what every composer makes, and what a
/// drawing only walks through.
struct PageLayout: Hashable, Sendable {
  /// A row's place, such as a week's in a month.
  struct Row: Hashable, Sendable {
    var box: PageRect
    /// The lines that its cells have room for.
    var lanes: Int
  }

  /// A day's place, and what became of its entries.
  struct Cell: Hashable, Sendable {
    var day: Day
    var box: PageRect
    /// The entries that show in it, bars among them.
    var shownCount: Int
    var hiddenCount: Int
  }

  var paper: PaperSize
  /// The colour of the page under everything.
  var paperColor = RGBColor.white
  /// Whether emoji and images are gray; all colours here are already.
  var isGray = false
  /// The title for the file's metadata.
  var title: String
  /// The body of the page, between its heads and its foot.
  var grid: PageRect
  var rows: [Row] = []
  var cells: [Cell] = []
  /// Back to front; all of them lie behind the texts.
  var shapes: [PageShape] = []
  /// Over the shapes, behind the texts.
  var pictures: [PagePicture] = []
  /// In reading order.
  var texts: [PageText] = []
}
