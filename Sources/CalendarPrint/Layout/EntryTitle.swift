/// The title of an entry on its lines, and its time in its own zone, which follows the last.
struct EntryTitle: Hashable, Sendable {
  /// One at least. The first may be empty, and so may the last where the time has it alone.
  var lines: [String]
  /// Whether something of the title was left out, which its ellipsis says.
  var isShortened: Bool
  /// The time in the entry's own zone; nil for none.
  var origin: String?
}

/// Sets titles with the times that belong to them.
struct TitleSetter {
  let measurer: any TextMeasurer
  let style: TextStyle
  let originStyle: TextStyle
  /// Between a title and the time after it.
  let gap: Double

  /// A title on at most `limit` lines.
  ///
  /// The time is never left out: it follows the title, stands on a line of its own where one is
  /// left, and makes the title shorter where there is none. Where it would take more than half
  /// of a line, its shorter form stands there.
  ///
  /// - Parameters:
  ///   - origins: the time, the longest form first; empty for none.
  ///   - width: of the first line.
  ///   - hangingWidth: of the others.
  func set(
    _ title: String, origins: [String], width: Double, hangingWidth: Double, lines limit: Int
  ) -> EntryTitle {
    let whole = measurer.fit(
      title, in: style, width: width, hangingWidth: hangingWidth, lines: limit)
    guard let shortest = origins.last else {
      return EntryTitle(lines: whole.lines, isShortened: whole.isShortened)
    }
    let lastWidth = whole.lines.count > 1 ? hangingWidth : width
    for origin in origins {
      let room = measurer.width(of: origin, in: originStyle)
      if !whole.isShortened {
        let used = measurer.width(of: whole.lines[whole.lines.count - 1], in: style)
        if used + gap + room <= lastWidth {
          return EntryTitle(lines: whole.lines, isShortened: false, origin: origin)
        }
        if whole.lines.count < limit, room <= hangingWidth {
          return EntryTitle(lines: whole.lines + [""], isShortened: false, origin: origin)
        }
      }
      let least = limit > 1 ? hangingWidth : width
      guard room + gap <= least * 0.5 else { continue }
      return shortened(title, origin: origin, room: room, width, hangingWidth, limit)
    }
    let room = measurer.width(of: shortest, in: originStyle)
    let isRoom = room + gap <= (limit > 1 ? hangingWidth : width)
    guard isRoom else { return EntryTitle(lines: whole.lines, isShortened: whole.isShortened) }
    return shortened(title, origin: shortest, room: room, width, hangingWidth, limit)
  }

  /// A title that leaves room for the time at the end of its last line.
  private func shortened(
    _ title: String, origin: String, room: Double, _ width: Double, _ hangingWidth: Double,
    _ limit: Int
  ) -> EntryTitle {
    let taken = room + gap
    let fitted = measurer.fit(
      title, in: style, width: limit > 1 ? width : width - taken,
      hangingWidth: max(0, hangingWidth - taken), lines: limit)
    // All on the first line after all: then it is that which the time follows.
    if limit > 1, fitted.lines.count == 1 {
      return EntryTitle(
        lines: fitted.lines + [""], isShortened: fitted.isShortened, origin: origin)
    }
    return EntryTitle(lines: fitted.lines, isShortened: fitted.isShortened, origin: origin)
  }
}
