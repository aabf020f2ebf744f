import CalendarModel
import ICalendar
import Testing

/// Values that are read, written, and read again.
@Suite("Read, written, and read again")
struct ItemRoundTripTests {
  /// The values of a calendar, without their lines in the file.
  private struct Contents: Equatable {
    var events: [Event]
    var todos: [Todo]
    var journals: [Journal]
    var freeBusy: [FreeBusy]

    init(_ file: CalendarFile) {
      events = file.events().events.map {
        var event = $0
        event.line = nil
        event.isUIDSynthesized = false
        return event
      }
      todos = file.todos().items.map {
        var todo = $0
        todo.line = nil
        todo.isUIDSynthesized = false
        return todo
      }
      journals = file.journals().items.map {
        var journal = $0
        journal.line = nil
        journal.isUIDSynthesized = false
        return journal
      }
      freeBusy = file.freeBusy().items.map {
        var freeBusy = $0
        freeBusy.line = nil
        freeBusy.isUIDSynthesized = false
        return freeBusy
      }
    }

    /// The components that are made of them.
    var components: [Component] {
      events.map { Component(event: $0) } + todos.map { Component(todo: $0) }
        + journals.map { Component(journal: $0) } + freeBusy.map { Component(freeBusy: $0) }
    }
  }

  /// The contents written beside the file's definitions of zones, and read again.
  private func written(_ contents: Contents, of file: CalendarFile) throws -> Contents {
    let zones = file.document.components.flatMap(\.components).map(\.component).filter {
      $0.name.uppercased() == "VTIMEZONE"
    }
    // What a calendar says of its times without a zone has been used already.
    let bytes = CalendarComponents(zones + contents.components).component.serialized()
    return try Contents(CalendarFile(bytes, file: "written.ics"))
  }

  @Test("every fixture", arguments: FixtureFolder.names(ending: "ics"))
  func fixtures(_ name: String) throws {
    let file = try CalendarFile(FixtureFolder.bytes("\(name).ics"), file: name)
    let contents = Contents(file)
    let again = try written(contents, of: file)
    for (first, second) in zip(contents.events, again.events) { #expect(first == second) }
    for (first, second) in zip(contents.todos, again.todos) { #expect(first == second) }
    #expect(contents == again)
  }

  @Test(
    "every damaged fixture comes to rest after one writing",
    arguments: FixtureFolder.names(ending: "ics", in: "malformed"))
  func malformed(_ name: String) throws {
    guard
      let file = try? CalendarFile(
        FixtureFolder.bytes("malformed/\(name).ics"), file: name)
    else { return }
    let once = try written(Contents(file), of: file)
    #expect(once.events.count == file.eventCount)
    #expect(try written(once, of: file) == once)
  }

  /// Lines that mean the same, in one spelling: lists of periods taken apart.
  private func lines(_ component: Component) -> [String] {
    let properties = component.properties.flatMap { property -> [String] in
      let parameters = property.parameters.map { ";\($0.name)=\($0.values.joined(separator: ","))" }
        .sorted().joined()
      let values =
        property.name == "FREEBUSY"
        ? property.value.split(separator: ",").map(String.init) : [property.value]
      return values.map { "\(component.name).\(property.name)\(parameters):\($0)" }
    }
    return properties + component.components.flatMap(lines)
  }

  @Test("nothing of the full fixture is lost on the way through the values")
  func nothingIsLost() throws {
    let bytes = try FixtureFolder.bytes("all-components.ics")
    let file = try CalendarFile(bytes, file: "all-components.ics")
    let typed = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"]
    let originals = try #require(file.document.components.first).components.map(\.component)
      .filter { typed.contains($0.name) }
    #expect(
      Contents(file).components.flatMap(lines).sorted() == originals.flatMap(lines).sorted())
  }

  @Test("a to-do is written as RFC 5545 wants it")
  func todoLines() throws {
    let due = CalendarTime.date(Day(validYear: 2026, month: 12, day: 5))
    var todo = Todo(uid: "t", due: due, summary: "Bins, out")
    // Neither may stand where there is DUE, or without DTSTART.
    todo.duration = CalendarDuration(days: 1)
    todo.percentComplete = 50
    todo.completed = .utc(2026, 12, 4, 8)
    #expect(
      try StrictReader(Component(todo: todo).serialized()).lines == [
        "BEGIN:VTODO", "UID:t", "DTSTAMP:20261205T000000Z", "DUE;VALUE=DATE:20261205",
        "COMPLETED:20261204T080000Z", "PERCENT-COMPLETE:50", "SUMMARY:Bins\\, out", "END:VTODO",
      ])
    todo.due = nil
    #expect(try !StrictReader(Component(todo: todo).serialized()).lines.contains("DURATION:P1D"))
  }

  @Test("a journal entry has a line for each description")
  func journalLines() throws {
    var journal = Journal(uid: "j", summary: "Day")
    journal.descriptions = ["One", "Two"]
    #expect(
      try StrictReader(Component(journal: journal).serialized()).lines == [
        "BEGIN:VJOURNAL", "UID:j", "DTSTAMP:19700101T000000Z", "SUMMARY:Day", "DESCRIPTION:One",
        "DESCRIPTION:Two", "END:VJOURNAL",
      ])
  }
}
