import CalendarModel

/// A year as a field of days: its months side by side, their days in line.
///
/// On lying paper the months are rows, on upright paper columns: either way a day has about the
/// shape of a tile.
struct YearField {
  /// Of each month, half-open.
  let months: [Range<Day>]
  let areMonthsRows: Bool
  /// The tiles, without names and sums.
  let box: PageRect
  /// The size of a tile, gap included.
  let width: Double
  let height: Double

  /// The most days of a month.
  private let mostDays: Int

  /// - Parameters:
  ///   - box: the whole field.
  ///   - names: what the names of months take: of its width where they are rows, of its height
  ///     where they are columns.
  ///   - sums: what the sums of months take, at the other end.
  init(_ months: [Range<Day>], box: PageRect, areMonthsRows: Bool, names: Double, sums: Double) {
    self.months = months
    self.areMonthsRows = areMonthsRows
    mostDays = max(1, months.map(\.count).max() ?? 1)
    self.box =
      areMonthsRows
      ? PageRect(x: box.x + names, y: box.y, width: box.width - names - sums, height: box.height)
      : PageRect(x: box.x, y: box.y + names, width: box.width, height: box.height - names - sums)
    let count = Double(max(1, months.count))
    width = self.box.width / (areMonthsRows ? Double(mostDays) : count)
    height = self.box.height / (areMonthsRows ? count : Double(mostDays))
  }

  /// The place of a day, by its month and its place in it, both from 0.
  func box(month: Int, day: Int) -> PageRect {
    let (row, column) = areMonthsRows ? (month, day) : (day, month)
    return PageRect(
      x: box.x + Double(column) * width, y: box.y + Double(row) * height, width: width,
      height: height)
  }
}
