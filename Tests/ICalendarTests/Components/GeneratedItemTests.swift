import CalendarModel
import ICalendar
import Testing

/// To-dos, journal entries and busy time of random parts, written and read again.
@Suite("Generated items come back")
struct GeneratedItemTests {
  @Test("as they were", arguments: UInt64(0)..<40)
  func comeBack(_ seed: UInt64) throws {
    var generator = ItemGenerator(seed: seed)
    let todos = (0..<8).map { generator.todo("t\($0)") }
    let journals = (0..<8).map { generator.journal("j\($0)") }
    let freeBusy = (0..<4).map { generator.freeBusy("f\($0)") }
    let components =
      todos.map { Component(todo: $0) } + journals.map { Component(journal: $0) }
      + freeBusy.map { Component(freeBusy: $0) }
    let file = try CalendarFile(
      CalendarComponents(components).component.serialized(), file: "a.ics")
    let readTodos = file.todos()
    let readJournals = file.journals()
    let readFreeBusy = file.freeBusy()
    #expect(readTodos.diagnostics == [], "seed \(seed)")
    for (todo, var read) in zip(todos, readTodos.items) {
      read.line = nil
      #expect(read == todo, "seed \(seed)")
    }
    for (journal, var read) in zip(journals, readJournals.items) {
      read.line = nil
      #expect(read == journal, "seed \(seed)")
    }
    for (item, var read) in zip(freeBusy, readFreeBusy.items) {
      read.line = nil
      #expect(read == item, "seed \(seed)")
    }
    #expect(
      [readTodos.items.count, readJournals.items.count, readFreeBusy.items.count] == [8, 8, 4])
  }
}

/// Makes items of random parts, the same for the same seed.
private struct ItemGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  private mutating func chance() -> Bool { Bool.random(using: &numbers) }

  private mutating func maybe<Value>(_ make: (inout ItemGenerator) -> Value) -> Value? {
    chance() ? make(&self) : nil
  }

  private mutating func list<Value>(_ make: (inout ItemGenerator) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &numbers)).map { _ in make(&self) }
  }

  private mutating func text() -> String {
    let pieces = ["a", "b;c", ",", "\\", "\n", "\"", "ü", "🎹", ":", "=", "^", "  x ", "日本"]
    return "t"
      + (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
        pieces.randomElement(using: &numbers) ?? ""
      }.joined()
  }

  private mutating func instant() -> Instant {
    Instant(secondsSince1970: Int.random(in: 0...4_000_000_000, using: &numbers))
  }

  private mutating func time() -> CalendarTime {
    let wallTime = instant().utc
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: return .date(wallTime.day)
    case 1: return .floating(wallTime)
    case 2: return .utc(Instant(utc: wallTime))
    default: return .zoned(wallTime, zone: "Europe/Vienna")
    }
  }

  private mutating func duration() -> CalendarDuration {
    CalendarDuration(
      days: Int.random(in: 0...20, using: &numbers),
      seconds: Int.random(in: 0...86_399, using: &numbers))
  }

  private mutating func uri() -> String {
    "https://a.example/\(Int.random(in: 0...99, using: &numbers))"
  }

  private mutating func location() -> DetailedLocation {
    var location = DetailedLocation(uid: maybe { _ in "l" }, name: maybe { $0.text() })
    location.types = list { $0.text() }
    location.url = maybe { $0.uri() }
    return location
  }

  private mutating func supplements() -> Supplements {
    var supplements = Supplements()
    supplements.images = list {
      var image = CalendarImage(
        $0.chance() ? .uri($0.uri()) : .data([1, 2, 3]), mediaType: $0.maybe { _ in "image/png" })
      image.displays = $0.chance() ? ["BADGE", "GRAPHIC"] : []
      image.alternative = $0.maybe { $0.uri() }
      return image
    }
    supplements.conferences = list {
      var conference = Conference(uri: $0.uri())
      conference.label = $0.maybe { $0.text() }
      return conference
    }
    supplements.styledDescriptions = list {
      StyledDescription($0.chance() ? .text($0.text()) : .uri($0.uri()), mediaType: "text/html")
    }
    supplements.structuredData = list {
      let contents = [
        StructuredData.Content.text($0.text()), .uri($0.uri()), .data(Array($0.text().utf8)),
      ]
      return StructuredData(
        contents.randomElement(using: &$0.numbers) ?? .text(""), schema: $0.maybe { $0.uri() })
    }
    supplements.links = list {
      let targets = [Link.Target.uid($0.text()), .uri($0.uri()), .xmlReference($0.uri())]
      var link = Link(
        targets.randomElement(using: &$0.numbers) ?? .uid(""), relation: $0.maybe { $0.uri() })
      link.label = $0.maybe { $0.text() }
      return link
    }
    supplements.concepts = list { $0.uri() }
    supplements.referenceIDs = list { $0.text() }
    supplements.locations = list { $0.location() }
    supplements.participants = list {
      var participant = Participant(uid: $0.maybe { _ in "p" }, kind: "ACTIVE")
      participant.summary = $0.maybe { $0.text() }
      participant.locations = $0.list { $0.location() }
      return participant
    }
    return supplements
  }

  private mutating func fill(_ item: inout some CalendarItem) {
    item.summary = maybe { $0.text() }
    item.classification = maybe { _ in "PRIVATE" }
    item.categories = list { $0.text() }
    item.color = maybe { RGBColor(UInt32.random(in: 0...0xFF_FFFF, using: &$0.numbers)) }
    item.url = maybe { $0.uri() }
    item.created = maybe { $0.instant() }
    item.lastModified = maybe { $0.instant() }
    item.comments = list { $0.text() }
    item.contacts = list { $0.text() }
    item.attachments = list {
      var attachment = Attachment(.uri($0.uri()))
      attachment.otherParameters = $0.chance() ? [.init("FILENAME", [$0.text()])] : []
      return attachment
    }
    item.relations = list {
      var relation = Relation(uid: $0.text(), kind: $0.chance() ? "PARENT" : "STARTTOSTART")
      relation.gap = $0.maybe { $0.duration() }
      return relation
    }
    item.supplements = supplements()
    item.components = chance() ? [Component("X-A", properties: [Property("X-B", value: "1")])] : []
    item.otherProperties = chance() ? [Property("X-C", value: "2")] : []
  }

  mutating func todo(_ uid: String) -> Todo {
    var todo = Todo(uid: uid)
    fill(&todo)
    todo.stamp = instant()
    todo.start = maybe { $0.time() }
    todo.due = maybe { $0.time() }
    if todo.start != nil, todo.due == nil { todo.duration = maybe { $0.duration() } }
    todo.recurrence = maybe {
      .init(
        rules: [RecurrenceRule(.weekly, end: .count(3))],
        exceptionDates: $0.list { $0.time() })
    }
    todo.replacement = maybe { .init($0.time(), andFuture: $0.chance()) }
    todo.sequence = Int.random(in: 0...3, using: &numbers)
    todo.completed = maybe { $0.instant() }
    todo.percentComplete = maybe { Int.random(in: 0...100, using: &$0.numbers) }
    todo.description = maybe { $0.text() }
    todo.location = maybe { $0.text() }
    todo.priority = Int.random(in: 0...9, using: &numbers)
    todo.status = maybe { _ in "IN-PROCESS" }
    todo.resources = list { $0.text() }
    todo.alarms = list {
      var alarm = Alarm(action: "AUDIO", trigger: .relativeToStart($0.duration()))
      alarm.uid = $0.maybe { $0.text() }
      alarm.acknowledged = $0.maybe { $0.instant() }
      alarm.proximity = $0.maybe { _ in "ARRIVE" }
      alarm.locations = $0.list { $0.location() }
      return alarm
    }
    return todo
  }

  mutating func journal(_ uid: String) -> Journal {
    var journal = Journal(uid: uid)
    fill(&journal)
    journal.stamp = instant()
    journal.start = maybe { $0.time() }
    journal.descriptions = list { $0.text() }
    journal.status = maybe { _ in "DRAFT" }
    return journal
  }

  mutating func freeBusy(_ uid: String) -> FreeBusy {
    var freeBusy = FreeBusy(uid: uid)
    freeBusy.stamp = instant()
    freeBusy.start = maybe { $0.time() }
    freeBusy.end = maybe { $0.time() }
    freeBusy.comments = list { $0.text() }
    freeBusy.periods = list {
      FreeBusy.Period(
        .utc($0.instant()),
        ending: $0.chance() ? .duration($0.duration()) : .time(.utc($0.instant())),
        kind: $0.chance() ? "BUSY" : "FREE")
    }
    return freeBusy
  }
}
