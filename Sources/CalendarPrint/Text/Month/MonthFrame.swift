/// Where the columns of a month stand in a terminal. All columns count from 0.
///
/// A cell has a gutter of one column, where bars begin and the colour of a timed entry
/// stands, then its text; between cells there is a hairline of one column.
struct MonthFrame {
  /// The first column of the first cell; week numbers stand before it.
  let left: Int
  /// From one cell to the next.
  let pitch: Int

  init(width: Int, showsWeekNumbers: Bool) {
    self.init(width: width, left: showsWeekNumbers ? 3 : 0)
  }

  /// A frame with so many columns before its cells.
  init(width: Int, left: Int) {
    self.left = left
    pitch = (width - left + 1) / 7
  }

  /// Whether a cell has room for a time and for most words; otherwise a month is compact.
  var isWideEnough: Bool { textColumns >= 7 }

  /// The columns of text in a cell.
  var textColumns: Int { pitch - 2 }

  /// All columns.
  var width: Int { left + 7 * pitch - 1 }

  /// The lines that a title may take.
  var titleLines: Int { textColumns < 12 ? 3 : 2 }

  /// The gutter of a cell.
  func x(_ column: Int) -> Int { left + column * pitch }

  /// The columns of a bar, half-open: from the gutter to the last hairline, exclusive.
  func barColumns(_ columns: Range<Int>) -> Range<Int> {
    x(columns.lowerBound)..<x(columns.upperBound) - 1
  }
}
