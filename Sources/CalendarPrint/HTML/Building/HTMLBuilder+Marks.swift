import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// The most pictures that stand beside the number of a day; the others are counted.
  private static let mostStickers = 3

  /// The pictures that begin on a day, and its mood where that is short.
  func writeStickers(_ cell: GridCell, mood: String, _ writer: inout HTMLWriter) {
    let stickers = cell.marks.filter { $0.sticker != nil && $0.days.lowerBound == cell.day }
    guard !stickers.isEmpty || !mood.isEmpty else { return }
    writer.element("span", .classes("stickers")) { writer in
      if !mood.isEmpty {
        writer.element("span", .classes("mood")) { $0.foreign(mood, limit: Limit.name) }
      }
      for mark in stickers.prefix(HTMLBuilder.mostStickers) {
        write(mark.sticker, name: mark.note ?? mark.mood ?? "", &writer)
      }
      let rest = stickers.count - HTMLBuilder.mostStickers
      if rest > 0 {
        writer.element(
          "span", .classes("fact"), .fixed("dir", "ltr"), words: "+" + locale.number(rest))
      }
    }
  }

  /// A picture; nothing where it is none that can be shown.
  func write(_ sticker: Mark.Sticker?, name: String, _ writer: inout HTMLWriter) {
    switch sticker {
    case nil: break
    case .emoji(let text):
      writer.element("span", .classes("sticker")) { $0.foreign(text, limit: 12) }
    case .image(let bytes, _):
      guard let image = looks.imageClass(bytes) else { break }
      let name = HarmlessText.of(name, limit: Limit.name)
      writer.empty(
        "span", .classes(["sticker", "picture", image]),
        name.isEmpty ? .fixed("aria-hidden", "true") : .fixed("role", "img"),
        name.isEmpty ? nil : .foreign("aria-label", name, limit: Limit.name))
    }
  }

  /// All that a mark says.
  func writeMark(_ mark: Mark, _ writer: inout HTMLWriter) {
    writer.element(
      "li", .classes(["mark", mark.color.flatMap { looks.washClass([$0]) }])
    ) { writer in
      write(mark.sticker, name: mark.note ?? mark.mood ?? mark.tags.first ?? "", &writer)
      if let mood = mark.mood {
        writer.element("p", .classes("mood")) { $0.foreign(mood, limit: Limit.name) }
      }
      if let note = mark.note {
        writer.element("p", .classes("notes-text")) {
          $0.foreignLines(note, limit: Limit.note)
        }
      }
      writeWords(mark.tags.isEmpty ? [mark.category].compactMap(\.self) : mark.tags, &writer)
    }
  }

  /// Words that something is filed under.
  func writeWords(_ texts: [String], _ writer: inout HTMLWriter) {
    guard !texts.isEmpty else { return }
    writer.element("ul", .classes("tags")) { writer in
      for text in texts.prefix(Limit.words) {
        writer.element("li") { $0.foreign(text, limit: Limit.name) }
      }
      writeRest(texts.count - Limit.words, "li", &writer)
    }
  }
}
