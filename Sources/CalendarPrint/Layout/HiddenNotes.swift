import CalendarModel
import DayGrid

/// The list of what the cells hide, in columns at the page's foot.
struct HiddenNotes {
  /// A line of the list.
  struct Line: Hashable, Sendable {
    /// The count and the day, on the first line of a day.
    var label: String?
    var text: String
    /// Whether it says that the list is cut.
    var isRest = false
  }

  /// The columns, from left to right; none is longer than the first.
  let columns: [[Line]]
  /// The width of the labels, gap included.
  let labelWidth: Double
  /// The width of a column, gap included.
  let columnWidth: Double

  /// The number of lines of the longest column.
  var lineCount: Int { columns.map(\.count).max() ?? 0 }

  /// Sets the list on at most `limit` lines. What does not fit is counted on the last one.
  init(
    _ days: [(day: Day, entries: [GridEntry])], frame: PageFrame, facts: PageLocale,
    measurer: any TextMeasurer, limit: Int
  ) {
    guard !days.isEmpty, limit > 0 else {
      columns = []
      labelWidth = 0
      columnWidth = frame.width
      return
    }
    let type = frame.type
    let isNarrow = frame.paper.width < frame.paper.height
    let count = min(days.count, isNarrow ? 2 : 3)
    columnWidth = frame.width / Double(count)
    let labels = days.map { "+\(facts.number($0.entries.count))  \(facts.shortDate($0.day))" }
    let labelWidth =
      (labels.map { measurer.width(of: $0, in: type.noteLabel) }.max() ?? 0) + type.note.size
    self.labelWidth = labelWidth
    let gap = count > 1 ? type.note.size * 1.8 : 0
    var writer = NoteWriter(
      measurer: measurer, style: type.note, width: columnWidth - labelWidth - gap,
      limit: count * limit)
    for (label, day) in zip(labels, days) {
      writer.write(
        label: label,
        items: day.entries.lazy.map { entry in
          let time = entry.start.flatMap { entry.isBar ? nil : facts.time($0) }
          // Enough to know an event by; the list has to end some time.
          let title = PrintableText.clean(entry.printableTitle, limit: 72)
          return (time.map { $0 + " " } ?? "") + PrintableText.isolated(title)
        })
    }
    let lines = writer.finished { facts.words.more(facts.number($0, grouped: true)) }
    let height = (lines.count + count - 1) / count
    columns = stride(from: 0, to: lines.count, by: max(height, 1)).map {
      Array(lines[$0..<min($0 + height, lines.count)])
    }
  }
}

/// Writes items one after the other on lines of one width.
private struct NoteWriter {
  let measurer: any TextMeasurer
  let style: TextStyle
  let width: Double
  let limit: Int
  private var lines: [HiddenNotes.Line] = []
  /// For each line, how many items ended on it or before it.
  private var ended: [Int] = []
  private var total = 0
  private var endedCount = 0

  init(measurer: any TextMeasurer, style: TextStyle, width: Double, limit: Int) {
    self.measurer = measurer
    self.style = style
    self.width = width
    self.limit = limit
  }

  /// Writes the items of a day, from a new line on.
  mutating func write(label: String, items: some Collection<String>) {
    total += items.count
    // One line more than there is room for: then it is known that the rest is cut.
    guard lines.count <= limit else { return }
    lines.append(HiddenNotes.Line(label: label, text: ""))
    ended.append(endedCount)
    var isFirst = true
    for item in items {
      guard lines.count <= limit else { return }
      append(item, separator: isFirst ? "" : "  ·  ")
      isFirst = false
      endedCount += 1
      ended[ended.count - 1] = endedCount
    }
  }

  /// The lines, the last one saying how many items it leaves out where that is needed.
  func finished(more: (Int) -> String) -> [HiddenNotes.Line] {
    guard lines.count > limit else { return lines }
    let kept = lines.prefix(limit - 1)
    let missing = total - (kept.isEmpty ? 0 : ended[kept.count - 1])
    return kept + [HiddenNotes.Line(text: more(missing), isRest: true)]
  }

  private mutating func append(_ item: String, separator: String) {
    let last = lines.count - 1
    let joined = lines[last].text + separator + item
    if measurer.width(of: joined, in: style) <= width {
      lines[last].text = joined
      return
    }
    // An item that fits on a line of its own is not torn apart.
    if !lines[last].text.isEmpty {
      lines[last].text += separator.isEmpty ? "" : "  ·"
      newLine()
    }
    let fitted = measurer.fit(item, in: style, width: width, lines: 2)
    for (index, line) in fitted.lines.enumerated() {
      if index > 0 { newLine() }
      lines[lines.count - 1].text = line
    }
  }

  private mutating func newLine() {
    lines.append(HiddenNotes.Line(text: ""))
    ended.append(endedCount)
  }
}
