import CalendarModel
import DayGrid

/// Sets the texts of an entry in the hours: title, time, the time in its own zone, place.
struct BlockText {
  /// A line of a block.
  struct Line {
    /// Before the text.
    var time = ""
    var text = ""
    /// The time in the entry's own zone, behind it.
    var tail = ""
    var isTitle = true
  }

  let frame: PageFrame
  let locale: CalendarLocale
  let measurer: any TextMeasurer

  /// What an entry is called.
  func title(of entry: GridEntry) -> String {
    locale.name(of: entry, limit: PageText.longest)
  }

  /// Between a time and what follows it on its line.
  var gap: Double { frame.space.timeGap * 0.8 }

  /// What the arrow of an entry that goes on takes at the right.
  var arrowRoom: Double { frame.space.barHeight * 0.9 }

  /// The style of a title: a little smaller where that spares a word from being torn apart.
  func style(of entry: GridEntry, width: Double) -> TextStyle {
    let type = frame.type
    let style = entry.status == .tentative ? type.entry.italic : type.entry
    let words = title(of: entry).split(separator: " ").prefix(8)
    let widest = words.map { measurer.width(of: String($0), in: style) }.max() ?? 0
    // No smaller than the smallest letters of the page.
    let least = min(1, type.note.size / style.size)
    return widest > width ? style.scaled(by: max(least, width / widest * 0.995)) : style
  }

  /// The title, then the time, then the place; where there is one line, the time before the
  /// title if it leaves it room. Beside the hours the time is the least that is missed.
  func lines(
    of part: WeekEntries.Block, style: TextStyle, width: Double, count: Int, needsTime: Bool
  ) -> [Line] {
    let arrow = part.startsHere && part.endsHere ? 0 : arrowRoom
    guard count > 1 else {
      return [line(of: part, style: style, width: width - arrow, needsTime: needsTime)]
    }
    let entry = part.entry
    // An arrow stands beside the first line, another beside the last.
    let isFlat = count == 2
    let firstWidth = part.startsHere && !(isFlat && arrow > 0) ? width : width - arrow
    let otherWidth = isFlat ? width - arrow : width
    let count = !part.endsHere && !isFlat ? count - 1 : count
    let times = times(of: part)
    let time = times.first { fits($0, frame.type.time, otherWidth) } ?? ""
    let origin = origins(of: part).first { fits($0, frame.type.time, otherWidth) } ?? ""
    // Of two lines the title may take both: the hours beside them tell the time.
    let isOneLine =
      !origin.isEmpty && !time.isEmpty
      && self.width(of: time) + gap + self.width(of: origin) <= otherWidth
    let timeLines = count > 2 && !time.isEmpty ? 1 : 0
    let originLines = count > 1 && !origin.isEmpty ? 1 : 0
    let most = max(1, count - (isOneLine ? originLines : timeLines + originLines))
    var lines = measurer.fit(
      title(of: entry), in: style, width: firstWidth, hangingWidth: otherWidth, lines: most
    ).lines.map { Line(text: $0) }
    if isOneLine, lines.count < count {
      lines.append(Line(time: time, text: "", tail: origin))
    } else {
      if lines.count + (origin.isEmpty ? 0 : 1) < count, !time.isEmpty {
        lines.append(Line(time: time))
      }
      if !origin.isEmpty, lines.count < count { lines.append(Line(tail: origin)) }
    }
    let place = HarmlessText.of(entry.location ?? "", limit: PageText.longest)
    if lines.count < count, !place.isEmpty, !entry.title.isEmpty {
      let fitted = measurer.fit(
        place, in: frame.type.time, width: otherWidth, lines: min(3, count - lines.count))
      lines += fitted.lines.map { Line(text: $0, isTitle: false) }
    }
    return lines
  }

  /// All that there is, on one line.
  private func line(
    of part: WeekEntries.Block, style: TextStyle, width: Double, needsTime: Bool
  ) -> Line {
    let entry = part.entry
    let title = title(of: entry)
    var line = Line()
    var room = width
    let least = min(measurer.width(of: title, in: style), style.size * (needsTime ? 4 : 8))
    let origins = origins(of: part)
    if let origin = origins.first(where: { self.width(of: $0) + gap + least <= room })
      ?? origins.last(where: { self.width(of: $0) + gap <= room * 0.45 })
    {
      line.tail = origin
      room -= self.width(of: origin) + gap
    }
    if let time = times(of: part).last, self.width(of: time) + gap + least <= room {
      line.time = time
      room -= self.width(of: time) + gap
    }
    line.text = measurer.fit(title, in: style, width: max(0, room)).lines[0]
    return line
  }

  /// The time in an entry's own zone, where it begins.
  private func origins(of part: WeekEntries.Block) -> [String] {
    part.startsHere ? locale.origins(of: part.entry) : []
  }

  /// The time of a part, from the longest form to the shortest: of one that comes from the day
  /// before, when it ends.
  private func times(of part: WeekEntries.Block) -> [String] {
    let clock = locale.clock
    let start = part.entry.start.map { clock.time($0) } ?? ""
    let end = part.entry.end.map { clock.time($0) } ?? ""
    let span = start == end || end.isEmpty ? start : "\(start)–\(end)"
    return [span, part.startsHere ? start : locale.arrow + " " + end]
  }

  private func width(of text: String) -> Double {
    measurer.width(of: text, in: frame.type.time)
  }

  private func fits(_ text: String, _ style: TextStyle, _ room: Double) -> Bool {
    measurer.width(of: text, in: style) <= room
  }
}
