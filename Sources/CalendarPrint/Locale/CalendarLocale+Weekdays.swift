import CalendarModel

extension CalendarLocale {
  /// The heads of the columns of a month: the longest form of the weekdays' names all of which
  /// fit, or the shortest.
  func heads(_ weekdays: [Weekday], inCapitals: Bool, fits: (String) -> Bool) -> [String] {
    var heads: [String] = []
    for length in NameLength.allCases {
      heads = names(of: weekdays, length).map { inCapitals ? uppercased($0) : capitalized($0) }
      if heads.allSatisfy(fits) { break }
    }
    return heads
  }
}
