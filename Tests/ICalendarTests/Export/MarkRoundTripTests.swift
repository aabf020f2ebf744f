import CalendarModel
import ICalendar
import Testing

/// Marks to bytes and back: the same marks, octet for octet.
@Suite struct MarkRoundTripTests {
  private let daybook = DaybookIdentity(id: "round trip")

  @Test func generatedMarksComeBack() throws {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var marks = (0..<25).map { MarkGenerator.mark(id: "\($0)", using: &generator) }
      marks.indices.forEach { marks[$0].id += MarkGenerator.text(using: &generator) ?? "" }
      let read = try roundTrip(marks)
      #expect(read.count == marks.count, "seed \(seed)")
      for mark in marks {
        let same = try #require(read.first { $0.id.utf8.elementsEqual(mark.id.utf8) })
        expectSame(same, mark, seed: seed)
      }
    }
  }

  /// The way through the import of files: by its components, and by its event values.
  @Test func generatedMarksComeBackFromAnImportedFile() throws {
    for seed in UInt64(101)...120 {
      var generator = SeededGenerator(seed: seed)
      let marks = (0..<25).map { MarkGenerator.mark(id: "\($0)", using: &generator) }
      let file = try CalendarFile(
        MarkExport.calendar(marks: marks, daybook: daybook), file: "marks.ics")
      #expect(file.diagnostics.isEmpty, "seed \(seed)")
      let events = file.events()
      #expect(events.diagnostics.isEmpty, "seed \(seed)")
      #expect(events.events.count == marks.count)
      let components = file.document.components.flatMap(\.component.components)
      for mark in marks {
        let fromEvent = events.events.compactMap(Mark.init(event:)).first { $0.id == mark.id }
        expectSame(try #require(fromEvent), mark, seed: seed)
        let fromTree = components.compactMap(Mark.init(component:)).first { $0.id == mark.id }
        expectSame(try #require(fromTree), mark, seed: seed)
      }
    }
  }

  @Test func aBigImageAndALongNoteComeBack() throws {
    var generator = SeededGenerator(seed: 7)
    let image = (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let day = Day(daysSince1970: 20_000)
    let mark = Mark(
      id: "big", days: day..<day.advanced(by: 1), note: String(repeating: "🌸 a\n界, ", count: 1_500),
      sticker: .image(image, mediaType: "image/webp"))
    #expect(try roundTrip([mark]) == [mark])
  }

  @Test(arguments: [
    Mark.Sticker.image([], mediaType: "image/png"), .image([0], mediaType: ""),
    .image([0xFF], mediaType: "image/svg+xml;charset=utf-8"), .image([1], mediaType: "a/b/c"),
    .image([1], mediaType: "\u{0}"), .image([1, 2], mediaType: "IMAGE/JPEG"), .emoji(""),
    .emoji(" 🎉 "), .emoji("a\rb"),
  ])
  func stickersComeBack(sticker: Mark.Sticker) throws {
    let day = Day(daysSince1970: 0)
    let mark = Mark(id: "1", days: day..<day.advanced(by: 1), sticker: sticker)
    #expect(try roundTrip([mark]) == [mark])
  }

  @Test func nothingAndTheEmptyTextAreTwoThings() throws {
    let day = Day(daysSince1970: 0)
    let empty = Mark(
      id: "", days: day..<day.advanced(by: 1), note: "", mood: "", tags: [""], category: "")
    let none = Mark(id: "none", days: day..<day.advanced(by: 1))
    let two = Mark(id: "two", days: day..<day.advanced(by: 1), tags: ["", ""])
    #expect(try roundTrip([empty, none, two]) == [empty, none, two])
  }

  private func roundTrip(_ marks: [Mark]) throws -> [Mark] {
    let bytes = try MarkExport.calendar(marks: marks, name: "Round, trip", daybook: daybook)
    let calendar = try StrictReader(bytes).component()
    let uids = calendar.components.map { $0.property("UID")?.value }
    #expect(Set(uids).count == marks.count)
    return calendar.components.compactMap { Mark(component: $0) }
  }

  private func expectSame(_ left: Mark, _ right: Mark, seed: UInt64) {
    #expect(left == right, "seed \(seed)")
    // `==` takes an accented letter for its decomposition; we do not.
    func octets(_ mark: Mark) -> [[UInt8]?] {
      ([mark.id, mark.note, mark.mood, mark.category] + mark.tags.map(Optional.some)).map {
        $0.map { Array($0.utf8) }
      }
    }
    #expect(octets(left) == octets(right), "seed \(seed)")
  }
}
