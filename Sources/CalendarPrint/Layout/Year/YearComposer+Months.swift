import CalendarModel
import DayGrid

extension YearComposer {
  /// The styles of small months, all of the same size.
  private struct Look {
    var size: Double
    var name: TextStyle
    var total: TextStyle
    var weekday: TextStyle
    var day: TextStyle
    var restDay: TextStyle
    var weekNumber: TextStyle
  }

  /// The months as small grids of weeks.
  mutating func composeMonths() {
    let months = months(in: base.layout.grid)
    guard let first = months.first else { return }
    let look = look(of: first)
    for (index, month) in months.enumerated() {
      composeWeekends(month)
      composeHead(month, name: monthNames[index], total: days.totals[index], look)
      for day in month.days {
        let box = month.box(of: day)
        addCell(day, box)
        composeGround(of: day, box: box, size: look.size)
        let style = isRest(day) ? look.restDay : look.day
        base.add(
          base.labels[day].number, style, ink(of: day), centeredOn: box.x + box.width / 2,
          baseline: style.baseline(centeredOn: box.y + box.height * 0.46), role: .dayNumber(day))
      }
      composeStreaks(month)
    }
  }

  /// The boxes of the months, as many beside each other as gives the days the best shape.
  private func months(in box: PageRect) -> [MiniMonth] {
    let months = page.months
    let shape = box.width / max(box.height, 1)
    let columns = shape > 3 ? 6 : shape > 1.1 ? 4 : shape > 0.45 ? 3 : 2
    let rows = (months.count + columns - 1) / columns
    let gap = min(box.width / Double(columns), box.height / Double(rows)) * 0.12
    let width = (box.width + gap) / Double(columns) - gap
    let height = (box.height + gap) / Double(rows) - gap
    // Numbers of weeks take a column, as wide as a day's.
    let weekNumbers = page.sheet.showsWeekNumbers ? width / 8 : 0
    return months.enumerated().map { index, days in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = box.x + Double(column) * (width + gap)
      let y = box.y + Double(row) * (height + gap)
      return MiniMonth(
        days, firstWeekday: page.sheet.firstWeekday,
        box: PageRect(x: x, y: y, width: width, height: height), head: 1.45,
        weekNumbers: weekNumbers)
    }
  }

  /// What fits the days: figures no larger than half a line, two beside each other with air.
  private func look(of month: MiniMonth) -> Look {
    let type = base.frame.type
    let size = min(type.entry.size * 1.12, month.line * 0.52, month.pitch * 0.5)
    func fitted(_ style: TextStyle, by factor: Double = 1) -> TextStyle {
      style.scaled(by: size * factor / style.size)
    }
    let small = min(1, 6.6 / 7.99)
    var day = fitted(type.weekNumber)
    day.weight = .medium
    var rest = day
    rest.weight = .semibold
    return Look(
      size: size, name: fitted(type.dayNumber, by: min(1.4, month.line * 0.9 / size)),
      total: fitted(type.weekNumber, by: small), weekday: fitted(type.weekNumber, by: small),
      day: day, restDay: rest, weekNumber: fitted(type.weekNumber, by: small))
  }

  /// The name of a month, the number of its entries, its weekdays and its weeks.
  private mutating func composeHead(
    _ month: MiniMonth, name: String, total: Int, _ look: Look
  ) {
    let (frame, locale, measurer) = (base.frame, base.locale, base.measurer)
    // The name stands on the first column's figures, or on the numbers of the weeks.
    let left = month.weekNumbers > 0 ? month.box.x : month.daysLeft + month.pitch * 0.2
    let baseline = look.name.baseline(centeredOn: month.nameCenter)
    let right = month.box.maxX - month.pitch * 0.2
    let sum = total > 0 ? locale.number(total) : ""
    let sumWidth = measurer.width(of: sum, in: look.total)
    let fitted = measurer.fit(name, in: look.name, width: right - left - sumWidth - look.size)
    base.add(
      fitted.lines[0], look.name, frame.colors.ink, x: left, baseline: baseline, role: .title)
    base.add(
      sum, look.total, frame.colors.muted, endingAt: right, baseline: baseline, role: .legend)
    // A rule under the name gathers the month.
    let y = month.weekdayCenter - month.line * 0.56
    base.rule(
      from: PagePoint(x: month.box.x, y: y), to: PagePoint(x: month.box.maxX, y: y),
      frame.colors.weekRule,
      width: frame.space.hairline)
    let weekdays = month.weekdays
    let heads = locale.names(of: weekdays, .letter).map(locale.uppercased)
    for (column, head) in heads.enumerated() {
      let isRest = locale.restDays.contains(weekdays[column])
      base.add(
        head, look.weekday, isRest ? frame.colors.crimsonText : frame.colors.muted,
        centeredOn: month.center(ofColumn: column),
        baseline: look.weekday.baseline(centeredOn: month.weekdayCenter), role: .weekday)
    }
    guard month.weekNumbers > 0 else { return }
    for start in month.weekStarts {
      let box = month.box(of: start)
      let week = start.startOfWeek(on: page.sheet.firstWeekday)
      base.add(
        base.labels.week(from: week), look.weekNumber, frame.colors.pale, x: month.box.x,
        baseline: look.weekNumber.baseline(centeredOn: box.y + box.height * 0.46),
        role: .weekNumber)
    }
  }

  /// The ground of the weekend's columns, as far as the month's weeks reach.
  private mutating func composeWeekends(_ month: MiniMonth) {
    let frame = base.frame
    // Where days have grounds of their own, empty ones have one too.
    guard !frame.colors.savesInk, page.heat == .none else { return }
    let last = month.box(of: month.days.upperBound.advanced(by: -1))
    let top = month.weekdayCenter - month.line * 0.5
    for (column, weekday) in month.weekdays.enumerated()
    where base.locale.weekend.contains(weekday) {
      base.add(
        .rectangle(
          PageRect(
            x: month.center(ofColumn: column) - month.pitch / 2, y: top, width: month.pitch,
            height: last.maxY - top)),
        .fill(frame.colors.weekend))
    }
  }

  /// What lies under and around a day's figures.
  private mutating func composeGround(of day: Day, box: PageRect, size: Double) {
    let frame = base.frame
    let center = PagePoint(x: box.x + box.width / 2, y: box.y + box.height * 0.46)
    let colors = grounds(of: day)
    let gap = min(box.width, box.height) * 0.06
    let tile = PageRect(
      x: box.x + gap, y: box.y + gap, width: box.width - gap * 2, height: box.height - gap * 2)
    if colors.isEmpty, page.heat == .count, !frame.colors.savesInk {
      composeTile([frame.colors.weekend], in: tile)
    }
    if !colors.isEmpty {
      composeTile(colors, in: tile)
      if page.heat == .count, let step = HeatScale.step(of: days.counts[index(of: day)]) {
        composeLevel(step, in: tile)
      }
    }
    let radius = min(box.width * 0.45, box.height * 0.42, size * 0.86)
    let isSelected = page.selected.contains(day)
    if isSelected { disc(center, radius: radius, frame.colors.sky) }
    if day == page.today {
      disc(center, radius: isSelected ? radius * 0.84 : radius, frame.colors.crimson)
    }
    if page.heat == .none { composeDots(days.colors[index(of: day)], in: box, size: size) }
  }

  private mutating func disc(_ center: PagePoint, radius: Double, _ color: RGBColor) {
    let frame = base.frame
    guard frame.colors.savesInk else {
      return base.add(.disc(center, radius: radius), .fill(color))
    }
    let line = frame.space.hairline * 2
    base.add(.disc(center, radius: radius - line / 2), .stroke(color, width: line))
  }

  /// A dot for each calendar of the day, up to three; a plus where there are more.
  private mutating func composeDots(_ colors: [RGBColor], in box: PageRect, size: Double) {
    guard !colors.isEmpty else { return }
    let radius = size * 0.14
    let pitch = radius * 2.7
    let count = min(colors.count, YearDays.mostColors)
    // Clear of the figures, and of the disc of today.
    let y = min(box.y + box.height * 0.46 + size * 0.86, box.maxY - radius * 1.2)
    var x = box.x + box.width / 2 - Double(count - 1) * pitch / 2
    for color in colors.prefix(YearDays.mostColors - 1) {
      base.add(
        .disc(PagePoint(x: x, y: y), radius: radius),
        .fill(EntryColors(color, on: base.frame.colors.paper).strong))
      x += pitch
    }
    guard colors.count >= YearDays.mostColors else { return }
    let width = radius * 0.55
    let muted = base.frame.colors.muted
    base.rule(
      from: PagePoint(x: x - radius, y: y), to: PagePoint(x: x + radius, y: y), muted,
      width: width)
    base.rule(
      from: PagePoint(x: x, y: y - radius), to: PagePoint(x: x, y: y + radius), muted,
      width: width)
  }

  /// A line through the feet of the days of each streak.
  private mutating func composeStreaks(_ month: MiniMonth) {
    let frame = base.frame
    for streak in streaks where streak.overlaps(month.days) {
      let own = streak.clamped(to: month.days)
      for start in month.weekStarts {
        let week = start.startOfWeek(on: page.sheet.firstWeekday)
        let row = (week..<week.advanced(by: 7)).clamped(to: own)
        guard let first = row.first, let last = row.last else { continue }
        let (left, right) = (month.box(of: first), month.box(of: last))
        let inset = left.width * 0.3
        let y = left.maxY - frame.space.streak * 0.3
        base.rule(
          from: PagePoint(x: left.x + (first == streak.lowerBound ? inset : 0), y: y),
          to: PagePoint(
            x: right.maxX - (last.advanced(by: 1) == streak.upperBound ? inset : 0), y: y),
          frame.colors.streak, width: frame.space.streak)
      }
    }
  }
}
