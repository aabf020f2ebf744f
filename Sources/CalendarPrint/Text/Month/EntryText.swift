import CalendarModel
import DayGrid

/// What of an entry is written, and in which style.
struct EntryText {
  let locale: TextLocale

  /// The title on one line, with a sign in front when the event is called off or not sure.
  func title(of entry: GridEntry) -> String {
    let text = HarmlessText.of(entry.title)
    let title = text.isEmpty ? locale.words.untitled : text
    switch entry.status {
    case .confirmed: return title
    case .tentative: return "? " + title
    case .cancelled: return "✗ " + title
    }
  }

  /// The style of the title; `isPale` for an entry of another month.
  func style(of entry: GridEntry, isPale: Bool = false) -> TerminalStyle {
    var style = TerminalStyle.plain
    if isPale || entry.status == .cancelled { style.foreground = TerminalColors.grey }
    style.isItalic = entry.status == .tentative
    style.isStruck = entry.status == .cancelled
    return style
  }

  /// The start of a timed entry, in short.
  func time(of entry: GridEntry) -> String { entry.start.map(locale.clock.shortTime) ?? "" }

  /// The title of a timed entry as lines, the first of which stands behind the time.
  func titleLines(of entry: GridEntry, columns: Int, lines: Int) -> [String] {
    let first = columns - DisplayWidth.of(time(of: entry)) - 1
    return LineBreaking.wrap(
      title(of: entry), first: max(0, first), rest: columns, lines: lines)
  }

  /// The title of a bar as lines.
  func titleLines(of bar: GridSegment, columns: Int, lines: Int) -> [String] {
    LineBreaking.wrap(title(of: bar.entry), first: columns, rest: columns, lines: lines)
  }
}
