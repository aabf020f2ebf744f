/// The fixed lines of a page: what its paper and its theme say before anything is measured.
struct PageFrame {
  /// Sizes relative to A4.
  let scale: Double
  let type: ThemeType
  private(set) var space: ThemeSpace
  let colors: ThemeColors
  let paper: PaperSize
  /// The left and right sides of the grid.
  private(set) var left: Double
  private(set) var right: Double
  /// The sides of everything, what stands beside the grid among it.
  let outerLeft: Double
  let outerRight: Double
  /// Where there is room to write, if anywhere.
  private(set) var notes: PageRect?

  init(_ page: MonthPage) {
    self.init(
      paper: page.paper, theme: page.theme, margin: page.margin,
      hasLineAbove: page.title?.isEmpty == false)
    if page.showsWeekNumbers { left += space.weekNumbers }
    if page.showsMinis { lowerGrid(by: type.month.size * 0.91) }
    if page.showsNotes { makeRoomForNotes() }
  }

  /// A frame with nothing beside the grid.
  ///
  /// - Parameters:
  ///   - margin: white on all sides in points; nil for the theme's own.
  ///   - hasLineAbove: whether a line stands above the page's head.
  init(paper: PaperSize, theme: PageTheme, margin: Double?, hasLineAbove: Bool) {
    self.paper = paper
    // By area, as the A series goes, but never more than a narrow or a flat sheet can take.
    let a4 = PaperSize.a4
    func scale(width: Double, height: Double) -> Double {
      let byArea = (width * height / (a4.width * a4.height)).squareRoot()
      return min(byArea, width / 500, height / 420)
    }
    let plain = scale(width: paper.width, height: paper.height)
    let own = theme.space.scaled(by: plain).margin
    let chosen = margin.map { min(max($0, 0), paper.widestMargin) }
    // A margin that is chosen makes a smaller or a larger sheet around the same design.
    let gain = 2 * ((chosen ?? own) - own)
    self.scale =
      chosen == nil
      ? plain : min(plain, scale(width: paper.width - gain, height: paper.height - gain))
    type = theme.type.scaled(by: self.scale)
    space = theme.space.scaled(by: self.scale)
    colors = theme.colors
    let isNarrow = paper.width < paper.height
    let side = chosen ?? (isNarrow ? space.margin * 0.8 : space.margin)
    left = side
    right = paper.width - side
    outerLeft = left
    outerRight = right
    guard let chosen else { return }
    let head = hasLineAbove ? type.month.size + type.title.ascent : type.month.capHeight
    space.lower(by: chosen + head - space.titleBaseline)
    space.bottom = chosen
  }

  /// Moves the grid down, its heads with it, and leaves the page's head where it is.
  mutating func lowerGrid(by height: Double) {
    space.gridTop += height
    space.weekdayBaseline += height
  }

  /// Leaves more room to the left of the grid.
  mutating func indent(by width: Double) { left += width }

  /// A column on the right of lying paper, or a band at the foot of upright paper.
  private mutating func makeRoomForNotes() {
    let gap = space.margin * 0.55
    if paper.width >= paper.height {
      let width = (right - left) * 0.2
      right -= width + gap
      notes = PageRect(
        x: right + gap, y: space.gridTop, width: width,
        height: paper.height - space.bottom - space.gridTop)
    } else {
      let height = paper.height * 0.15
      notes = PageRect(
        x: left, y: paper.height - space.bottom - height, width: right - left, height: height)
      space.bottom += height + space.weekdayBaseline - space.titleBaseline
    }
  }

  /// The same page with the lines of its cells closer together; 1 changes nothing.
  func denser(_ density: Double) -> PageFrame {
    var copy = self
    copy.space = space.denser(density)
    return copy
  }

  /// Whether the paper stands upright.
  var isUpright: Bool { paper.width < paper.height }
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

extension ThemeSpace {
  /// Moves everything down that is counted from the page's top.
  fileprivate mutating func lower(by height: Double) {
    titleBaseline += height
    weekdayBaseline += height
    gridTop += height
  }
}
