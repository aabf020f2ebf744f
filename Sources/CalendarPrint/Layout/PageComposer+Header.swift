import CalendarModel
import DayGrid

extension PageComposer {
  /// The title, such as the month; the line above it, and the legend.
  mutating func composeHeader(_ parts: [CalendarLocale.TitlePart]) {
    let baseline = frame.space.titleBaseline
    layout.title = parts.map(\.text).joined(separator: " ")
    layout.name = layout.title
    let title = HarmlessText.of(page.title ?? "", limit: PageText.longest)
    let line = [title, labels.span ?? ""].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    if !line.isEmpty {
      let fitted = measurer.fit(line, in: frame.type.title, width: frame.width)
      add(
        fitted.lines[0], frame.type.title, frame.colors.muted, x: frame.left,
        baseline: baseline - frame.type.month.size, role: .title)
      if !title.isEmpty { layout.title = title + " · " + layout.title }
    }
    let end = composeTitle(parts, baseline: baseline)
    guard page.showsLegend else { return }
    if page.showsMinis {
      // Small months take its place: under the title there is room.
      let right = miniMonths.first.map { $0.box.x - frame.columnWidth * 0.3 } ?? frame.right
      let pitch = frame.space.weekdayBaseline - frame.type.weekday.size - baseline
      composeLegend(
        from: frame.left, to: right, baseline: baseline + pitch * 0.62, mostRows: 1, atLeft: true)
    } else {
      composeLegend(
        from: end + frame.columnWidth * 0.25, to: frame.right, baseline: baseline)
    }
  }

  /// Month and year side by side, smaller where they would leave the legend no room; gives
  /// their right end.
  private mutating func composeTitle(
    _ parts: [CalendarLocale.TitlePart], baseline: Double
  ) -> Double {
    let gap = frame.type.month.size * 0.27
    func style(_ part: CalendarLocale.TitlePart) -> TextStyle {
      part.isMonth ? frame.type.month : frame.type.year
    }
    let width = parts.reduce(-gap) { $0 + measurer.width(of: $1.text, in: style($1)) + gap }
    // Small months at the head leave it what is left of them.
    let left = miniMonths.first.map { $0.box.x - frame.left - gap } ?? frame.width
    let factor = min(1, min(frame.width * 0.62, left) / max(width, 1))
    // Large letters have air on their left; their stems shall stand on the grid's side.
    var x = frame.left - frame.type.month.size * factor * 0.037
    for part in parts {
      let color = part.isMonth ? frame.colors.ink : frame.colors.year
      x = add(
        part.text, style(part).scaled(by: factor), color, x: x, baseline: baseline, role: .title)
      x += gap * factor
    }
    return x
  }

  /// The weekdays in capitals, all in the same form, and the rule under them.
  mutating func composeWeekdays() {
    guard let week = page.grid.rows.first else { return }
    let type = frame.type
    let weekdays = week.cells.map(\.day.weekday)
    let room = frame.columnWidth - frame.space.inset - frame.space.barInset
    let heads = locale.heads(weekdays, inCapitals: type.setsHeadsInCapitals) {
      measurer.width(of: $0, in: type.weekday) <= room
    }
    for (column, name) in heads.enumerated() {
      let isRest = locale.restDays.contains(weekdays[column])
      let fitted = measurer.fit(name, in: type.weekday, width: room)
      add(
        fitted.lines[0], type.weekday, isRest ? frame.colors.crimson : frame.colors.muted,
        x: frame.x(ofColumn: column) + frame.space.inset,
        baseline: frame.space.weekdayBaseline, role: .weekday)
    }
  }
}
