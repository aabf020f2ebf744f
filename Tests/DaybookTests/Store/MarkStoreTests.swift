import CalendarModel
import Daybook
import Testing

@Suite("Marks in a daybook")
struct MarkStoreTests {
  let folder: TemporaryFolder
  let daybook: Daybook

  init() throws {
    folder = try TemporaryFolder()
    daybook = try Daybook(folder.file("d.sqlite"))
  }

  @Test(
    "every field comes back as it was",
    arguments: [
      Mark(id: "plain", days: onDecember(24)),
      Mark(
        id: "full", days: december(24)..<december(27),
        note: "Line one\nline two\r\n\"quoted\", ;\\",
        mood: "glücklich", color: RGBColor(0xFF8800), sticker: .emoji("👩‍👩‍👧‍👦"),
        tags: ["a", "a,b", "", "a"], category: "habit",
        created: Instant(secondsSince1970: -1), modified: Instant(secondsSince1970: 1),
        sequence: 7),
      Mark(id: "image", days: onDecember(1), sticker: .image([0, 255, 1], mediaType: "image/png")),
      Mark(id: "no octets", days: onDecember(1), sticker: .image([], mediaType: "")),
      Mark(id: "empty", days: onDecember(1), note: "", mood: "", sticker: .emoji(""), category: ""),
      Mark(id: "nul", days: onDecember(1), note: "a\0b", tags: ["\0"]),
      Mark(id: "שלום \u{202E}", days: onDecember(1), note: "\u{2067}مرحبا\u{2069}"),
      Mark(id: "e\u{301}", days: onDecember(1), note: "e\u{301}"),
      Mark(id: "long", days: onDecember(1), note: String(repeating: "Ünicode ", count: 10_000)),
      Mark(
        id: "long ago",
        days: Day(validYear: -4000, month: 1, day: 1)..<Day(validYear: 9999, month: 1, day: 1)),
      Mark(id: "black", days: onDecember(1), color: RGBColor(0)),
    ])
  func roundTrip(mark: Mark) throws {
    var mark = mark
    try daybook.insert(mark)
    mark.created = mark.created ?? noon
    mark.modified = mark.modified ?? noon
    #expect(try daybook.marks() == [mark])
    let reopened = try Daybook(folder.file("d.sqlite"), .readOnly)
    let found = try #require(try reopened.mark(id: mark.id))
    #expect(found == mark)
    // `==` takes an accented letter for its decomposition.
    #expect(found.note.map { Array($0.utf8) } == mark.note.map { Array($0.utf8) })
    #expect(Array(found.id.utf8) == Array(mark.id.utf8))
  }

  @Test("marks without identity are called by their days")
  func identities() throws {
    let marks = try daybook.insert(
      Mark(id: "", days: onDecember(24)), Mark(id: "", days: onDecember(24)),
      Mark(id: "", days: december(24)..<december(27)))
    #expect(marks.map(\.id) == ["2026-12-24", "2026-12-24#2", "2026-12-24/2026-12-26"])
  }

  @Test("two marks with one identity are refused, and nothing of the change is kept")
  func duplicates() throws {
    #expect(throws: DaybookError(path: daybook.path, reason: .duplicateID("x"))) {
      try daybook.insert(Mark(id: "x", days: onDecember(1)), Mark(id: "x", days: onDecember(2)))
    }
    #expect(try daybook.marks().isEmpty)
    #expect(try daybook.lastChange() == nil)
  }

  @Test("the marks that touch the days are found, the longer first")
  func window() throws {
    try daybook.insert(
      Mark(id: "before", days: december(1)..<december(10)),
      Mark(id: "into", days: december(1)..<december(11)), Mark(id: "at", days: onDecember(10)),
      Mark(id: "long", days: december(10)..<december(13)),
      Mark(id: "after", days: onDecember(11)))
    let found = try daybook.marks(MarkFilter(days: onDecember(10)))
    #expect(found.map(\.id) == ["into", "long", "at"])
  }

  @Test("a changed mark has a higher sequence and another time; an unchanged one has not")
  func update() throws {
    var mark = try daybook.insert(Mark(id: "x", days: onDecember(1), note: "a"))[0]
    let later = noon.adding(seconds: 60)
    func update(_ mark: Mark) throws -> Bool {
      try daybook.change("edit", at: later) { try $0.update(mark) }
    }
    #expect(try !update(mark))
    #expect(try daybook.mark(id: "x")?.modified == noon)
    mark.note = "b"
    #expect(try update(mark))
    #expect(try daybook.mark(id: "x")?.sequence == 1)
    #expect(try daybook.mark(id: "x")?.modified == later)
    #expect(try daybook.mark(id: "x")?.created == noon)
    mark.tags = ["t"]
    #expect(try update(mark))
    #expect(try daybook.mark(id: "x")?.sequence == 2)
    mark.note = "\u{E9}"
    #expect(try update(mark))
    mark.note = "e\u{301}"
    #expect(try update(mark), "another spelling of a letter is a change")
    #expect(try !update(Mark(id: "y", days: onDecember(1))), "there is no such mark")
  }

  @Test("a deleted mark is remembered, until it is there again with a higher sequence")
  func deletion() throws {
    try daybook.insert(Mark(id: "x", days: onDecember(1), note: "Picnic", sequence: 4))
    let later = noon.adding(seconds: 60)
    let isDeleted = try daybook.change("unmark", at: later) { try $0.delete(id: "x") }
    #expect(isDeleted)
    #expect(try daybook.marks().isEmpty)
    #expect(
      try daybook.deletedMarks() == [
        DeletedMark(
          id: "x", days: onDecember(1), title: "Picnic", sequence: 5, deleted: later)
      ])
    #expect(try daybook.insert(Mark(id: "x", days: onDecember(2)))[0].sequence == 6)
    #expect(try daybook.deletedMarks().isEmpty)
    #expect(try !daybook.change("unmark", at: later) { try $0.delete(id: "y") })
  }

  @Test("when the body of a change throws, nothing has happened")
  func rollback() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try daybook.change("mark", at: noon) { edit in
        _ = try edit.insert(Mark(id: "x", days: onDecember(1)))
        throw Stop()
      }
    }
    #expect(try daybook.marks().isEmpty)
    try daybook.insert(Mark(id: "x", days: onDecember(1)))
    #expect(try daybook.marks().count == 1)
  }
}
