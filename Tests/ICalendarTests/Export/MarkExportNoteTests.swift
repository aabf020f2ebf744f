import CalendarModel
import ICalendar
import Testing

@Suite struct MarkExportNoteTests {
  private static let days = Day(daysSince1970: 0)..<Day(daysSince1970: 1)
  private static let marks = [
    Mark(
      id: "1", days: days, note: "1 < 2", color: RGBColor(1),
      sticker: .image([1], mediaType: "a/b"),
      tags: ["x"], sequence: 1),
    Mark(id: "2", days: days, note: "plain", color: RGBColor(1)),
    Mark(id: "3", days: days),
  ]

  private func notes(
    _ target: ExportTarget, _ form: MarkExportOptions.Form = .event
  ) throws -> [MarkExportNote] {
    try MarkExport.calendar(
      marks: Self.marks,
      options: MarkExportOptions(
        daybook: DaybookIdentity(id: "mine"), target: target, form: form)
    ).notes
  }

  private func subjects(_ notes: [MarkExportNote]) -> [TargetFact.Subject: Int] {
    var result: [TargetFact.Subject: Int] = [:]
    for note in notes {
      if case .fact(let fact) = note.kind { result[fact.subject] = note.count }
    }
    return result
  }

  @Test(arguments: MarkExportOptions.Form.allCases)
  func byTheLetterNothingIsLost(form: MarkExportOptions.Form) throws {
    #expect(try notes(.strict, form) == [])
  }

  @Test func oneNoteAKind() throws {
    #expect(
      try subjects(notes(.google)) == [
        .colors: 2, .tags: 1, .pictures: 1, .markup: 1, .updates: 1,
      ])
    #expect(try subjects(notes(.outlook)) == [.colors: 2, .pictures: 1])
    #expect(try subjects(notes(.apple)) == [.colors: 2, .pictures: 1])
    #expect(try subjects(notes(.thunderbird)) == [.colors: 2, .updates: 1])
    #expect(try subjects(notes(.outlook, .todo)) == [.todos: 3])
    #expect(try subjects(notes(.google, .journal)) == [.journals: 3])
    #expect(try subjects(notes(.thunderbird, .todo)) == [.colors: 2, .updates: 1])
  }

  @Test func theWords() throws {
    #expect(
      try notes(.google).first?.description
        == "Google Calendar does not show an event's own colour (2 entries)")
    #expect(
      try notes(.outlook).last?.description == "Outlook takes in pictures as attachments (1 entry)")
  }

  @Test func everyFactHasASource() {
    for fact in TargetFact.all {
      #expect(fact.source.hasPrefix("https://"))
      #expect(fact.target != .strict)
      #expect(TargetFact.of(fact.target, fact.subject) == fact, "one fact a subject")
    }
  }
}
