import CalendarModel

/// A text of the page, on one line.
struct PageText: Hashable, Sendable {
  /// What the text is, for those that look at a layout.
  enum Role: Hashable, Sendable {
    case title, legend, weekday, weekNumber, note, footnote
    case dayNumber(Day)
    /// A line of the title of a timed entry, or its time.
    case entry(Day)
    /// The title of a bar, in the row that begins with that day.
    case bar(row: Day)
    case hiddenCount(Day)
    /// A date in another calendar, the day of the year, or what a day is called.
    case fact(Day)
    /// A note, a mood or a sticker of a marked day.
    case mark(Day)
    /// A day of a small month beside the page's own.
    case mini(Day)
    /// An hour beside the grid of a week.
    case hour
  }

  /// The most scalars of a text that are set; no cell has room for as many.
  static let longest = 480

  var string: String
  var style: TextStyle
  var color: RGBColor
  /// The left end, in points from the page's left side.
  var x: Double
  /// The line that letters stand on, in points from the page's top.
  var baseline: Double
  /// The measured width in points.
  var width: Double
  /// Whether the text as a whole runs from right to left.
  var isRightToLeft = false
  var role: Role
  /// Where it leads; nil for nowhere.
  var link: PageLink?

  /// What the text covers, as far as ordinary letters go.
  var box: PageRect {
    PageRect(
      x: x, y: baseline - style.ascent, width: width, height: style.ascent + style.descent)
  }
}
