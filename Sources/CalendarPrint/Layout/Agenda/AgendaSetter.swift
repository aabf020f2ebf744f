import CalendarModel
import DayGrid

/// Sets the entries of a list.
struct AgendaSetter {
  /// The most lines of a title, and of what stands under it.
  static let mostTitleLines = 6
  static let mostDetailLines = 2

  let locale: CalendarLocale
  let measurer: any TextMeasurer
  let title: TextStyle
  let detail: TextStyle
  /// The width of titles.
  let width: Double
  /// The most lines of an entry, 1 or more.
  let mostLines: Int

  /// An entry on one of its days.
  func set(_ entry: GridEntry, on day: Day) -> AgendaEntry {
    let name = locale.name(of: entry, limit: PageText.longest)
    let style = entry.status == .tentative ? title.italic : title
    let titles = measurer.fit(
      name, in: style, width: width, lines: min(Self.mostTitleLines, mostLines)
    ).lines
    var lines = titles.map {
      AgendaEntry.Line(text: $0, isTitle: true, isRightToLeft: name.beginsRightToLeft)
    }
    let detailText = details(of: entry, on: day)
    let left = min(Self.mostDetailLines, mostLines - lines.count)
    if !detailText.isEmpty, left > 0 {
      let fitted = measurer.fit(detailText, in: detail, width: width, lines: left)
      lines += fitted.lines.map {
        AgendaEntry.Line(text: $0, isTitle: false, isRightToLeft: detailText.beginsRightToLeft)
      }
    }
    return AgendaEntry(
      entry: entry, time: AgendaDays.time(of: entry, on: day, locale), lines: lines)
  }

  /// Which day of how many it is, when it begins in its own zone, and where it takes place.
  private func details(of entry: GridEntry, on day: Day) -> String {
    var parts: [String] = []
    if entry.days.count > 1 {
      let number = entry.days.lowerBound.distance(to: day) + 1
      parts.append(
        locale.words.day(locale.number(number), of: locale.number(entry.days.count)))
    }
    if day == entry.days.lowerBound, let origin = locale.origins(of: entry).first {
      parts.append(HarmlessText.isolated(origin))
    }
    let place = HarmlessText.of(entry.location ?? "", limit: PageText.longest)
    if !place.isEmpty, place != locale.bareName(of: entry, limit: PageText.longest) {
      parts.append(HarmlessText.isolated(place))
    }
    return parts.joined(separator: " · ")
  }
}
