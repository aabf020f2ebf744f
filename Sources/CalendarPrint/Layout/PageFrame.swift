/// The fixed lines of a page: what its paper and its theme say before anything is measured.
struct PageFrame {
  /// Sizes relative to A4.
  let scale: Double
  let type: ThemeType
  private(set) var space: ThemeSpace
  let colors: ThemeColors
  let paper: PaperSize
  /// The left and right sides of the grid.
  let left: Double
  let right: Double

  init(_ page: MonthPage) {
    paper = page.paper
    // By area, as the A series goes, but never more than a narrow or a flat sheet can take.
    let a4 = PaperSize.a4
    let byArea = (paper.width * paper.height / (a4.width * a4.height)).squareRoot()
    scale = min(byArea, paper.width / 500, paper.height / 420)
    type = page.theme.type.scaled(by: scale)
    space = page.theme.space.scaled(by: scale)
    colors = page.theme.colors
    let isNarrow = paper.width < paper.height
    let margin = isNarrow ? space.margin * 0.8 : space.margin
    left = margin + (page.showsWeekNumbers ? space.weekNumbers : 0)
    right = paper.width - margin
  }

  /// The same page with the lines of its cells closer together; 1 changes nothing.
  func denser(_ density: Double) -> PageFrame {
    var copy = self
    copy.space = space.denser(density)
    return copy
  }

  /// The width of the grid.
  var width: Double { right - left }
  /// The width of a day.
  var columnWidth: Double { width / 7 }

  /// The left side of a column, 0 to 7.
  func x(ofColumn column: Int) -> Double { left + columnWidth * Double(column) }

  /// The lower side of the grid above that many lines of notes.
  func gridBottom(noteLines: Int) -> Double {
    let notes = noteLines > 0 ? space.noteGap + Double(noteLines) * space.noteLine : 0
    return paper.height - space.bottom - notes
  }

  /// The baseline of a line of notes, counted from the grid.
  func noteBaseline(_ line: Int, gridBottom: Double) -> Double {
    gridBottom + space.noteGap + (Double(line) + 0.8) * space.noteLine
  }
}
