import CalendarModel
import DayGrid

/// What of an entry is written, and in which style.
struct EntryText {
  let locale: TextLocale
  let signs: CalendarSigns

  /// The title on one line, with a sign in front when the event is called off or not sure.
  func title(of entry: GridEntry) -> String {
    let text = HarmlessText.of(entry.title)
    let title = text.isEmpty ? locale.words.untitled : text
    switch entry.status {
    case .confirmed: return title
    // With a no-break space, so that the sign stays with the title.
    case .tentative: return "?\u{A0}" + title
    case .cancelled: return "✗\u{A0}" + title
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
}
