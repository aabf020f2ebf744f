import CalendarModel
import DayGrid

/// The days of a document, each once, with what there is on them.
struct DocumentDays {
  /// A day and where it stands.
  struct Place: Hashable, Sendable {
    let day: Day
    /// The page, in whose month the day lies where there is such a page.
    let page: Int
    let row: Int
    let column: Int
  }

  /// Where all is told of an entry: on the first day that lists it.
  struct Telling: Hashable, Sendable {
    /// From 0, in the order of days.
    let number: Int
    let day: Day
  }

  /// In order.
  let places: [Place]
  /// The marks of each day, in their order.
  let marks: [Day: [Mark]]
  /// Where all is told of each entry.
  let tellings: [GridEntry: Telling]

  init(_ calendar: HTMLCalendar) {
    var found: [Day: Place] = [:]
    for (page, month) in calendar.pages.enumerated() {
      for (row, week) in month.grid.rows.enumerated() {
        for (column, cell) in week.cells.enumerated()
        where found[cell.day] == nil || cell.isInMonth {
          found[cell.day] = Place(day: cell.day, page: page, row: row, column: column)
        }
      }
    }
    places = found.values.sorted { $0.day < $1.day }

    var marks: [Day: [Mark]] = [:]
    if let first = places.first?.day, let last = places.last?.day {
      for mark in calendar.marks {
        for day in mark.days.clamped(to: first..<last.advanced(by: 1)) where found[day] != nil {
          marks[day, default: []].append(mark)
        }
      }
    }
    self.marks = marks

    var tellings: [GridEntry: Telling] = [:]
    for place in places {
      for entry in calendar.told(place).prefix(HTMLBuilder.Limit.entriesOfDay)
      where tellings[entry] == nil {
        tellings[entry] = Telling(number: tellings.count, day: place.day)
      }
    }
    self.tellings = tellings
  }
}

extension HTMLCalendar {
  /// The entries that are told on a day; what stands for a mark is told with the marks.
  func told(_ place: DocumentDays.Place) -> [GridEntry] {
    pages[place.page].grid.rows[place.row].entries(inColumn: place.column).filter {
      details[$0]?.isMark != true
    }
  }
}
