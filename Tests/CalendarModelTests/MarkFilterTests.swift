import CalendarModel
import Testing

@Suite struct MarkFilterTests {
  private static let first = Day(daysSince1970: 20_811)
  private static let mark = Mark(
    id: "1", days: first..<first.advanced(by: 2), note: "Straße nach CAFÉ", mood: "Très bien",
    sticker: .emoji("🌸"), tags: ["Sport", "im Freien"], category: "journal")

  private static func days(_ from: Int, _ to: Int) -> Range<Day> {
    first.advanced(by: from)..<first.advanced(by: to)
  }

  @Test(arguments: [
    MarkFilter(), MarkFilter(days: days(-5, 1)), MarkFilter(days: days(1, 9)),
    MarkFilter(tags: ["sport"]), MarkFilter(tags: ["IM FREIEN", "Spórt"]),
    MarkFilter(moods: ["tres bien"]), MarkFilter(moods: ["no", "TRÈS BIEN"]),
    MarkFilter(text: "cafe"), MarkFilter(text: ""), MarkFilter(text: "très"),
    MarkFilter(text: "🌸"), MarkFilter(text: "freien"), MarkFilter(text: "JOUR"),
    MarkFilter(days: days(0, 1), tags: ["sport"], moods: ["très bien"], text: "nach"),
  ])
  func wants(filter: MarkFilter) {
    #expect(filter.accepts(Self.mark))
  }

  @Test(arguments: [
    MarkFilter(days: days(-5, 0)), MarkFilter(days: days(2, 9)), MarkFilter(days: days(1, 1)),
    MarkFilter(tags: ["spor"]), MarkFilter(tags: ["sport", "rest"]), MarkFilter(tags: [""]),
    MarkFilter(moods: ["bien"]), MarkFilter(moods: [""]), MarkFilter(text: "tea"),
    MarkFilter(text: "2026"), MarkFilter(tags: ["sport"], text: "tea"),
  ])
  func doesNotWant(filter: MarkFilter) {
    #expect(!filter.accepts(Self.mark))
  }

  @Test func aMarkWithoutAMoodHasNone() {
    let plain = Mark(id: "1", days: Self.days(0, 1))
    #expect(!MarkFilter(moods: [""]).accepts(plain))
    #expect(MarkFilter(moods: []).accepts(plain))
  }
}
