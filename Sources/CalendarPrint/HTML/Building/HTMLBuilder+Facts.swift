import Almanac
import CalendarModel
import DayGrid

extension HTMLBuilder {
  /// What is told beside the number of a day: its number in the year, its dates in other
  /// calendars, and the moon.
  func writeFacts(_ label: DayLabel, of day: Day, _ writer: inout HTMLWriter) {
    if let number = label.dayOfYear {
      writer.element("span", .classes("fact year-day"), words: number)
    }
    let further = calendar.facts[day]?.first
    guard !label.dates.isEmpty || label.moon != nil || further != nil else { return }
    writer.element("span", .classes("facts")) { writer in
      for forms in label.dates {
        // Of two dates each has less room.
        let form = label.dates.count > 1 ? forms.last : forms.dropFirst().first ?? forms.first
        guard let form else { continue }
        writer.element("span", .classes("fact date"), words: form)
      }
      if let further {
        writer.element("span", .classes("fact")) { $0.foreign(further, limit: Limit.name) }
      }
      if let moon = label.moon { write(moon, &writer) }
    }
  }

  /// The moon as it is drawn on paper: a ring, its dark part filled.
  private func write(_ moon: MoonLook, _ writer: inout HTMLWriter) {
    writer.element(
      "svg", .classes(moon.isPhase ? "moon phase" : "moon"), .fixed("viewBox", "-8 -8 16 16"),
      .fixed("role", "img"), .words("aria-label", moon.emoji)
    ) { writer in
      writer.empty("circle", .fixed("r", "7"))
      if moon.illumination < 0.98 {
        writer.empty("path", .words("d", HTMLBuilder.shadow(of: moon)))
      }
    }
  }

  /// The outer half circle of the dark side, then the terminator, half an ellipse.
  private static func shadow(of moon: MoonLook) -> String {
    let isDarkLeft = moon.isLitRight
    let bulge = Int(((1 - 2 * moon.illumination) * 70).rounded())
    let width = "\(abs(bulge) / 10).\(abs(bulge) % 10)"
    let outer = isDarkLeft ? 0 : 1
    let inner = (bulge >= 0) == isDarkLeft ? 0 : 1
    return "M0-7A7 7 0 0 \(outer) 0 7A\(width) 7 0 0 \(inner) 0-7Z"
  }

  /// What there is to tell of a day beside its events: its holidays, then its dates, moon and
  /// numbers.
  func writeFacts(of place: DocumentDays.Place, _ writer: inout HTMLWriter) {
    let month = months[place.page]
    let almanac = month.page.almanac
    let day = place.day
    let label = month.labels[day]
    if let holiday = label.holiday {
      writer.element("p", .classes("holiday")) { $0.foreign(holiday, limit: Limit.place) }
    }
    var facts: [String] = []
    if let gregorian = month.gregorianDate(day) { facts.append(gregorian) }
    for system in almanac.dates where system != month.page.grid.system {
      if let text = systemDates[system]?.text(of: day, "yMMMMd") { facts.append(text) }
    }
    if let moon = label.moon {
      let share = locale.number(Int((moon.illumination * 100).rounded()))
      facts.append("\(moon.emoji) \(share)\u{A0}%")
    }
    if let term = label.term { facts.append(term) }
    if label.dayOfYear != nil {
      let last = Day(validYear: day.year, month: 12, day: 31)
      facts.append(
        locale.capitalized(
          locale.words.day(
            locale.number(day.dayOfYear), of: locale.number(last.dayOfYear))))
    }
    if month.page.showsWeekNumbers {
      let row = month.page.grid.rows[place.row]
      facts.append("\(words.week) \(month.labels.week(of: row))")
    }
    let further = (calendar.facts[day] ?? []).prefix(Limit.factsOfDay)
    guard !facts.isEmpty || !further.isEmpty else { return }
    writer.element("ul", .classes("told")) { writer in
      for fact in facts { writer.element("li", words: fact) }
      for fact in further {
        writer.element("li") { $0.foreign(fact, limit: Limit.name) }
      }
    }
  }
}
