import CalendarModel
import Testing

/// Values by hand, after RFC 5545, 3.6.2 and 3.8.1.11.
@Suite("To-dos")
struct TodoTests {
  private let day = CalendarTime.date(Day(daysSince1970: 20_000))
  private let later = CalendarTime.date(Day(daysSince1970: 20_007))

  @Test(
    "STATUS says whether it is done; where there is none, the others do",
    arguments: [
      (nil, nil, false, false), ("COMPLETED", nil, false, true), ("NEEDS-ACTION", 100, true, false),
      ("CANCELLED", nil, true, false), (nil, 100, false, true), (nil, 99, false, false),
      (nil, nil, true, true),
    ] as [(String?, Int?, Bool, Bool)])
  func completion(status: String?, percent: Int?, hasTime: Bool, isCompleted: Bool) {
    var todo = Todo(uid: "u")
    todo.status = status
    todo.percentComplete = percent
    todo.completed = hasTime ? Instant(secondsSince1970: 0) : nil
    #expect(todo.isCompleted == isCompleted)
  }

  @Test("its schedule begins with DTSTART, else with DUE")
  func schedule() {
    var todo = Todo(uid: "u")
    #expect(todo.schedule == nil)
    todo.due = later
    #expect(todo.schedule == EventSchedule(start: later))
    todo.start = day
    #expect(todo.schedule == EventSchedule(start: day, ending: .time(later)))
    todo.due = nil
    todo.duration = CalendarDuration(days: 2)
    #expect(
      todo.schedule == EventSchedule(start: day, ending: .duration(CalendarDuration(days: 2))))
    todo.start = nil
    todo.replacement = .init(day)
    #expect(todo.schedule?.start == day)
    #expect(Journal(uid: "j").schedule == nil)
    #expect(Journal(uid: "j", start: day).schedule == EventSchedule(start: day))
  }

  @Test("an occurrence knows what it is one of")
  func subject() {
    let todo = Todo(uid: "u", due: day, summary: "Bins")
    let start = Instant(secondsSince1970: 0)
    func occurrence(_ subject: Occurrence.Subject) -> Occurrence {
      Occurrence(
        event: Event(uid: "u", schedule: EventSchedule(start: day)), recurrenceID: nil, start: day,
        end: later, interval: start..<start, calendar: CalendarIdentity(name: "c", source: "c"),
        subject: subject)
    }
    #expect(occurrence(.todo(todo)).todo == todo)
    #expect(occurrence(.todo(todo)).journal == nil)
    #expect(occurrence(.event).todo == nil)
    #expect(occurrence(.event) != occurrence(.todo(todo)))
    var changed = occurrence(.todo(todo))
    changed.event.summary = "x"
    #expect(changed.todo == todo)
  }

  @Test("what later RFCs added is reached by its name")
  func supplements() {
    var event = Event(uid: "u", schedule: EventSchedule(start: day))
    event.images.append(CalendarImage(.uri("a")))
    event.referenceIDs = ["r"]
    #expect(event.supplements.images == [CalendarImage(.uri("a"))])
    #expect(event.supplements.referenceIDs == ["r"])
  }
}
