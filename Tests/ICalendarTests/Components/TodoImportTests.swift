import CalendarModel
import ICalendar
import Testing

/// Expected values are read off the lines by hand, after RFC 5545, 3.6.2 to 3.6.4.
@Suite("To-dos, journal entries and busy time")
struct TodoImportTests {
  private static func file() throws -> CalendarFile {
    try CalendarFile(FixtureFolder.bytes("all-components.ics"), file: "all-components.ics")
  }

  /// A calendar of these lines; the first is line 4.
  private static func read(_ lines: String...) throws -> CalendarFile {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"] + lines
    return try CalendarFile(
      Array((all + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8), file: "a.ics")
  }

  @Test("nothing in the fixture is wrong")
  func noDiagnostics() throws {
    let file = try Self.file()
    #expect(file.diagnostics == [])
    #expect(file.events().diagnostics == [])
    #expect(file.todos().diagnostics == [])
    #expect(file.journals().diagnostics == [])
    #expect(file.freeBusy().diagnostics == [])
  }

  @Test("a to-do has each property in its place")
  func wholeTodo() throws {
    let todos = try Self.file().todos().items
    #expect(
      todos.map(\.uid) == [
        "tuning@hall.example", "programme@hall.example", "bins@hall.example",
        "bins@hall.example", "heating@hall.example", "flyers@hall.example",
        "curtain@hall.example",
      ])
    let todo = try #require(todos.first)
    let zone = "Europe/Vienna"
    #expect(todo.start == .zoned(.at(2026, 11, 30, 9), zone: zone))
    #expect(todo.due == .zoned(.at(2026, 12, 4, 17), zone: zone))
    #expect(todo.stamp == .utc(2026, 11, 1, 8))
    #expect(todo.created == .utc(2026, 10, 15, 10))
    #expect(todo.summary == "Have the piano tuned")
    #expect(todo.description == "Ask Mr Bell.")
    #expect(todo.location == "Great room")
    #expect(todo.position == GeographicPosition(latitude: 48.208174, longitude: 16.373819))
    #expect(todo.status == "IN-PROCESS")
    #expect(todo.percentComplete == 40)
    #expect(todo.priority == 1)
    #expect(todo.categories == ["maintenance", "piano"])
    #expect(todo.resources == ["tuning fork"])
    #expect(todo.classification == "PRIVATE")
    #expect(todo.color == RGBColor(cssName: "olive"))
    #expect(todo.organizer?.address == "mailto:ida@hall.example")
    #expect(todo.attendees.map(\.participationStatus) == ["ACCEPTED"])
    #expect(todo.images == [CalendarImage(.uri("https://hall.example/piano.jpg"))])
    #expect(todo.concepts == ["https://concepts.example/maintenance"])
    #expect(todo.alarms.map(\.trigger) == [.relativeToEnd(CalendarDuration(days: -1))])
    #expect(todo.locations.map(\.name) == ["Next to the stage"])
    #expect(todo.otherProperties == [Property("X-BUDGET", value: "120")])
    #expect(!todo.isCompleted)
    #expect(todos[1].completed == .utc(2026, 12, 3, 14, 30))
    #expect(todos[1].isCompleted)
    #expect(todos[2].recurrence?.rules.count == 1)
    #expect(todos[2].recurrence?.exceptionDates.count == 1)
    #expect(todos[3].replacement?.original == .date(Day(validYear: 2026, month: 12, day: 8)))
    #expect(todos[4].duration == CalendarDuration(seconds: 3 * 3600))
    #expect(todos[6].schedule == nil)
  }

  @Test("a journal entry has each property in its place")
  func wholeJournal() throws {
    let journals = try Self.file().journals().items
    #expect(
      journals.map(\.uid) == [
        "minutes@hall.example", "diary@hall.example", "idea@hall.example",
      ])
    let journal = try #require(journals.first)
    #expect(journal.start == .date(Day(validYear: 2026, month: 12, day: 3)))
    #expect(journal.descriptions == ["Present: all.", "Decided: new curtains, in red."])
    #expect(journal.status == "FINAL")
    #expect(journal.categories == ["committee"])
    #expect(journal.relations == [Relation(uid: "concert@hall.example")])
    #expect(
      journal.links == [Link(.uri("https://hall.example/minutes"), relation: "alternate")])
    #expect(journal.locations.map(\.name) == ["Back room"])
    #expect(journal.otherProperties == [Property("X-PAGES", value: "2")])
    #expect(journals[2].start == nil)
  }

  @Test("busy time has each period")
  func wholeFreeBusy() throws {
    let items = try Self.file().freeBusy().items
    #expect(items.count == 1)
    let freeBusy = try #require(items.first)
    #expect(freeBusy.start == .utc(.utc(2026, 12, 1)))
    #expect(freeBusy.end == .utc(.utc(2027, 1, 1)))
    #expect(freeBusy.contacts == ["Ida Moser"])
    #expect(freeBusy.url == "https://hall.example/busy.ifb")
    #expect(freeBusy.comments == ["Without the cellar."])
    #expect(freeBusy.requestStatuses == [RequestStatus(code: "2.0", text: "Success")])
    var free = FreeBusy.Period(
      .utc(.utc(2026, 12, 20, 8)), ending: .time(.utc(.utc(2026, 12, 20, 20))), kind: "FREE")
    free.otherParameters = [.init("X-ROOM", ["great"])]
    #expect(
      freeBusy.periods == [
        .init(.utc(.utc(2026, 12, 2, 18)), ending: .duration(.init(seconds: 5400))),
        .init(.utc(.utc(2026, 12, 12, 18, 30)), ending: .time(.utc(.utc(2026, 12, 12, 20, 30)))),
        .init(
          .utc(.utc(2026, 12, 16, 18)), ending: .duration(.init(seconds: 7200)),
          kind: "BUSY-TENTATIVE"),
        free,
      ])
  }

  @Test("a component without a UID gets one, the same each time")
  func missingUID() throws {
    let file = try Self.read("BEGIN:VTODO", "SUMMARY:a", "END:VTODO")
    let read = file.todos()
    let todo = try #require(read.items.first)
    #expect(todo.isUIDSynthesized && todo.uid == file.todos().items.first?.uid)
    #expect(read.diagnostics.map(\.code) == [.missingUID])
    #expect(read.diagnostics.first?.problem == "the to-do has no UID")
  }

  @Test("what can't be read is reported, and kept")
  func damage() throws {
    let file = try Self.read(
      "BEGIN:VTODO", "UID:u", "DTSTART:20261201T100000Z", "DUE:soon", "DUE:20261202T100000Z",
      "DTEND:20261203T100000Z", "PERCENT-COMPLETE:101", "COMPLETED:yes", "PRIORITY:10",
      "IMAGE;VALUE=BINARY;ENCODING=BASE64:*", "SUMMARY:a", "SUMMARY:b", "RRULE:FREQ=NEVER",
      "END:VTODO")
    let read = file.todos()
    let todo = try #require(read.items.first)
    #expect(
      todo.otherProperties.map(\.name) == [
        "DUE", "DUE", "DTEND", "PERCENT-COMPLETE", "COMPLETED", "PRIORITY", "IMAGE", "SUMMARY",
        "RRULE",
      ])
    #expect(todo.due == nil && todo.summary == "a")
    #expect(
      read.diagnostics.map { "\($0.line) \($0.code.rawValue)" } == [
        "7 bad-time", "8 repeated-property", "10 bad-value", "11 bad-time", "12 bad-value",
        "13 bad-value", "15 repeated-property", "16 bad-rule",
      ])
  }

  @Test("DUE holds beside DURATION")
  func dueAndDuration() throws {
    let read = try Self.read(
      "BEGIN:VTODO", "UID:u", "DTSTART:20261201T100000Z", "DURATION:PT1H",
      "DUE:20261202T100000Z", "END:VTODO"
    ).todos()
    #expect(read.items.first?.duration == nil)
    #expect(read.items.first?.due == .utc(.utc(2026, 12, 2, 10)))
    #expect(read.diagnostics.map(\.code) == [.endAndDuration])
  }

  @Test("a FREEBUSY that holds no period is kept whole")
  func badPeriod() throws {
    let read = try Self.read(
      "BEGIN:VFREEBUSY", "UID:u", "FREEBUSY:20261201T100000Z/PT1H,20261202T100000Z",
      "END:VFREEBUSY"
    ).freeBusy()
    #expect(read.items.first?.periods == [])
    #expect(read.items.first?.otherProperties.map(\.name) == ["FREEBUSY"])
    #expect(read.diagnostics.map(\.code) == [.badValue])
  }

  @Test("events are not read from other components")
  func eventsStay() throws {
    let file = try Self.file()
    #expect(file.eventCount == 2)
    #expect(file.events().events.map(\.uid) == ["concert@hall.example", "rehearsal@hall.example"])
  }
}
