import CalendarModel
import CalendarPrint
import DayGrid
import Foundation

/// December 2026 of a small family, with one of everything that text shows.
enum TextSample {
  static let month = Month(validYear: 2026, month: 12)

  static let calendars = [
    CalendarIdentity(name: "Work", color: RGBColor(0x3B_6F_E0), source: "work.ics"),
    CalendarIdentity(name: "Family", color: RGBColor(0xD9_82_2B), source: "family.ics"),
  ]

  /// Days are of December, and may run on into January.
  static func allDay(
    _ title: String, _ days: ClosedRange<Int>, calendar: Int = 0,
    status: GridEntry.Status = .confirmed, location: String? = nil
  ) -> GridEntry {
    let first = month.firstDay.advanced(by: days.lowerBound - 1)
    return GridEntry(
      uid: title, title: title, days: first..<first.advanced(by: days.count),
      calendar: calendar, status: status, location: location)
  }

  static func timed(
    _ title: String, _ day: Int, _ hour: Int, _ minute: Int = 0, minutes: Int = 60,
    calendar: Int = 0, status: GridEntry.Status = .confirmed, location: String? = nil
  ) -> GridEntry {
    let day = month.firstDay.advanced(by: day - 1)
    let start = WallTime(day, secondOfDay: hour * 3600 + minute * 60)
    let end = start.adding(seconds: minutes * 60)
    let last = minutes > 0 ? end.adding(seconds: -1).day : day
    return GridEntry(
      uid: "\(title) \(day)", title: title, days: day..<last.advanced(by: 1), start: start,
      end: end, calendar: calendar, status: status, location: location)
  }

  static let entries = [
    timed("Standup", 1, 10, minutes: 15),
    timed("Choir rehearsal", 3, 18, 30, minutes: 90, calendar: 1, location: "St. Anna"),
    timed("Night train to Roma", 3, 21, 10, minutes: 660, calendar: 1),
    allDay("Ski trip", 5...6, calendar: 1, status: .tentative),
    timed("Team planning", 7, 9, location: "Room 2"),
    timed("Dentist", 7, 13, 30, minutes: 45, calendar: 1),
    allDay("Conference in Lyon", 9...16, location: "Lyon"),
    timed("Company party", 18, 18, minutes: 300, status: .cancelled),
    allDay("Jam 🎷", 19...19, calendar: 1),
    timed("東京タワー点灯式", 20, 17, calendar: 1),
    allDay("Grandparents visiting", 28...32, calendar: 1),
    timed("Tea", 23, 15, minutes: 0, calendar: 1),
  ]

  /// A week with one of each that colour is used for.
  static let coloured = [
    timed("Standup", 1, 10, minutes: 15), allDay("Exams", 1...2, calendar: 1),
    allDay("Ski trip", 5...6, calendar: 1, status: .tentative),
    timed("Choir", 4, 18, calendar: 1, status: .cancelled), allDay("Lyon", 9...16),
    allDay("Lyon too", 9...10),
  ]

  /// More than fits low cells.
  static let crowd =
    (0..<6).map { timed("Talk \($0)", 11, 9 + $0, 30, calendar: $0 % 2) }
    + (0..<4).map { allDay("Fair \($0)", 10...12) } + [timed("Tea", 2, 16)]

  static func options(
    width: Int, height: Int? = nil, colors: ColorMode = .none, locale: String = "en_GB"
  ) -> TextOptions {
    TextOptions(
      width: width, height: height, colorMode: colors, locale: Locale(identifier: locale))
  }

  /// The month with 10 December as today and the 24th selected.
  static func month(
    _ entries: [GridEntry] = TextSample.entries, firstWeekday: Weekday = .monday,
    calendars: [CalendarIdentity] = TextSample.calendars, options: TextOptions
  ) -> TextMonth {
    TextMonth(
      grid: MonthGrid(
        month: month, entries: entries, firstWeekday: firstWeekday,
        today: month.firstDay.advanced(by: 9), selected: [month.firstDay.advanced(by: 23)]),
      calendars: calendars, options: options)
  }

  static func agenda(
    _ entries: [GridEntry] = TextSample.entries, days: Range<Day> = month.days,
    options: TextOptions
  ) -> TextAgenda {
    TextAgenda(
      entries: entries, days: days, calendars: calendars, today: month.firstDay.advanced(by: 8),
      options: options)
  }
}

extension [String] {
  /// The lines as one text in which escape characters can be seen.
  var visible: String {
    joined(separator: "\n").replacing("\u{1B}", with: "␛")
  }
}
