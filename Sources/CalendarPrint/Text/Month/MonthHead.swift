import CalendarModel

/// The month's name and the legend, which stand above both kinds of month.
struct MonthHead {
  let labels: DayLabels
  let locale: CalendarLocale
  let signs: CalendarSigns

  /// Adds title, legend and an empty line; the title begins at column `x`.
  func draw(on canvas: inout TerminalCanvas, x: Int) {
    let line = canvas.addLines()
    let end = drawTitle(on: &canvas, x: x, line: line)
    let items = legend
    let length = items.reduce(0) { $0 + $1.columns + 3 } - 3
    if items.isEmpty || end + 3 + length <= canvas.width {
      drawLegend(items[...], on: &canvas, x: canvas.width - length, line: line)
    } else {
      var rest = items[...]
      while let first = rest.first {
        var used = first.columns
        let fitting = rest.dropFirst().prefix {
          used += 3 + $0.columns
          return x + used <= canvas.width
        }
        let count = 1 + fitting.count
        drawLegend(rest.prefix(count), on: &canvas, x: x, line: canvas.addLines())
        rest = rest.dropFirst(count)
      }
    }
    canvas.addLines()
  }

  /// Month in bold, year in grey, as the locale orders them.
  private func drawTitle(on canvas: inout TerminalCanvas, x: Int, line: Int) -> Int {
    var end = x - 1
    for part in labels.title {
      let style =
        part.isMonth
        ? TerminalStyle(isBold: true) : TerminalStyle(foreground: TerminalColors.grey)
      end = canvas.put(part.text, x: end + 1, line: line, style)
    }
    if let span = labels.span, end + 2 + DisplayWidth.of(span) <= canvas.width {
      end = canvas.put(
        span, x: end + 2, line: line,
        TerminalStyle(foreground: TerminalColors.grey, isFaint: true))
    }
    return end
  }

  private struct Item {
    var sign: String
    var name: String
    var color: RGBColor
    var columns: Int { 2 + DisplayWidth.of(name) }
  }

  /// One item for each calendar, when there are several.
  private var legend: [Item] {
    guard signs.areNeeded else { return [] }
    return signs.indices.map {
      Item(
        sign: signs.sign(ofCalendar: $0),
        name: ColumnMeasurer.cut(signs.name(ofCalendar: $0), to: 24),
        color: signs.color(ofCalendar: $0))
    }
  }

  private func drawLegend(
    _ items: ArraySlice<Item>, on canvas: inout TerminalCanvas, x: Int, line: Int
  ) {
    var column = x
    for item in items {
      canvas.put(item.sign, x: column, line: line, TerminalStyle(foreground: item.color))
      column = canvas.put(item.name, x: column + 2, line: line) + 3
    }
  }
}
