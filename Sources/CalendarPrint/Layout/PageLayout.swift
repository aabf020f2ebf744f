import CalendarModel
import DayGrid

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
    /// What stands under the number of a month's day: its names as one, its notes as one.
    var shownNotes = 0
    var hiddenNotes = 0
  }

  /// The box of a timed entry in a grid of hours.
  struct Block: Hashable, Sendable {
    var day: Day
    var box: PageRect
  }

  var paper: PaperSize
  /// What a month's cells hide, by day; only where it is asked for.
  var hidden: [HiddenDay] = []
  /// The colour of the page under everything.
  var paperColor = RGBColor.white
  /// Whether emoji and images are gray; all colours here are already.
  var isGray = false
  /// The title for the file's metadata.
  var title: String
  /// What the page is called in an outline: its title, without the line above that.
  var name = ""
  /// The body of the page, between its heads and its foot.
  var grid: PageRect
  var rows: [Row] = []
  var cells: [Cell] = []
  var blocks: [Block] = []
  /// Back to front; all of them lie behind the texts.
  var shapes: [PageShape] = []
  /// Over the shapes, behind the texts.
  var pictures: [PagePicture] = []
  /// In reading order.
  var texts: [PageText] = []
}

extension PageLayout {
  /// A day, and its notes and entries that do not show in its cell.
  struct HiddenDay: Hashable, Sendable {
    var day: Day
    var notes: [String]
    var entries: [GridEntry]
  }

  /// How much does not show, counted for each day.
  var hiddenCount: Int { cells.reduce(0) { $0 + $1.hiddenCount + $1.hiddenNotes } }
}
