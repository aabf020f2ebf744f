import CalendarModel
import ICalendar
import Testing

@Suite struct MarkTitleTests {
  struct Case: Sendable {
    var title: String
    var note: String?
    var mood: String?
    var color: RGBColor?
    var sticker: Mark.Sticker?
    var tags: [String] = []
    var category: String?
  }

  @Test(arguments: [
    Case(
      title: "🌸 Picnic by the lake · happy", note: "Picnic by the lake\nwith Ana",
      mood: "happy", sticker: .emoji("🌸"), tags: ["out"]),
    Case(title: "Picnic", note: "\n  \n  Picnic \r\nmore"),
    Case(title: "😴 tired", mood: "tired", sticker: .emoji("😴"), category: "sleep"),
    Case(title: "run, sea", note: "", tags: ["run", "sea"], category: "habit"),
    Case(title: "🏃 run", sticker: .emoji("🏃"), tags: ["run"]),
    Case(title: "habit", color: RGBColor(0), category: "habit"),
    Case(title: "🌧️", color: RGBColor(0), sticker: .emoji("🌧️")),
    Case(title: "🖼️", color: RGBColor(0), sticker: .image([1], mediaType: "image/png")),
    Case(title: "crimson", color: RGBColor(0xE91C4C)),
    Case(title: "●"), Case(title: "●", note: " \n", mood: "\u{7}", sticker: .emoji(" ")),
    Case(title: "a b c", note: "a\tb\u{0}\u{1B}c"),
    Case(title: "שלום, עולם", note: "שלום, עולם"),
    // Cut after a word, and where there are no words, at 80 characters.
    Case(
      title: String(repeating: "word ", count: 15) + "word…",
      note: String(repeating: "word ", count: 30)),
    Case(
      title: String(repeating: "界", count: 80) + "…", note: String(repeating: "界", count: 81)),
    Case(title: String(repeating: "👨‍👩‍👧", count: 80), note: String(repeating: "👨‍👩‍👧", count: 80)),
  ])
  func saysWhatAPersonShouldSee(_ c: Case) {
    let day = Day(daysSince1970: 0)
    let mark = Mark(
      id: "1", days: day..<day.advanced(by: 1), note: c.note, mood: c.mood, color: c.color,
      sticker: c.sticker, tags: c.tags, category: c.category)
    #expect(mark.title == c.title)
  }
}
