import CalendarModel
import DayGrid

extension YearComposer {
  /// The colour of a day's figures: read on whatever ground it has.
  func ink(of day: Day) -> RGBColor {
    let frame = base.frame
    if day == page.today { return .white }
    let plain =
      base.locale.restDays.contains(day.weekday) ? frame.colors.crimson : frame.colors.ink
    guard let ground = ground(of: day) else { return plain }
    // Of white and black one always has it.
    let inks = [plain, frame.colors.ink, .white]
    return inks.first { $0.contrast(with: ground) >= 4.5 } ?? .black
  }

  /// The colours that fill a day, from left to right; none where it stays white.
  private func grounds(of day: Day) -> [RGBColor] {
    let index = days.days.lowerBound.distance(to: day)
    switch page.heat {
    case .none: return []
    case .count:
      return HeatScale.strength(of: days.counts[index]).map { [heat($0)] } ?? []
    case .mood:
      return days.moodsOfDay[index].map { EntryColors(days.moods[$0].color).strong }
    }
  }

  /// The ground that figures have to be read on: of several, the one where that is hardest.
  private func ground(of day: Day) -> RGBColor? {
    let ink = base.frame.colors.ink
    return (page.selected.contains(day) ? [base.frame.colors.sky] : grounds(of: day))
      .min { $0.contrast(with: ink) < $1.contrast(with: ink) }
  }

  /// The colour of a step of the scale: the one calendar's, or the first standard one.
  private func heat(_ strength: Double) -> RGBColor {
    let calendars = page.sheet.calendars
    let color =
      calendars.count == 1 ? calendars.color(ofCalendar: 0) : EntryColors.standard(0)
    return RGBColor.white.mixed(with: EntryColors(color).strong, by: strength)
  }

  /// What lies under and around a day's figures.
  mutating func composeGround(of day: Day, index: Int, box: PageRect, size: Double) {
    let frame = base.frame
    let center = PagePoint(x: box.x + box.width / 2, y: box.y + box.height / 2)
    let colors = grounds(of: day)
    if !colors.isEmpty { composeTile(colors, in: box) }
    let radius = min(box.width, box.height) * 0.39
    if page.selected.contains(day) {
      base.add(.disc(center, radius: radius), .fill(frame.colors.sky))
    }
    if day == page.today {
      base.add(
        .disc(center, radius: page.selected.contains(day) ? radius * 0.84 : radius),
        .fill(frame.colors.crimson))
    }
    if page.heat == .none { composeDots(days.colors[index], in: box, size: size) }
  }

  /// A tile of one colour, or of several side by side.
  private mutating func composeTile(_ colors: [RGBColor], in box: PageRect) {
    let gap = min(box.width, box.height) * 0.07
    let tile = PageRect(
      x: box.x + gap, y: box.y + gap, width: box.width - gap * 2, height: box.height - gap * 2)
    let radius = min(tile.width, tile.height) * 0.2
    let width = tile.width / Double(colors.count)
    for (index, color) in colors.enumerated() {
      let part = PageRect(
        x: tile.x + Double(index) * width, y: tile.y, width: width, height: tile.height)
      base.add(
        .rounded(
          part, left: index == 0 ? radius : 0, right: index == colors.count - 1 ? radius : 0),
        .fill(color))
    }
  }

  /// A dot for each calendar of the day, up to three; a plus where there are more.
  private mutating func composeDots(_ colors: [RGBColor], in box: PageRect, size: Double) {
    guard !colors.isEmpty else { return }
    let radius = size * 0.14
    let pitch = radius * 2.7
    let count = min(colors.count, YearDays.mostColors)
    // Clear of the figures, and of the disc of today.
    let y = box.y + min(box.height / 2 + size * 0.86, box.height - radius * 1.2)
    var x = box.x + box.width / 2 - Double(count - 1) * pitch / 2
    for color in colors.prefix(YearDays.mostColors - 1) {
      base.add(
        .disc(PagePoint(x: x, y: y), radius: radius), .fill(EntryColors(color).strong))
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

  /// The scale of counts, on the title's baseline on the right.
  mutating func composeScale() {
    let frame = base.frame
    let style = frame.type.legend
    let baseline = frame.space.titleBaseline
    let side = style.size * 1.3
    var right = frame.right
    for (index, step) in HeatScale.steps.enumerated().reversed() {
      let next = index + 1 < HeatScale.steps.count ? HeatScale.steps[index + 1].least : nil
      let least = base.locale.number(step.least)
      let label =
        next.map { $0 == step.least + 1 ? least : least + "–" + base.locale.number($0 - 1) }
        ?? least + "+"
      base.add(
        label, style, frame.colors.muted, endingAt: right, baseline: baseline, role: .legend)
      right -= base.measurer.width(of: label, in: style) + style.size * 0.45 + side
      let tile = PageRect(
        x: right, y: baseline - style.capHeight / 2 - side / 2, width: side, height: side)
      base.add(
        .rounded(tile, left: side * 0.2, right: side * 0.2), .fill(heat(step.strength)))
      right -= style.size * 1.1
    }
  }
}
