import CalendarModel
import DayGrid

/// Sets the headings of a list's days.
struct AgendaHeadSetter {
  /// The most lines of the notes, and of the names of holidays.
  static let mostNoteLines = 6
  static let mostNameLines = 2
  static let mostStickers = 4

  let frame: PageFrame
  let labeler: DayLabeler
  let measurer: any TextMeasurer
  let dates: (Day) -> String
  /// The width of a column.
  let width: Double
  /// The most lines under a heading.
  let mostLines: Int

  /// The style of headings.
  var style: TextStyle { frame.type.dayNumber.scaled(by: 0.86) }
  /// The style of what is told beside them.
  var factStyle: TextStyle { frame.type.weekNumber }
  /// The side of a sticker, and from one to the next.
  var sticker: Double { frame.space.sticker * 0.92 }
  var stickerPitch: Double { sticker * 1.13 }
  var moonRadius: Double { frame.space.inset * 0.5 }
  var gap: Double { frame.space.timeGap * 1.4 }

  /// The heading of a day with these marks.
  func set(_ day: Day, marks: [DayMark]) -> AgendaHead {
    var head = AgendaHead(title: dates(day))
    let label = labeler.label(of: day)
    let own = marks.filter { $0.days.lowerBound == day }
    head.color =
      marks.first { !$0.isRun && $0.color != nil }?.color ?? marks.lazy.compactMap(\.color).first
    var room = width - measurer.width(of: head.title, in: style) - frame.space.todayDisc - gap
    func take(_ needed: Double) -> Bool {
      guard needed + gap <= room else { return false }
      room -= needed + gap
      return true
    }
    for sticker in own.compactMap(\.sticker).prefix(Self.mostStickers) where take(stickerPitch) {
      head.stickers.append(sticker)
    }
    var texts: [String] = []
    let moods = own.compactMap(\.mood).map { HarmlessText.of($0, limit: 60) }
      .filter { !$0.isEmpty }.joined(separator: " · ")
    if !moods.isEmpty {
      if take(measurer.width(of: moods, in: frame.type.mood)) {
        head.mood = moods
      } else {
        texts.append(moods)
      }
    }
    if let moon = label.moon, take(moonRadius * 2) { head.moon = moon }
    for forms in label.dates {
      if let date = forms.first(where: { take(measurer.width(of: $0, in: factStyle)) }) {
        head.facts.append(date)
      }
    }
    if let number = label.dayOfYear, take(measurer.width(of: number, in: factStyle)) {
      head.facts.append(number)
    }
    texts += own.compactMap(\.note).map { HarmlessText.of($0, limit: PageText.longest) }
    head.lines = lines(label, note: texts.filter { !$0.isEmpty }.joined(separator: " · "))
    return head
  }

  private func lines(_ label: DayLabel, note: String) -> [AgendaHead.Line] {
    var lines: [AgendaHead.Line] = []
    func add(_ text: String?, _ style: TextStyle, most: Int, _ kind: AgendaHead.Line) {
      let left = min(most, mostLines - lines.count)
      guard let text, !text.isEmpty, left > 0 else { return }
      let fitted = measurer.fit(text, in: style, width: width, lines: left)
      lines += fitted.lines.map {
        var line = kind
        line.text = $0
        return line
      }
    }
    add(
      label.holiday, frame.type.note, most: Self.mostNameLines,
      AgendaHead.Line(text: "", isHoliday: true))
    add(label.term, frame.type.note, most: 1, AgendaHead.Line(text: ""))
    add(
      note, frame.type.markNote, most: Self.mostNoteLines,
      AgendaHead.Line(text: "", isNote: true))
    return lines
  }
}
