import CalendarModel

extension PageComposer {
  /// A way to set the legend.
  private struct LegendSetting {
    var style: TextStyle
    /// The names, shortened where they had to be.
    var names: [String]
    /// How many calendars are left out at the end.
    var rest: Int
    /// The widths of the columns, dot and name.
    var columns: [Double]
  }

  /// The calendars with their colours, to the right of the month, its last row on the
  /// month's baseline. Many calendars stand in columns, then in smaller letters, then with
  /// shorter names; as a last resort the last ones are counted.
  mutating func composeLegend(from left: Double, baseline: Double) {
    guard !page.calendars.isEmpty, let setting = legendSetting(width: frame.right - left) else {
      return
    }
    let style = setting.style
    let lead = legendLead(style)
    let gap = style.size * 1.9
    let pitch = style.size * 1.5
    let columnCount = setting.columns.count
    let rowCount = (setting.names.count + columnCount - 1) / columnCount
    let width = setting.columns.reduce(-gap) { $0 + $1 + gap }
    for (index, name) in setting.names.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      let offset = setting.columns.prefix(column).reduce(0) { $0 + $1 + gap }
      let x = frame.right - width + offset
      let y = baseline - Double(rowCount - 1 - row) * pitch
      let isRest = setting.rest > 0 && index == setting.names.count - 1
      if !isRest {
        let radius = style.size * 0.38
        add(
          dot(
            PagePoint(x: x + radius, y: y - style.capHeight / 2), radius: radius,
            calendar: index),
          .fill(
            EntryColors(page.calendars.color(ofCalendar: index), on: frame.colors.paper).strong))
      }
      add(
        name, style, frame.colors.muted, x: isRest ? x : x + lead, baseline: y, role: .legend)
    }
  }

  /// From a dot's left side to its name.
  private func legendLead(_ style: TextStyle) -> Double { style.size * 1.25 }

  /// The first setting that fits, the one with the fewest rows and the least loss.
  private func legendSetting(width: Double) -> LegendSetting? {
    let names = page.calendars.map { $0.harmlessName(limit: 100) }
    let styles = [(frame.type.legend, 3), (frame.type.legendSmall, 4)]
    for ems in [1000.0, 14.0, 9.0, 6.0] {
      for (style, mostRows) in styles {
        let short = names.map {
          measurer.fit($0, in: style, width: style.size * ems).lines[0]
        }
        for rows in 1...mostRows {
          if let setting = setting(short, style, rows: rows, rest: 0, width: width) {
            return setting
          }
        }
      }
    }
    let style = frame.type.legendSmall
    var kept = min(names.count - 1, 60)
    while kept > 0 {
      let short = names.prefix(kept).map {
        measurer.fit($0, in: style, width: style.size * 6).lines[0]
      }
      let rest = names.count - kept
      let all = short + ["+\(locale.number(rest))"]
      if let setting = setting(all, style, rows: 4, rest: rest, width: width) { return setting }
      kept -= 1
    }
    return nil
  }

  /// The names in that many rows, if they are no wider than `width`.
  private func setting(
    _ names: [String], _ style: TextStyle, rows: Int, rest: Int, width: Double
  ) -> LegendSetting? {
    let count = (names.count + rows - 1) / rows
    let gap = style.size * 1.9
    let columns = (0..<count).map { column in
      stride(from: column, to: names.count, by: count)
        .map { legendLead(style) + measurer.width(of: names[$0], in: style) }.max() ?? 0
    }
    let total = columns.reduce(-gap) { $0 + $1 + gap }
    guard total <= width else { return nil }
    return LegendSetting(style: style, names: names, rest: rest, columns: columns)
  }
}
