import CalendarModel

extension YearComposer {
  /// The styles of a field of days.
  struct FieldLook {
    /// The names of the months.
    var heads: [String]
    var name: TextStyle
    var sum: TextStyle
    var day: TextStyle
    var restDay: TextStyle
    var signRadius: Double
    /// Whether a day has room for its number above its signs.
    var isTall: Bool
  }

  /// The year as a field of days with their moods, and what each month had of them.
  mutating func composeField() {
    let field = field(in: base.layout.grid)
    let look = look(of: field)
    for (index, month) in field.months.enumerated() {
      composeName(index, field, look)
      for (place, day) in month.enumerated() {
        let box = field.box(month: index, day: place)
        addCell(day, box)
        compose(day, in: box, look)
      }
      composeStreaks(index, field)
      composeSum(index, field, look)
    }
  }

  private func field(in box: PageRect) -> YearField {
    let frame = base.frame
    let areRows = box.width >= box.height
    let style = frame.type.noteLabel
    let widest =
      monthHeads(areRows: areRows, style).map {
        base.measurer.width(of: $0, in: style)
      }.max() ?? 0
    let names = areRows ? widest + style.size : style.size * 2
    return YearField(
      page.months, box: box, areMonthsRows: areRows, names: min(names, box.width * 0.2),
      sums: areRows ? box.width * 0.1 : style.size * 2.6)
  }

  /// The names of the months in the longest form that has room, one for all of them.
  private func monthHeads(areRows: Bool, _ style: TextStyle) -> [String] {
    let width = base.layout.grid.width
    let room = areRows ? width * 0.13 : width / Double(monthNames.count) * 0.86
    if monthNames.allSatisfy({ base.measurer.width(of: $0, in: style) <= room }) {
      return monthNames
    }
    let short =
      page.calendarMonths == nil
      ? (1...12).map { base.locale.shortName(ofMonth: $0) } : monthNames
    return short.map { base.measurer.fit($0, in: style, width: room).lines[0] }
  }

  private func look(of field: YearField) -> FieldLook {
    let type = base.frame.type
    let isTall = field.height > field.width * 0.95
    let size = min(
      type.weekNumber.size, field.width * (isTall ? 0.36 : 0.3), field.height * 0.46)
    var day = type.weekNumber.scaled(by: size / type.weekNumber.size)
    day.weight = .medium
    var rest = day
    rest.weight = .semibold
    let name = type.noteLabel.scaled(
      by: min(1, field.height * (field.areMonthsRows ? 0.6 : 2) / type.noteLabel.size))
    return FieldLook(
      heads: monthHeads(areRows: field.areMonthsRows, type.noteLabel), name: name,
      sum: type.weekNumber.scaled(by: name.size / type.noteLabel.size), day: day,
      restDay: rest, signRadius: min(field.width * 0.13, field.height * 0.17, size * 0.5),
      isTall: isTall)
  }

  private mutating func composeName(_ index: Int, _ field: YearField, _ look: FieldLook) {
    let box = field.box(month: index, day: 0)
    let ink = base.frame.colors.ink
    if field.areMonthsRows {
      base.add(
        look.heads[index], look.name, ink, x: base.layout.grid.x,
        baseline: look.name.baseline(centeredOn: box.y + box.height / 2), role: .title)
    } else {
      base.add(
        look.heads[index], look.name, ink, centeredOn: box.x + box.width / 2,
        baseline: box.y - look.name.size * 0.7, role: .title)
    }
  }

  /// A day: its tile, its number, and the signs of its moods.
  private mutating func compose(_ day: Day, in box: PageRect, _ look: FieldLook) {
    let frame = base.frame
    let moods = days.moodsOfDay[index(of: day)]
    let gap = min(box.width, box.height) * 0.055
    let tile = PageRect(
      x: box.x + gap, y: box.y + gap, width: box.width - gap * 2, height: box.height - gap * 2)
    let radius = min(min(tile.width, tile.height) * 0.22, frame.space.barRadius * 1.6)
    if moods.isEmpty {
      composeEmpty(tile, radius: radius, isWeekend: base.locale.weekend.contains(day.weekday))
    } else {
      composeTile(moods.map(color(ofMood:)), in: tile)
    }
    composeSigns(moods, in: tile, look)
    let style = isRest(day) ? look.restDay : look.day
    let text = base.labels[day].number
    let width = base.measurer.width(of: text, in: style)
    let inset = style.size * 0.42
    let center = PagePoint(
      x: tile.x + inset + width / 2,
      y: look.isTall ? tile.y + inset + style.capHeight / 2 : tile.y + tile.height / 2)
    if page.selected.contains(day) { ring(tile, radius: radius, frame.colors.sky) }
    if day == page.today {
      let disc = min(style.size * 0.86, center.y - tile.y, tile.width / 2)
      if frame.colors.savesInk {
        ring(tile, radius: radius, frame.colors.crimson)
      } else {
        base.add(.disc(center, radius: disc), .fill(frame.colors.crimson))
      }
    }
    base.add(
      text, style, ink(of: day), centeredOn: center.x,
      baseline: style.baseline(centeredOn: center.y), role: .dayNumber(day))
  }

  /// A day without a mood: a place to colour in.
  private mutating func composeEmpty(_ tile: PageRect, radius: Double, isWeekend: Bool) {
    let frame = base.frame
    let line = frame.space.hairline
    let inner = PageRect(
      x: tile.x + line / 2, y: tile.y + line / 2, width: tile.width - line,
      height: tile.height - line)
    if isWeekend, !frame.colors.savesInk {
      base.add(.rounded(tile, left: radius, right: radius), .fill(frame.colors.weekend))
    }
    base.add(
      .rounded(inner, left: radius, right: radius), .stroke(frame.colors.dayRule, width: line))
  }

  private mutating func ring(_ tile: PageRect, radius: Double, _ color: RGBColor) {
    let line = base.frame.space.hairline * 3
    let inner = PageRect(
      x: tile.x + line / 2, y: tile.y + line / 2, width: tile.width - line,
      height: tile.height - line)
    base.add(.rounded(inner, left: radius, right: radius), .stroke(color, width: line))
  }

  private mutating func composeSigns(_ moods: [Int], in tile: PageRect, _ look: FieldLook) {
    let part = tile.width / Double(max(1, moods.count))
    // Beside the number, or under it.
    let radius = min(look.signRadius, part * 0.3)
    for (place, mood) in moods.enumerated() {
      let x =
        look.isTall || moods.count > 1
        ? tile.x + part * (Double(place) + (look.isTall ? 0.5 : 0.72))
        : tile.maxX - radius * 2.2
      let y = look.isTall ? tile.maxY - tile.height * 0.32 : tile.y + tile.height / 2
      let ink = signColor(ofMood: mood)
      for shape in MoodSign(place: mood).shapes(
        at: PagePoint(x: x, y: y), radius: radius, ink)
      {
        base.add(shape.outline, shape.paint)
      }
    }
  }

  /// A line between the days of each streak, through the feet of their tiles, or along their
  /// sides where days stand under each other.
  private mutating func composeStreaks(_ index: Int, _ field: YearField) {
    let frame = base.frame
    let month = field.months[index]
    for streak in streaks {
      let own = streak.clamped(to: month)
      guard let first = own.first, let last = own.last else { continue }
      let start = field.box(month: index, day: month.lowerBound.distance(to: first))
      let end = field.box(month: index, day: month.lowerBound.distance(to: last))
      let inset = min(start.width, start.height) * 0.25
      let from = first == streak.lowerBound ? inset : 0
      let to = last.advanced(by: 1) == streak.upperBound ? inset : 0
      if field.areMonthsRows {
        base.rule(
          from: PagePoint(x: start.x + from, y: start.maxY),
          to: PagePoint(x: end.maxX - to, y: start.maxY), frame.colors.streak,
          width: frame.space.streak)
      } else {
        base.rule(
          from: PagePoint(x: start.maxX, y: start.y + from),
          to: PagePoint(x: start.maxX, y: end.maxY - to), frame.colors.streak,
          width: frame.space.streak)
      }
    }
  }
}
