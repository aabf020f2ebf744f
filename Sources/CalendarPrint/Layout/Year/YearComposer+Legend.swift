import CalendarModel

extension YearComposer {
  /// The scale of counts, on the title's baseline on the right.
  mutating func composeScale() {
    let frame = base.frame
    let style = frame.type.legend
    let baseline = frame.space.titleBaseline
    let side = style.size * 1.5
    var right = frame.right
    for index in HeatScale.steps.indices.reversed() {
      let label = HeatScale.label(ofStep: index, base.locale)
      base.add(
        label, style, frame.colors.muted, endingAt: right, baseline: baseline, role: .legend)
      right -= base.measurer.width(of: label, in: style) + style.size * 0.45 + side
      let tile = PageRect(
        x: right, y: baseline - style.capHeight / 2 - side / 2, width: side, height: side)
      composeTile([heat(index)], in: tile)
      composeLevel(index, in: tile)
      right -= style.size * 1.1
    }
  }

  /// A mood in the legend.
  private struct Item {
    /// nil for the text that counts those left out.
    var mood: Int?
    var text: String
    var width: Double
  }

  /// The moods with their signs and how many days have them, in the order of `YearDays.moods`, above a
  /// foot; under a bar of their shares of the year. Gives the foot of what is left.
  mutating func composeMoodLegend(bottom: Double, height: Double) -> Double {
    guard !days.moods.isEmpty else { return bottom }
    let frame = base.frame
    let style = frame.type.legend
    let side = style.size * 1.5
    let lead = side + style.size * 0.5
    let gap = style.size * 2
    let pitch = style.size * 2
    let mostRows = max(1, min(3, Int(height * 0.1 / pitch)))
    let rows = rows(style, lead: lead, gap: gap, most: mostRows)
    let barHeight = style.size * 0.8
    let top = bottom - Double(rows.count) * pitch
    for (index, row) in rows.enumerated() {
      let center = top + (Double(index) + 0.5) * pitch + style.size * 0.3
      var x = frame.left
      for item in row {
        var textX = x
        if let mood = item.mood {
          let tile = PageRect(x: x, y: center - side / 2, width: side, height: side)
          composeTile([color(ofMood: mood)], in: tile)
          composeSign(mood, in: tile)
          textX += lead
        }
        base.add(
          item.text, style, frame.colors.muted, x: textX,
          baseline: style.baseline(centeredOn: center), role: .legend)
        x += item.width + gap
      }
    }
    composeShares(
      days.moodCounts(in: days.days),
      in: PageRect(
        x: frame.left, y: top - barHeight * 1.2, width: frame.width, height: barHeight))
    return top - barHeight * 1.2 - style.size * 1.4
  }

  private mutating func composeSign(_ mood: Int, in tile: PageRect) {
    let ink = signColor(ofMood: mood)
    let center = PagePoint(x: tile.x + tile.width / 2, y: tile.y + tile.height / 2)
    for shape in MoodSign(place: mood).shapes(at: center, radius: tile.width * 0.26, ink) {
      base.add(shape.outline, shape.paint)
    }
  }

  /// The legend on at most so many rows; those that have no room are counted.
  private func rows(_ style: TextStyle, lead: Double, gap: Double, most: Int) -> [[Item]] {
    let width = base.frame.width
    let items = days.moods.prefix(60).enumerated().map { place, mood in
      let count = " · " + base.locale.number(mood.dayCount)
      let room = width - lead - base.measurer.width(of: count, in: style)
      let word = base.measurer.fit(mood.word, in: style, width: min(room, style.size * 14)).lines[0]
      let text = word + count
      return Item(
        mood: place, text: text, width: lead + base.measurer.width(of: text, in: style))
    }
    var rows: [[Item]] = [[]]
    var used = 0.0
    for (place, item) in items.enumerated() {
      let isLastRow = rows.count == most
      let rest = days.moods.count - place - 1
      let tail = rest > 0 && isLastRow ? restWidth(rest + 1, style) + gap : 0
      if used + item.width + tail > width, !rows[rows.count - 1].isEmpty {
        guard !isLastRow else {
          let text = "+" + base.locale.number(rest + 1)
          rows[rows.count - 1].append(Item(mood: nil, text: text, width: 0))
          return rows
        }
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(item)
      used += item.width + gap
    }
    return rows
  }

  private func restWidth(_ count: Int, _ style: TextStyle) -> Double {
    base.measurer.width(of: "+" + base.locale.number(count), in: style)
  }
}
