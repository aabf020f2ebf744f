import CalendarModel

extension PageComposer {
  /// The list of hidden entries under the grid.
  mutating func compose(_ notes: HiddenNotes, gridBottom: Double) {
    for (column, lines) in notes.columns.enumerated() {
      let x = frame.left + Double(column) * notes.columnWidth
      for (index, line) in lines.enumerated() {
        let baseline = frame.noteBaseline(index, gridBottom: gridBottom)
        if let count = line.count, let day = line.day {
          add(
            count, frame.type.noteLabel, frame.colors.muted, x: x, baseline: baseline,
            role: .note)
          add(
            day, frame.type.noteLabel, frame.colors.ink, x: x + notes.dayInset,
            baseline: baseline, role: .note)
        }
        add(
          line.text, line.isRest ? frame.type.note.italic : frame.type.note, frame.colors.muted,
          x: x + notes.textInset, baseline: baseline, role: .note, rightToLeft: false)
      }
    }
  }

  /// The caller's line at the foot, on the right.
  mutating func composeFootnote() {
    guard let footnote = page.footnote.map({ HarmlessText.of($0, limit: PageText.longest) }),
      !footnote.isEmpty
    else { return }
    let style = frame.type.note
    let fitted = measurer.fit(footnote, in: style, width: frame.width)
    add(
      fitted.lines[0], style, frame.colors.muted, endingAt: frame.right,
      baseline: frame.paper.height - frame.space.bottom - frame.space.noteLine * 0.2,
      role: .footnote)
  }
}
