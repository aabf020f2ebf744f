import CalendarModel

/// Writes what a mark says: sticker, note, mood, tags, category.
struct MarkText {
  let locale: CalendarLocale
  let mode: ColorMode

  /// Draws it from a column of a line on, with the other lines of its note below.
  func draw(_ mark: Mark, x: Int, line: Int, on canvas: inout TerminalCanvas) {
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let note = NoteLines(mark.note, locale.repertoire)
    var flow = TextFlow(x: x, line: line)
    var isEmpty = true
    func put(_ text: String, after gap: TextFlow.Gap, _ style: TerminalStyle) {
      guard !text.isEmpty else { return }
      flow.put(text, after: isEmpty ? .none : gap, on: &canvas, style)
      isEmpty = false
    }
    if let sticker = mark.sticker { put(text(of: sticker), after: .none, .plain) }
    put(note.first, after: .space, .plain)
    put(word(mark.mood), after: note.first.isEmpty ? .space : .dot, TerminalStyle(isItalic: true))
    for tag in mark.tags { put("#" + word(tag), after: isEmpty ? .none : .spaces, grey) }
    put(word(mark.category).isEmpty ? "" : "[\(word(mark.category))]", after: .spaces, grey)
    if mode == .none, let color = mark.color { put("\(color)", after: .spaces, grey) }
    if isEmpty { put("·", after: .none, grey) }
    for text in note.others {
      var flow = TextFlow(x: x, line: canvas.addLines())
      flow.put(text, on: &canvas, grey)
    }
  }

  /// A text of few words on one line, in which no line breaks.
  private func word(_ text: String?) -> String {
    locale.repertoire.text(HarmlessText.of(text ?? "", limit: 200))
      .replacing(" ", with: "\u{A0}")
  }

  /// A sticker as text: an image stands for itself.
  func text(of sticker: Mark.Sticker) -> String {
    switch sticker {
    case .emoji(let text): locale.repertoire.text(HarmlessText.of(text, limit: 32))
    case .image: locale.repertoire == .ascii ? "@" : "🖼️"
    }
  }
}

/// The lines of a note that are shown.
private struct NoteLines {
  /// The first that is not blank; empty where there is none.
  var first = ""
  /// Those after it, without blank ones at the end.
  var others: [String] = []

  init(_ note: String?, _ repertoire: TextRepertoire) {
    guard let note else { return }
    var left = EntryText.longest
    for line in note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard left > 0 else {
        others.append("…")
        break
      }
      let text = repertoire.text(HarmlessText.of(String(line), limit: left))
      left -= text.unicodeScalars.count + 1
      if first.isEmpty { first = text } else { others.append(text) }
    }
    while others.last?.isEmpty == true { others.removeLast() }
  }
}
