import DayGrid

/// Gives the bars and timed entries of a week their lines.
///
/// A bar stands under the bars of lower lanes that it shares a day with. Between the bars of
/// its day, each timed entry takes the first lines that are free, in order.
struct RowPacking {
  private(set) var bars: [PlannedBar]
  private(set) var cells: [[PlannedLine]]
  private let lines: Int
  private let text: MonthText

  /// All that shows, with its titles on one line each.
  init(_ fitted: FittedRow, lines: Int, text: MonthText) {
    self.lines = lines
    self.text = text
    bars = fitted.segments.map {
      PlannedBar(segment: $0, written: text.bar($0, lines: 1), top: $0.lane)
    }
    cells = fitted.cells.map { cell in
      cell.lines.map {
        PlannedLine(entry: $0.entry, written: text.timed($0.entry, lines: 1), top: $0.lane)
      }
    }
  }

  /// The line after the last one in use.
  var lineCount: Int {
    max(
      bars.map(\.lines.upperBound).max() ?? 0, cells.joined().map(\.lines.upperBound).max() ?? 0)
  }

  /// Gives the bars the lines that their titles need, as long as all entries still fit.
  mutating func growBars() {
    for index in bars.indices {
      for count in stride(from: text.frame.titleLines, to: 1, by: -1) {
        var grown = self
        grown.bars[index].written = text.bar(bars[index].segment, lines: count)
        if grown.bars[index].written.height == 1 { break }
        grown.stack()
        if grown.lineCount <= lines {
          self = grown
          break
        }
      }
    }
  }

  /// Gives the timed entries the lines that their titles need, as long as their cell fits.
  mutating func growLines() {
    for column in cells.indices {
      for index in cells[column].indices {
        // A zone that is told takes room of its own.
        let most = text.frame.titleLines + (cells[column][index].entry.origin == nil ? 0 : 1)
        for count in stride(from: most, to: 1, by: -1) {
          var grown = cells[column]
          grown[index].written = text.timed(grown[index].entry, lines: count)
          stack(&grown, column: column)
          if grown.allSatisfy({ $0.lines.upperBound <= lines }) {
            cells[column] = grown
            break
          }
        }
      }
    }
  }

  /// Shades bars that would run together with a bar of their colour above them.
  mutating func shadeBars() {
    for index in barsByLane {
      let bar = bars[index]
      let color = text.entry.signs.color(of: bar.segment.entry)
      bars[index].isShaded = bars.contains {
        $0.segment.lane == bar.segment.lane - 1 && !$0.isShaded
          && $0.segment.columns.overlaps(bar.segment.columns)
          && text.entry.signs.color(of: $0.segment.entry) == color
      }
    }
  }

  /// Finds the first line of every bar, under those of lower lanes, then of every timed entry.
  private mutating func stack() {
    var ends = [Int](repeating: 0, count: cells.count)
    for index in barsByLane {
      let columns = bars[index].segment.columns
      bars[index].top = ends[columns].max() ?? 0
      for column in columns { ends[column] = bars[index].lines.upperBound }
    }
    for column in cells.indices { stack(&cells[column], column: column) }
  }

  private var barsByLane: [Int] {
    bars.indices.sorted { bars[$0].segment.lane < bars[$1].segment.lane }
  }

  private func stack(_ cell: inout [PlannedLine], column: Int) {
    let taken = bars.filter { $0.segment.columns.contains(column) }
      .map(\.lines)
    var top = 0
    for index in cell.indices {
      let height = cell[index].written.height
      while let bar = taken.first(where: { $0.overlaps(top..<top + height) }) {
        top = bar.upperBound
      }
      cell[index].top = top
      top += height
    }
  }
}
