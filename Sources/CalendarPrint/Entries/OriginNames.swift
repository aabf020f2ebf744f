import CalendarModel
import DayGrid

extension CalendarLocale {
  /// How the start of an entry is told in its own zone, the longest form first: `14:00 Lisbon`,
  /// `LIS`. The weekday stands before a time of another day. Empty where the page's own clock
  /// tells it.
  func origins(of entry: GridEntry) -> [String] {
    guard let origin = entry.origin, let start = entry.start else { return [] }
    let place = repertoire.text(HarmlessText.of(origin.place, limit: 40))
    guard !place.isEmpty else { return [] }
    let weekday =
      origin.start.day == start.day
      ? [] : names(of: [origin.start.day.weekday], .short).map { HarmlessText.isolated($0) }
    let time = HarmlessText.isolated(clock.time(origin.start))
    let full = (weekday + [time, place]).joined(separator: "\u{A0}")
    let words = place.split(separator: " ")
    let short = words.count > 1 ? String(words.compactMap(\.first)) : String(place.prefix(3))
    return [full, short.uppercased()]
  }
}

extension GridEntry.Origin {
  /// What people call the zone: the city of an IANA name, or the whole name of another.
  fileprivate var place: String {
    let parts = zone.split(separator: "/")
    guard parts.count > 1, let city = parts.last else { return zone }
    return String(city.map { $0 == "_" ? " " : $0 })
  }
}
