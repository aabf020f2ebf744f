import CalendarModel

/// Draws facts and bars on the columns of a terminal.
struct ChartDrawing {
  private let chart: TextChart
  private let locale: CalendarLocale
  private let width: Int
  private let days: (Day) -> String
  private let months: (Day) -> String

  init(_ chart: TextChart) {
    self.chart = chart
    locale = chart.options.calendarLocale
    width = min(max(chart.options.width, Self.narrowest), Self.widest)
    days = locale.days("dMMMy")
    months = locale.days("MMMy")
  }

  /// The columns that a chart is never narrower than, and never wider: a longer bar is read
  /// no better.
  private static let narrowest = 30
  private static let widest = 66

  private static let grey = TerminalStyle(foreground: TerminalColors.grey)
  private static let head = TerminalStyle(isBold: true)

  func canvas() -> TerminalCanvas {
    var canvas = TerminalCanvas(width: width, repertoire: locale.repertoire)
    drawFacts(on: &canvas)
    for section in chart.sections where !section.bars.isEmpty {
      if canvas.height > 0 { canvas.addLines() }
      draw(section, on: &canvas)
    }
    return canvas
  }

  private func drawFacts(on canvas: inout TerminalCanvas) {
    let labels = chart.facts.map { DisplayWidth.of($0.label) }.max() ?? 0
    let values = chart.facts.filter { $0.days != nil }.map { DisplayWidth.of($0.value) }.max() ?? 0
    for fact in chart.facts {
      var line = canvas.addLines()
      canvas.put(fact.label, x: 0, line: line, Self.grey)
      let end = canvas.put(fact.value, x: labels + 2, line: line, Self.head)
      guard let range = fact.days else { continue }
      let text = text(of: range)
      var x = max(end, labels + 2 + values) + 2
      if x + DisplayWidth.of(text) > width {
        line = canvas.addLines()
        x = min(labels + 2, max(0, width - DisplayWidth.of(text)))
      }
      canvas.put(text, x: x, line: line)
    }
  }

  private func text(of range: Range<Day>) -> String {
    let last = range.upperBound.advanced(by: -1)
    return range.lowerBound == last
      ? days(last) : "\(days(range.lowerBound)) – \(days(last))"
  }

  private func draw(_ section: TextChart.Section, on canvas: inout TerminalCanvas) {
    let bars = section.bars
    let labels = bars.map { ColumnMeasurer.cut(text(of: $0.label), to: width / 3) }
    let counts = bars.map { locale.count($0.count) }
    let means = bars.map { $0.mean.map { locale.decimal($0, digits: 1) } ?? "" }
    let labelColumns = labels.map { DisplayWidth.of($0) }.max() ?? 0
    let countColumns = counts.map { DisplayWidth.of($0) }.max() ?? 0
    let meanTitle = section.meanTitle ?? ""
    let meanColumns = max(
      means.map { DisplayWidth.of($0) }.max() ?? 0, DisplayWidth.of(meanTitle))
    let start = Self.indent + labelColumns + 2
    let barColumns = max(
      4, width - start - countColumns - 1 - (meanColumns == 0 ? 0 : meanColumns + 3))
    let countEnd = start + barColumns + 1 + countColumns
    let head = canvas.addLines()
    canvas.put(section.title, x: 0, line: head, Self.head)
    if meanColumns > 0 {
      canvas.put(
        meanTitle, x: countEnd + 3 + meanColumns - DisplayWidth.of(meanTitle), line: head, Self.grey
      )
    }
    let most = bars.map(\.count).max() ?? 0
    for (index, bar) in bars.enumerated() {
      let line = canvas.addLines()
      let color = color(of: bar.label)
      canvas.put(
        labels[index], x: Self.indent, line: line, TerminalStyle(foreground: color))
      canvas.put(
        Self.bar(bar.count, of: most, columns: barColumns), x: start, line: line,
        TerminalStyle(foreground: RGBColor.skyBlue))
      canvas.put(
        counts[index], x: countEnd - DisplayWidth.of(counts[index]), line: line,
        bar.count == 0 ? Self.grey : .plain)
      canvas.put(
        means[index], x: countEnd + 3 + meanColumns - DisplayWidth.of(means[index]), line: line,
        Self.grey)
    }
    if section.rest > 0 {
      let line = canvas.addLines()
      let text = locale.words.more(locale.count(section.rest))
      canvas.put(text, x: Self.indent, line: line, Self.grey)
    }
  }

  private static let indent = 2

  private func text(of label: TextChart.Label) -> String {
    switch label {
    case .text(let text): locale.repertoire.text(HarmlessText.of(text, limit: width))
    case .month(let month): months(month.firstDay)
    case .year(let year): locale.number(year)
    case .weekday(let weekday):
      locale.capitalized(locale.names(of: [weekday], .full).first ?? "")
    }
  }

  private func color(of label: TextChart.Label) -> RGBColor? {
    if case .weekday(let weekday) = label, locale.restDays.contains(weekday) {
      .crimson
    } else {
      nil
    }
  }

  /// A bar in halves of a column; what is more than nothing shows.
  private static func bar(_ count: Int, of most: Int, columns: Int) -> String {
    guard count > 0, most > 0 else { return "" }
    let halves = max(1, Int((Double(count) / Double(most) * Double(columns * 2)).rounded()))
    return String(repeating: "━", count: halves / 2) + (halves.isMultiple(of: 2) ? "" : "╸")
  }
}
