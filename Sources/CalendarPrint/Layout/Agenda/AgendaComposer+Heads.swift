import CalendarModel
import DayGrid

extension AgendaComposer {
  /// What of a day stands in a column.
  func compose(_ piece: AgendaFlow.Piece, x: Double, on page: inout PageComposer) {
    let day = piece.day
    let start = top + piece.top
    let height = heights.of(day)
    composeGround(of: day, x: x, y: start, height: height, on: &page)
    composeHead(day, x: x, y: start, on: &page)
    var y = start + heights.of(day.head, isContinued: day.isContinued)
    for entry in day.entries {
      compose(entry, on: day.day, x: x, y: y, page: &page)
      y += heights.of(entry)
    }
    page.layout.cells.append(
      PageLayout.Cell(
        day: day.day, box: PageRect(x: x, y: start, width: columnWidth, height: y - start),
        shownCount: day.entries.count, hiddenCount: 0))
  }

  /// The colour of a marked day under all of it.
  private func composeGround(
    of day: AgendaDay, x: Double, y: Double, height: Double, on page: inout PageComposer
  ) {
    guard let color = day.head.color else { return }
    let frame = page.frame
    let air = heights.dayGap * 0.3
    let box = PageRect(
      x: x - air, y: y, width: columnWidth + 2 * air, height: height)
    let radius = frame.space.barRadius * 1.5
    if frame.colors.savesInk {
      page.add(
        .rounded(box, left: radius, right: radius),
        .stroke(
          color.darkened(toContrast: 3, on: frame.colors.paper), width: frame.space.hairline * 1.6)
      )
    } else {
      page.add(
        .rounded(box, left: radius, right: radius), .fill(frame.colors.wash(color, most: 0.13)))
    }
  }

  /// The date, what is told beside it, a rule, and names and notes under it.
  private func composeHead(
    _ day: AgendaDay, x: Double, y: Double, on page: inout PageComposer
  ) {
    let frame = page.frame
    let style = headSetter.style
    let isToday = day.day == pages.today
    let isSelected = pages.selected.contains(day.day)
    let isRest =
      page.locale.restDays.contains(day.day.weekday) || day.head.lines.contains(where: \.isHoliday)
    let color =
      day.isContinued
      ? frame.colors.muted : isToday || isRest ? frame.colors.crimsonText : frame.colors.ink
    let baseline = y + heights.head * 0.55
    let text = day.isContinued ? day.head.title + " …" : day.head.title
    let inset = isToday || isSelected ? style.size : 0
    if inset > 0 {
      let center = PagePoint(x: x + style.size * 0.36, y: baseline - style.capHeight / 2)
      if isSelected { page.add(.disc(center, radius: style.size * 0.4), .fill(frame.colors.sky)) }
      if isToday {
        page.add(
          .disc(center, radius: style.size * (isSelected ? 0.26 : 0.34)),
          .fill(frame.colors.crimson))
      }
    }
    let fitted = page.measurer.fit(text, in: style, width: columnWidth - inset)
    let end = page.add(
      fitted.lines[0], style, color, x: x + inset, baseline: baseline,
      role: .dayNumber(day.day))
    if !day.isContinued { composeFacts(day, x: x, from: end, baseline: baseline, on: &page) }
    let ruleY = y + heights.head * 0.76
    page.rule(
      from: PagePoint(x: x, y: ruleY), to: PagePoint(x: x + columnWidth, y: ruleY),
      day.isContinued ? frame.colors.weekRule : frame.colors.strongRule,
      width: frame.space.hairline)
    guard !day.isContinued else { return }
    composeLines(of: day, x: x, y: y + heights.head, on: &page)
  }

  /// The names and the notes; lines that run against the page end together.
  private func composeLines(
    of day: AgendaDay, x: Double, y: Double, on page: inout PageComposer
  ) {
    let frame = page.frame
    let note = day.head.lines.filter(\.isNote).map(\.text).joined(separator: " ")
    let runsAgainst = note.beginsRightToLeft != page.locale.isRightToLeft
    let widest =
      day.head.lines.filter(\.isNote)
      .map { page.measurer.width(of: $0.text, in: frame.type.markNote) }.max() ?? 0
    for (index, line) in day.head.lines.enumerated() {
      let style = line.isNote ? frame.type.markNote : frame.type.note
      let ink =
        line.isHoliday
        ? frame.colors.crimsonText : line.isNote ? frame.colors.note : frame.colors.muted
      let width = page.measurer.width(of: line.text, in: style)
      page.add(
        line.text, style, ink, x: line.isNote && runsAgainst ? x + widest - width : x,
        baseline: y + (Double(index) + 0.62) * heights.headLine,
        role: line.isNote ? .mark(day.day) : .fact(day.day),
        rightToLeft: line.isNote ? note.beginsRightToLeft : line.text.beginsRightToLeft)
    }
  }

  /// Stickers at the right, before them the mood, the moon and other dates.
  private func composeFacts(
    _ day: AgendaDay, x: Double, from left: Double, baseline: Double,
    on page: inout PageComposer
  ) {
    let frame = page.frame
    let head = day.head
    var right = x + columnWidth
    for sticker in head.stickers.reversed() {
      compose(
        sticker, right: right, center: baseline - headSetter.style.capHeight / 2, day: day.day,
        on: &page)
      right -= headSetter.stickerPitch
    }
    if !head.stickers.isEmpty { right -= headSetter.gap * 0.5 }
    if let mood = head.mood {
      page.add(
        mood, frame.type.mood, frame.colors.muted, endingAt: right, baseline: baseline,
        role: .mark(day.day))
      right -= page.measurer.width(of: mood, in: frame.type.mood) + headSetter.gap
    }
    if let moon = head.moon {
      let radius = headSetter.moonRadius
      page.compose(
        moon,
        at: PagePoint(
          x: right - radius, y: baseline - headSetter.factStyle.capHeight / 2),
        radius: radius, moon.isPhase ? frame.colors.ink : frame.colors.muted)
      right -= radius * 2 + headSetter.gap
    }
    for (index, fact) in head.facts.enumerated().reversed() {
      let style = index % 2 == 0 ? headSetter.factStyle : headSetter.factStyle.italic
      let width = page.measurer.width(of: fact, in: style)
      guard right - width > left + headSetter.gap * 0.5 else { break }
      page.add(
        fact, style, frame.colors.muted, endingAt: right, baseline: baseline,
        role: .fact(day.day))
      right -= width + headSetter.gap
    }
  }

  private func compose(
    _ sticker: Mark.Sticker, right: Double, center: Double, day: Day,
    on page: inout PageComposer
  ) {
    let side = headSetter.sticker
    switch sticker {
    case .image(let bytes, _):
      page.layout.pictures.append(
        PagePicture(
          bytes: bytes,
          box: PageRect(x: right - side, y: center - side / 2, width: side, height: side),
          radius: side * 0.24))
    case .emoji(let text):
      let text = HarmlessText.of(text, limit: 12)
      var style = page.frame.type.sticker
      let width = page.measurer.width(of: text, in: style)
      style = style.scaled(by: min(side / max(width, 1), side / (style.size * 1.15)))
      page.add(
        text, style, page.frame.colors.ink, centeredOn: right - side / 2,
        baseline: style.baseline(centeredOn: center), role: .mark(day))
    }
  }
}
