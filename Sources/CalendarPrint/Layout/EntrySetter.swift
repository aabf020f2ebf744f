import CalendarModel
import DayGrid

/// Sets the times and titles of timed entries in the columns of a cell.
struct EntrySetter {
  /// The most lines of a title.
  static let mostLines = 3

  let type: ThemeType
  let measurer: any TextMeasurer
  let facts: PageLocale
  /// The width of the column of times; 0 when there are none.
  let timeWidth: Double
  /// From a cell's left side to the titles.
  let titleInset: Double
  /// From a cell's left side to a title's further lines.
  let hangingInset: Double
  private let titleWidth: Double
  private let hangingWidth: Double

  init(_ frame: PageFrame, grid: MonthGrid, facts: PageLocale, measurer: any TextMeasurer) {
    type = frame.type
    self.measurer = measurer
    self.facts = facts
    let starts = Set(
      grid.rows.lazy.flatMap(\.cells).flatMap(\.timed).compactMap { $0.start?.secondOfDay })
    let day = grid.month.firstDay
    let style = frame.type.time
    timeWidth =
      Set(starts.map { facts.time(WallTime(day, secondOfDay: $0)) })
      .map { measurer.width(of: $0, in: style) }.max() ?? 0
    let space = frame.space
    titleInset = space.textInset + timeWidth + space.timeGap
    titleWidth = frame.columnWidth - titleInset - space.barInset
    // Where times leave titles little room, further lines begin under the times.
    let isNarrow = titleWidth < frame.columnWidth * 0.55
    hangingInset = isNarrow ? space.textInset : titleInset
    hangingWidth = frame.columnWidth - hangingInset - space.barInset
  }

  /// The time of an entry.
  func time(of entry: GridEntry) -> String {
    entry.start.map { facts.time($0) } ?? ""
  }

  /// The title of an entry on at most that many lines. The first may be empty.
  func title(of entry: GridEntry, lines: Int) -> FittedText {
    measurer.fit(
      entry.printableTitle, in: type.entry, width: titleWidth, hangingWidth: hangingWidth,
      lines: lines)
  }

  /// How many lines the title would take if it could, up to `mostLines`.
  func wantedLines(_ entry: GridEntry) -> Int {
    title(of: entry, lines: EntrySetter.mostLines).lines.count
  }
}

extension GridEntry {
  /// The title as it can be set, or the place where it has none, or a dash.
  var printableTitle: String {
    let title = PrintableText.clean(title)
    if !title.isEmpty { return title }
    let location = PrintableText.clean(location ?? "")
    return location.isEmpty ? "–" : location
  }
}
