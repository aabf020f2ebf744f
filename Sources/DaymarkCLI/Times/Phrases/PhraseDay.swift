import CalendarModel

/// A day as it is written, before it is known which day that is.
enum PhraseDay: Hashable, Sendable {
  /// A day counted from today.
  case relative(Day)
  /// A weekday without more.
  case weekday(Weekday)
  /// A date in each of its readings, and the weekday beside it.
  case date([DateParts], Weekday?)
  /// A day of a month that another day in the same list names.
  case bare(Int)

  /// The date that a bare number stands for beside this day; nil where this day has no month.
  func sibling(_ day: Int, _ text: String) throws(PhraseFault) -> PhraseDay? {
    guard case .date(let readings, _) = self else { return nil }
    let dates = readings.map { DateParts(year: $0.year, month: $0.month, day: day) }
    guard dates.contains(where: \.exists) else {
      if let first = dates.first { throw .missing(text, first) }
      return nil
    }
    return .date(dates.filter(\.exists), nil)
  }

  /// The day itself.
  ///
  /// - Parameters:
  ///   - text: as it is written, for messages.
  ///   - start: the first day of the range that this is the last one of, or nil.
  ///   - end: the last day of the range that this is the first one of, where it is known.
  func day(
    _ text: String, today: Day, from start: Day? = nil, to end: Day? = nil
  ) throws(PhraseFault) -> Day {
    switch self {
    case .relative(let day): return day
    case .weekday(let weekday): return (start ?? today).next(weekday)
    case .bare(let number):
      throw .refused("\(text): day \(number) of which month?", remedy: "write it as 24 dec")
    case .date(let readings, let weekday):
      var days: [Day] = []
      for reading in readings {
        for day in reading.days(today: today, weekday, from: start, to: end)
        where !days.contains(day) {
          days.append(day)
        }
      }
      if days.count == 1 { return days[0] }
      guard days.isEmpty, let first = readings.first else { throw .ambiguous(text, days) }
      if let day = first.day(in: today.year), let weekday, day.weekday != weekday {
        throw .refused(
          "\(text): \(day) is a \(day.weekday)", remedy: "correct the date or the weekday")
      }
      throw .missing(text, DateParts(year: first.year ?? today.year, month: first.month, day: 0))
    }
  }
}

extension DateParts {
  /// The days that the date may mean: one where that is clear, none where it does not exist.
  ///
  /// Without a year it is that of this year, unless the same date of another one is nearer to
  /// today, or the range that it belongs to decides.
  fileprivate func days(
    today: Day, _ weekday: Weekday?, from start: Day?, to end: Day?
  ) -> [Day] {
    let middle = (start ?? end ?? today).year
    let all = (year == nil ? middle - 1...middle + 1 : middle...middle)
      .compactMap { day(in: $0) }.filter { weekday == nil || $0.weekday == weekday }
    if year != nil || all.isEmpty { return all }
    let limit = DateParts.longestGuess
    if let start {
      if let first = all.first(where: { $0 >= start }), start.distance(to: first) <= limit {
        return [first]
      }
      return all.last.map { [$0] } ?? []
    }
    if let end, let last = all.last(where: { $0 <= end }), last.distance(to: end) <= limit {
      return [last]
    }
    guard weekday == nil || all.count > 1 else { return all }
    func distance(_ day: Day) -> Int { abs(today.distance(to: day)) }
    guard let nearest = all.min(by: { distance($0) < distance($1) }) else { return [] }
    guard let current = day(in: today.year) else { return [] }
    return current == nearest ? [current] : [current, nearest].filter { all.contains($0) }
  }

  /// Half a year: no range that is longer is guessed, in days.
  private static let longestGuess = 183
}

extension Day {
  /// The first day from this one on that falls on `weekday`.
  func next(_ weekday: Weekday) -> Day { advanced(by: 6).startOfWeek(on: weekday) }
}
