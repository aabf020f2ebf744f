import CalendarModel
import DayGrid
import Testing

@Suite("Entries of to-dos and journal entries")
struct TodoEntryTests {
  private func entry(_ subject: Occurrence.Subject, start: CalendarTime, end: CalendarTime)
    -> GridEntry
  {
    let from = ZoneMap(tables: [:], floating: .utc).instant(of: start)
    let event = Event(uid: "u", schedule: EventSchedule(start: start), summary: "Bins")
    return GridEntry(
      Occurrence(
        event: event, recurrenceID: nil, start: start, end: end, interval: from..<from,
        calendar: CalendarIdentity(name: "c", source: "c"), subject: subject),
      zone: .utc, calendar: 0)
  }

  @Test("an entry is of the kind of its occurrence")
  func kinds() {
    let due = CalendarTime.date(day(2026, 12, 7))
    let next = CalendarTime.date(day(2026, 12, 8))
    var todo = Todo(uid: "u", due: due)
    #expect(entry(.event, start: due, end: next).kind == .event)
    #expect(entry(.todo(todo), start: due, end: next).kind == .openTodo)
    todo.percentComplete = 100
    #expect(entry(.todo(todo), start: due, end: next).kind == .completedTodo)
    #expect(entry(.journal(Journal(uid: "u")), start: due, end: next).kind == .journal)
  }

  @Test("a to-do that is due at midnight stands on the day that begins then")
  func midnight() {
    let due = CalendarTime.utc(Instant(utc: wall(day(2026, 12, 7), 0)))
    let entry = entry(.todo(Todo(uid: "u", due: due)), start: due, end: due)
    #expect(entry.days == day(2026, 12, 7)..<day(2026, 12, 8))
    #expect(!entry.isBar)
  }
}
