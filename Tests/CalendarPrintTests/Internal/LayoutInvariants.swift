import CalendarModel
import DayGrid

@testable import CalendarPrint

/// The layout of a page with the fonts that it is drawn with.
func layout(of page: MonthPage) throws -> PageLayout {
  try DrawingTurn.take {
    let locale = CalendarLocale(page.locale)
    return PageComposer.layout(
      page, locale: locale, measurer: try PangoTypesetter(language: locale.languageTag))
  }
}

/// Checks what holds for every layout.
struct LayoutInvariants {
  let layout: PageLayout
  let grid: MonthGrid

  /// What does not hold, each in a line.
  var violations: [String] {
    strays + rowProblems + countProblems + overlaps + baselineProblems
  }

  private var sheet: PageRect {
    PageRect(x: 0, y: 0, width: layout.paper.width, height: layout.paper.height)
  }

  /// Texts outside their cells, and anything outside the page.
  private var strays: [String] {
    let cells = Dictionary(uniqueKeysWithValues: layout.cells.map { ($0.day, $0.box) })
    let rows = Dictionary(
      uniqueKeysWithValues: zip(grid.rows.map(\.days.lowerBound), layout.rows.map(\.box)))
    let texts = layout.texts.filter { text in
      switch text.role {
      case .dayNumber(let day), .entry(let day), .hiddenCount(let day), .mark(let day),
        .fact(let day):
        cells[day]?.contains(text.box) != true
      case .bar(let day): rows[day]?.contains(text.box) != true
      default: !sheet.contains(text.box)
      }
    }
    let shapes = layout.shapes.filter { !sheet.contains($0.outline.box) }
    return texts.map { "\($0.string) strays: \($0.role) \($0.box)" }
      + shapes.map { "\($0) strays" }
  }

  /// Rows lie under each other without gaps and fill the grid.
  private var rowProblems: [String] {
    var problems: [String] = []
    var y = layout.grid.y
    for row in layout.rows {
      if abs(row.box.y - y) > 0.01 || row.box.height <= 0 { problems.append("row at \(y)") }
      y = row.box.maxY
    }
    if abs(y - layout.grid.maxY) > 0.01 { problems.append("rows end at \(y)") }
    if !sheet.contains(layout.grid) { problems.append("the grid strays") }
    return problems
  }

  /// What shows and what is hidden is all there is, and hidden entries are counted.
  private var countProblems: [String] {
    let totals = grid.rows.flatMap { row in (0..<7).map { row.entries(inColumn: $0).count } }
    return zip(layout.cells, totals).compactMap { cell, total in
      let labels = layout.texts.count { $0.role == .hiddenCount(cell.day) }
      let isRight =
        cell.shownCount + cell.hiddenCount == total
        && labels == (cell.hiddenCount + cell.hiddenNotes > 0 ? 1 : 0)
      return isRight ? nil : "\(cell) of \(total) entries"
    }
  }

  /// Texts that stand on each other.
  private var overlaps: [String] {
    let texts = layout.texts.sorted { $0.baseline < $1.baseline }
    var problems: [String] = []
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        // The tallest style reaches this far up; what follows lies lower still.
        guard other.baseline - layout.paper.height * 0.1 < text.baseline else { break }
        // Letters of plain height: capitals above the baseline, nothing below it.
        guard other.baseline - other.style.capHeight < text.baseline + 0.05 else { continue }
        let isApart =
          other.x > text.x + text.width - 0.05 || text.x > other.x + other.width - 0.05
        if !isApart { problems.append("\(text.string) and \(other.string) overlap") }
      }
    }
    return problems
  }

  /// Titles and times of a week stand on lines that all its cells share.
  private var baselineProblems: [String] {
    layout.rows.compactMap { row in
      let baselines = layout.texts.filter { text in
        switch text.role {
        case .entry, .bar: row.box.contains(text.box)
        default: false
        }
      }.map(\.baseline).sorted()
      let steps = zip(baselines, baselines.dropFirst()).map { $1 - $0 }.filter { $0 > 0.001 }
      guard let lane = steps.min() else { return nil }
      let isShared = steps.allSatisfy { abs($0 / lane - ($0 / lane).rounded()) < 0.001 }
      return isShared ? nil : "baselines \(baselines)"
    }
  }
}

extension PageShape.Outline {
  /// What the outline reaches to.
  var box: PageRect {
    switch self {
    case .rectangle(let box), .rounded(let box, _, _): return box
    case .disc(let center, let radius), .moonShadow(let center, let radius, _, _):
      return PageRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .line(let points), .polygon(let points):
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
      return PageRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
