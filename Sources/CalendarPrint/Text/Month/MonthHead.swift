import CalendarModel

/// What is shown, and the legend, which stand above all calendars.
struct MonthHead {
  let title: [CalendarLocale.TitlePart]
  /// What stands behind the title.
  let span: String?
  private let legend: [Item]

  /// A head with a legend of the calendars, when there are several.
  init(title: [CalendarLocale.TitlePart], span: String? = nil, signs: CalendarSigns) {
    self.init(
      title: title, span: span,
      legend: signs.legend(signs.sign(ofCalendar:)))
  }

  /// A head with a legend of its own.
  init(title: [CalendarLocale.TitlePart], span: String? = nil, legend: [Item]) {
    self.title = title
    self.span = span
    self.legend = legend
  }

  /// Adds title, legend and an empty line; the title begins at column `x`.
  func draw(on canvas: inout TerminalCanvas, x: Int) {
    let line = canvas.addLines()
    let end = drawTitle(on: &canvas, x: x, line: line)
    let length = legend.reduce(0) { $0 + $1.columns + 3 } - 3
    if legend.isEmpty || end + 3 + length <= canvas.width {
      drawLegend(legend[...], on: &canvas, x: canvas.width - length, line: line)
    } else {
      var rest = legend[...]
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
    for part in title {
      let style =
        part.isMonth
        ? TerminalStyle(isBold: true) : TerminalStyle(foreground: TerminalColors.grey)
      end = canvas.put(part.text, x: end + 1, line: line, style)
    }
    if let span, end + 2 + DisplayWidth.of(span) <= canvas.width {
      end = canvas.put(
        span, x: end + 2, line: line,
        TerminalStyle(foreground: TerminalColors.grey, isFaint: true))
    }
    return end
  }

  /// A sign and what it stands for.
  struct Item {
    var sign: String
    var name: String
    var color: RGBColor?
    var background: RGBColor?
    /// The columns of sign and name.
    var columns: Int { DisplayWidth.of(sign) + 1 + DisplayWidth.of(name) }
  }

  private func drawLegend(
    _ items: ArraySlice<Item>, on canvas: inout TerminalCanvas, x: Int, line: Int
  ) {
    var column = x
    for item in items {
      let end = canvas.put(
        item.sign, x: column, line: line,
        TerminalStyle(foreground: item.color, background: item.background))
      column = canvas.put(item.name, x: end + 1, line: line) + 3
    }
  }
}
