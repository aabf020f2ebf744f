import CalendarModel
import CalendarPrint
import DayGrid
import Testing

/// Text blocks as a reader sees them; they were checked by eye.
@Suite("List as text")
struct TextAgendaTests {
  func days(_ from: Int, _ to: Int) -> Range<Day> {
    let first = TextSample.month.firstDay
    return first.advanced(by: from - 1)..<first.advanced(by: to)
  }

  @Test func entriesStandUnderTheirDays() {
    let text = TextSample.agenda(days: days(1, 10), options: TextSample.options(width: 60))
    #expect(
      text.lines().visible == """
        Tuesday, 1 December 2026
          10:00–10:15  ● Standup

        Thursday, 3 December 2026
          18:30–20:00  ○ Choir rehearsal · St. Anna
          21:10 →      ○ Night train to Roma (day 1 of 2)

        Friday, 4 December 2026
          → 08:10      ○ Night train to Roma (day 2 of 2)

        Saturday, 5 December 2026
          all day      ○ ? Ski trip (day 1 of 2)

        Sunday, 6 December 2026
          all day      ○ ? Ski trip (day 2 of 2)

        Monday, 7 December 2026
          09:00–10:00  ● Team planning · Room 2
          13:30–14:15  ○ Dentist

        ▸ Wednesday, 9 December 2026
          all day      ● Conference in Lyon (day 1 of 8) · Lyon

        Thursday, 10 December 2026
          all day      ● Conference in Lyon (day 2 of 8) · Lyon
        """)
  }

  @Test(
    "what lasts longer than two months stands in the first and the last of its days listed",
    arguments: [("2026-12-10", 10), ("2027-01-31", 31), ("2027-02-01", 2)])
  func longEntries(last: String, count: Int) throws {
    let agenda = TextAgenda(
      entries: [try allDay("2026-12-01", last, "School")], days: days(1, 31), calendars: [],
      options: TextSample.options(width: 60))
    let lines = agenda.lines().filter { $0.contains("School") }
    #expect(lines.count == count)
  }

  @Test func aListInFewColumns() {
    let text = TextSample.agenda(
      days: days(3, 6), options: TextSample.options(width: 28, locale: "de_AT"))
    #expect(
      text.lines().visible == """
        Donnerstag, 3. Dezember 2026
          18:30–20:00
            ○ Choir rehearsal · St.
              Anna
          21:10 →
            ○ Night train to Roma
              (Tag 1 von 2)

        Freitag, 4. Dezember 2026
          → 08:10
            ○ Night train to Roma
              (Tag 2 von 2)

        Samstag, 5. Dezember 2026
          ganztägig
            ○ ? Ski trip
              (Tag 1 von 2)

        Sonntag, 6. Dezember 2026
          ganztägig
            ○ ? Ski trip
              (Tag 2 von 2)
        """)
  }

  @Test func coloursOfAList() {
    let text = TextSample.agenda(
      days: days(5, 9), options: TextSample.options(width: 60, colors: .indexed))
    #expect(
      text.lines().visible == """
        ␛[0;1mSaturday, 5 December 2026␛[0m
          ␛[0;38;5;244mall day      ␛[0;38;5;172m● ␛[0;3m? Ski trip ␛[0;38;5;244m(day 1 of 2)␛[0m

        ␛[0;1mSunday, 6 December 2026␛[0m
          ␛[0;38;5;244mall day      ␛[0;38;5;172m● ␛[0;3m? Ski trip ␛[0;38;5;244m(day 2 of 2)␛[0m

        ␛[0;1mMonday, 7 December 2026␛[0m
          ␛[0;38;5;244m09:00–10:00  ␛[0;38;5;62m● ␛[0mTeam planning ␛[0;38;5;244m· Room 2␛[0m
          ␛[0;38;5;244m13:30–14:15  ␛[0;38;5;172m● ␛[0mDentist

        ␛[0;1;38;5;161m▸ Wednesday, 9 December 2026␛[0m
          ␛[0;38;5;244mall day      ␛[0;38;5;62m● ␛[0mConference in Lyon ␛[0;38;5;244m(day 1 of 8) · Lyon␛[0m
        """)
  }

  @Test func allDayEntriesComeFirst() {
    let entries = [
      TextSample.timed("early", 1, 0, minutes: 30), TextSample.allDay("whole day", 1...1),
    ]
    let lines = TextSample.agenda(entries, options: TextSample.options(width: 60)).lines()
    #expect(lines.dropFirst().map { $0.hasSuffix("whole day") } == [true, false])
  }

  @Test func anEmptyListIsEmpty() {
    let text = TextSample.agenda([], options: TextSample.options(width: 60))
    #expect(text.lines().isEmpty && text.text() == "")
  }

  @Test func anEventWithoutTitleIsCalledSo() {
    let entry = TextSample.allDay(" ", 1...1)
    for (locale, word) in [("en_GB", "Untitled"), ("de_AT", "Ohne Titel"), ("xx", "Untitled")] {
      let options = TextSample.options(width: 60, locale: locale)
      #expect(TextSample.agenda([entry], options: options).text().contains(word))
    }
  }
}
