import CalendarModel

extension YearComposer {
  /// The colour of a day's figures: read on whatever ground it has.
  func ink(of day: Day) -> RGBColor {
    let frame = base.frame
    if day == page.today { return frame.colors.savesInk ? frame.colors.crimson : .white }
    let plain = isRest(day) ? frame.colors.crimsonText : frame.colors.ink
    guard !frame.colors.savesInk, let ground = ground(of: day) else { return plain }
    // Of white and black one always has it.
    let inks = [plain, frame.colors.ink, .white]
    return inks.first { $0.contrast(with: ground) >= 4.5 } ?? .black
  }

  /// The colours that fill a day, from left to right; none where it stays white.
  func grounds(of day: Day) -> [RGBColor] {
    let index = index(of: day)
    switch page.heat {
    case .none:
      // So much of it that crimson figures are still read.
      return days.tints[index].map { [base.frame.colors.wash($0, most: 0.34)] } ?? []
    case .count:
      return HeatScale.step(of: days.counts[index]).map { [heat($0)] } ?? []
    case .mood:
      return days.moodsOfDay[index].map(color(ofMood:))
    }
  }

  /// The ground that figures have to be read on: of several, the one where that is hardest.
  private func ground(of day: Day) -> RGBColor? {
    let frame = base.frame
    let isCovered = page.selected.contains(day) && page.heat != .mood
    return (isCovered ? [frame.colors.sky] : grounds(of: day))
      .min { $0.contrast(with: frame.colors.ink) < $1.contrast(with: frame.colors.ink) }
  }

  /// The ground of a mood: its colour, softer, since a year has very much of it; in gray one of
  /// five steps, since colours that differ may be as light as each other.
  func color(ofMood place: Int) -> RGBColor {
    let colors = base.frame.colors
    if page.sheet.theme.isGray {
      let steps = [0.34, 0.14, 0.5, 0.06, 0.24]
      return colors.paper.mixed(with: colors.ink, by: steps[place % steps.count])
    }
    return colors.paper.mixed(with: days.moods[place].color, by: 0.62)
  }

  /// The colour of a mood's sign: its own, so dark that it is seen on its ground at 4.5:1.
  func signColor(ofMood place: Int) -> RGBColor {
    let colors = base.frame.colors
    if colors.savesInk { return colors.ink }
    if page.sheet.theme.isGray { return colors.ink }
    return days.moods[place].color.darkened(toContrast: 4.5, on: color(ofMood: place))
  }

  /// The colour of a step of the scale: the one calendar's, or the first standard one.
  func heat(_ step: Int) -> RGBColor {
    let calendars = page.sheet.calendars
    let color =
      calendars.count == 1 ? calendars.color(ofCalendar: 0) : EntryColors.standard(0)
    let paper = base.frame.colors.paper
    return paper.mixed(
      with: EntryColors(color, on: paper).strong, by: HeatScale.steps[step].strength)
  }

  /// A tile of one colour, or of several side by side; outlines where ink is saved.
  mutating func composeTile(_ colors: [RGBColor], in tile: PageRect) {
    let frame = base.frame
    let radius = min(min(tile.width, tile.height) * 0.22, frame.space.barRadius * 1.6)
    let width = tile.width / Double(max(1, colors.count))
    if frame.colors.savesInk {
      let line = frame.space.hairline * 1.2
      let inner = PageRect(
        x: tile.x + line / 2, y: tile.y + line / 2, width: tile.width - line,
        height: tile.height - line)
      let color = colors[0].darkened(toContrast: 3, on: frame.colors.paper)
      base.add(.rounded(inner, left: radius, right: radius), .stroke(color, width: line))
      return
    }
    for (index, color) in colors.enumerated() {
      let part = PageRect(
        x: tile.x + Double(index) * width, y: tile.y, width: width, height: tile.height)
      base.add(
        .rounded(
          part, left: index == 0 ? radius : 0, right: index == colors.count - 1 ? radius : 0),
        .fill(color))
    }
  }

  /// Where ink is saved, a count shows as the length of a bar at the foot of its tile.
  mutating func composeLevel(_ step: Int, in tile: PageRect) {
    guard base.frame.colors.savesInk else { return }
    let inset = tile.width * 0.14
    let length = (tile.width - inset * 2) * Double(step + 1) / Double(HeatScale.steps.count)
    let height = min(tile.height * 0.13, base.frame.space.barEdge)
    base.add(
      .rectangle(
        PageRect(
          x: tile.x + inset, y: tile.maxY - height * 1.7, width: length, height: height)),
      .fill(base.frame.colors.ink))
  }
}
