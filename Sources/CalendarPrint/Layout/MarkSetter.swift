import CalendarModel
import DayGrid

/// Sets the notes, moods and stickers of marks in cells.
struct MarkSetter {
  /// The most lines that the notes of a day take.
  static let mostLines = 3
  /// The most stickers of a day that show.
  private static let mostStickers = 4

  /// What stands beside the number of a day.
  struct Head: Hashable, Sendable {
    /// From left to right.
    var stickers: [Mark.Sticker] = []
    /// How many more there are.
    var restCount = 0
    /// The mood; nil where it has no room, and stands before the note.
    var mood: String?
  }

  private let frame: PageFrame
  private let measurer: any TextMeasurer
  private let locale: CalendarLocale
  private let facts: FactSetter

  init(
    _ frame: PageFrame, locale: CalendarLocale, labels: DayLabels, measurer: any TextMeasurer
  ) {
    facts = FactSetter(frame, labels: labels, measurer: measurer)
    self.frame = frame
    self.locale = locale
    self.measurer = measurer
  }

  /// The notes of a cell on at most that many lines; none where there is no note.
  func noteLines(of cell: GridCell, most: Int) -> [String] {
    let text = note(of: cell)
    guard !text.isEmpty else { return [] }
    let width = frame.columnWidth - frame.space.inset - frame.space.barInset
    return measurer.fit(text, in: frame.type.markNote, width: width, lines: max(1, most)).lines
      .filter { !$0.isEmpty }
  }

  /// The notes of a cell as one text, before them the mood that has no room in its head; empty
  /// where there is none.
  func note(of cell: GridCell) -> String {
    let own = marksBeginning(in: cell)
    guard !own.isEmpty else { return "" }
    var texts = own.compactMap(\.note).map { HarmlessText.of($0, limit: PageText.longest) }
    if let mood = mood(of: own), head(of: cell).mood == nil { texts.insert(mood, at: 0) }
    return texts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What stands beside a day's number.
  func head(of cell: GridCell) -> Head {
    let own = marksBeginning(in: cell)
    guard !own.isEmpty else { return Head() }
    let stickers = own.compactMap(\.sticker)
    var head = Head()
    // The number, and as much room as a disc around it takes.
    let left =
      frame.space.inset + frame.space.todayDisc * 2 + facts.leastWidth(of: cell.day)
    let room = frame.columnWidth - frame.space.inset - left
    let pitch = stickerPitch
    var count = min(stickers.count, MarkSetter.mostStickers, max(0, Int(room / pitch + 0.1)))
    // How many are missing has to have room as well.
    while count > 0, count < stickers.count,
      Double(count) * pitch + restWidth(stickers.count - count) > room
    {
      count -= 1
    }
    head.stickers = Array(stickers.prefix(count))
    head.restCount = stickers.count - count
    let taken = Double(count) * pitch + restWidth(head.restCount)
    if let mood = mood(of: own) {
      let width = measurer.width(of: mood, in: frame.type.mood)
      if width + frame.space.timeGap <= room - taken { head.mood = mood }
    }
    return head
  }

  /// From one sticker's left side to the next one's.
  var stickerPitch: Double { frame.space.sticker * 1.13 }

  /// The text that counts the stickers which do not show.
  func rest(_ count: Int) -> String { "+" + locale.number(count) }

  private func restWidth(_ count: Int) -> Double {
    count > 0 ? measurer.width(of: rest(count), in: frame.type.count) + frame.space.timeGap : 0
  }

  private func mood(of marks: [DayMark]) -> String? {
    let moods = marks.compactMap(\.mood).map { HarmlessText.of($0, limit: 60) }
    let text = moods.filter { !$0.isEmpty }.joined(separator: " · ")
    return text.isEmpty ? nil : text
  }

  private func marksBeginning(in cell: GridCell) -> [DayMark] {
    cell.marks.filter { $0.days.lowerBound == cell.day }
  }
}
