import CalendarModel
import Daybook
import Testing

@Suite("Taking changes back")
struct HistoryTests {
  let folder: TemporaryFolder
  let daybook: Daybook
  let later = noon.adding(seconds: 60)

  init() throws {
    folder = try TemporaryFolder()
    daybook = try Daybook(folder.file("d.sqlite"))
  }

  /// The marks without what an undo changes.
  private func contents() throws -> [Mark] {
    try daybook.marks().map { mark in
      var mark = mark
      (mark.modified, mark.sequence) = (nil, 0)
      return mark
    }
  }

  @Test("each change is taken back as a whole, the last one first")
  func stack() throws {
    let image = Mark.Sticker.image([UInt8](repeating: 7, count: 100_000), mediaType: "image/png")
    var states = [try contents()]
    try daybook.insert(
      Mark(id: "a", days: onDecember(1), note: "one", sticker: image, tags: ["t", "u"]),
      Mark(id: "b", days: onDecember(2)))
    states.append(try contents())
    try daybook.change("edit", at: noon) { edit in
      _ = try edit.update(Mark(id: "a", days: onDecember(3), note: "two", tags: ["v"]))
      _ = try edit.delete(id: "b")
    }
    states.append(try contents())
    try daybook.change("retag", at: noon) { edit in
      _ = try edit.update(Mark(id: "a", days: onDecember(3), note: "two", tags: ["v", "w"]))
    }
    states.append(try contents())
    try daybook.change("unmark", at: noon) { _ = try $0.delete(id: "a") }
    states.append(try contents())
    for command in ["unmark", "retag", "edit", "mark"] {
      #expect(try contents() == states.removeLast())
      #expect(try daybook.lastChange()?.command == command)
      let undone = try #require(try daybook.undo(at: later))
      #expect(undone.command == command)
      #expect(undone.time == noon)
    }
    #expect(try contents() == states[0])
    #expect(try daybook.undo(at: later) == nil)
    #expect(try daybook.verify().isEmpty)
  }

  @Test("what was changed is counted, a mark whose tags alone were changed as well")
  func counts() throws {
    try daybook.insert(
      Mark(id: "a", days: onDecember(1), tags: ["t"]), Mark(id: "b", days: onDecember(2)))
    #expect(try daybook.lastChange()?.marks.added == 2)
    try daybook.change("edit", at: noon) { edit in
      _ = try edit.update(Mark(id: "a", days: onDecember(1), tags: ["u"]))
      _ = try edit.delete(id: "b")
      _ = try edit.insert(Mark(id: "c", days: onDecember(3)))
    }
    let counts = try #require(try daybook.lastChange()).marks
    #expect([counts.added, counts.changed, counts.deleted] == [1, 1, 1])
  }

  @Test("a change that changes nothing is not in the history")
  func nothing() throws {
    try daybook.insert(Mark(id: "a", days: onDecember(1)))
    try daybook.change("nothing", at: noon) { edit in
      _ = try edit.insert(Mark(id: "b", days: onDecember(1)))
      _ = try edit.delete(id: "b")
      _ = try edit.delete(id: "none")
    }
    // The deletion of a mark that no calendar has seen is remembered all the same.
    #expect(try daybook.lastChange()?.command == "nothing")
    try daybook.change("less", at: noon) { edit in
      _ = try edit.update(Mark(id: "a", days: onDecember(1)))
    }
    #expect(try daybook.lastChange()?.command == "nothing")
  }

  @Test("to other calendars an undo is a change: sequences never go down")
  func sequences() throws {
    try daybook.insert(Mark(id: "a", days: onDecember(1), note: "one"))
    try daybook.change("edit", at: noon) {
      _ = try $0.update(Mark(id: "a", days: onDecember(1), note: "two"))
    }
    _ = try daybook.undo(at: later)
    let mark = try #require(try daybook.mark(id: "a"))
    #expect(mark.note == "one")
    #expect(mark.sequence == 2)
    #expect(mark.modified == later)
    _ = try daybook.undo(at: later)
    #expect(try daybook.mark(id: "a") == nil)
    #expect(try daybook.deletedMarks().map(\.sequence) == [3])
  }

  @Test("an undone deletion is no longer remembered, and the mark counts on")
  func undoneDeletion() throws {
    try daybook.insert(Mark(id: "a", days: onDecember(1), note: "one", tags: ["t"]))
    try daybook.change("unmark", at: noon) { _ = try $0.delete(id: "a") }
    _ = try daybook.undo(at: later)
    #expect(try daybook.deletedMarks().isEmpty)
    #expect(try daybook.mark(id: "a")?.sequence == 2)
    #expect(try daybook.mark(id: "a")?.tags == ["t"])
  }

  @Test("the last hundred changes are kept")
  func limit() throws {
    for number in 0..<120 {
      try daybook.insert(Mark(id: "\(number)", days: onDecember(1)))
    }
    var count = 0
    while try daybook.undo(at: later) != nil { count += 1 }
    #expect(count == 100)
    #expect(try daybook.marks().count == 20)
  }
}
