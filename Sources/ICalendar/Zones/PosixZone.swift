import CalendarModel

/// The rule for later years at the end of a TZif file: a POSIX TZ string with the
/// extensions of RFC 8536, 3.3.1, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct PosixZone {
  /// A day of each year and a time on it.
  private enum YearDay {
    /// `Mm.w.d`: weekday `d` (0 Sunday) of week `w` (5 the last) of month `m`.
    case weekday(month: Int, week: Int, weekday: Int)
    /// `Jn`: the nth day, 1 to 365, February 29 never counted.
    case julian(Int)
    /// `n`: the nth day, 0 to 365.
    case ordinal(Int)

    func day(in year: Int) -> Day {
      let first = Day(validYear: year, month: 1, day: 1)
      switch self {
      case .ordinal(let number): return first.advanced(by: number)
      case .julian(let number):
        return first.advanced(by: number - (Month.isLeap(year) && number > 59 ? 0 : 1))
      case .weekday(let month, let week, let weekday):
        let start = Day(validYear: year, month: month, day: 1)
        let target = weekday == 0 ? Weekday.sunday : Weekday(isoIndex: weekday - 1)
        let lead = (target.rawValue - start.weekday.rawValue).flooredRemainder(by: 7)
        var day = start.advanced(by: lead + (week - 1) * 7)
        if day.month != start.month { day = day.advanced(by: -7) }
        return day
      }
    }
  }

  private struct Change {
    var date: YearDay
    var secondOfDay: Int
  }

  /// Seconds east of UTC in standard time.
  let standardOffset: Int
  /// What its times are called, by their offset.
  let designations: [Int: ZoneDesignations.Designation]
  private let daylightOffset: Int
  private let toDaylight: Change?
  private let toStandard: Change?

  /// Nil when the text is no such rule.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let name = Self.name(&rest), let west = Self.time(&rest) else { return nil }
    standardOffset = -west
    let standard = ZoneDesignations.Designation(name, isDaylight: false)
    if rest.isEmpty {
      daylightOffset = standardOffset
      designations = [standardOffset: standard]
      toDaylight = nil
      toStandard = nil
      return
    }
    guard let daylightName = Self.name(&rest) else { return nil }
    daylightOffset = rest.first == "," ? standardOffset + 3600 : -(Self.time(&rest) ?? 0)
    guard let first = Self.change(&rest), let second = Self.change(&rest), rest.isEmpty
    else { return nil }
    toDaylight = first
    toStandard = second
    // Not a literal of both: the offsets may be equal.
    var designations = [standardOffset: standard]
    if daylightOffset != standardOffset {
      designations[daylightOffset] = .init(daylightName, isDaylight: true)
    }
    self.designations = designations
  }

  /// The changes in these years, ascending.
  func transitions(years: ClosedRange<Int>) -> [TimeZoneTable.Transition] {
    guard let toDaylight, let toStandard else { return [] }
    func instant(_ change: Change, _ year: Int, before offset: Int) -> Instant {
      Instant(
        utc: WallTime(change.date.day(in: year), secondOfDay: change.secondOfDay - offset))
    }
    return years.flatMap { year in
      [
        TimeZoneTable.Transition(
          instant: instant(toDaylight, year, before: standardOffset), offset: daylightOffset),
        TimeZoneTable.Transition(
          instant: instant(toStandard, year, before: daylightOffset), offset: standardOffset),
      ]
    }.sorted { $0.instant < $1.instant }
  }

  private static func name(_ rest: inout Substring) -> String? {
    if rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let name = rest[..<end].dropFirst()
      rest = rest[rest.index(after: end)...]
      return String(name)
    }
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    return name.count >= 3 ? String(name) : nil
  }

  /// `[+-]h[h[h]][:mm[:ss]]` in seconds.
  private static func time(_ rest: inout Substring) -> Int? {
    var sign = 1
    if let first = rest.first, first == "+" || first == "-" {
      if first == "-" { sign = -1 }
      rest.removeFirst()
    }
    guard var seconds = number(&rest).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where rest.first == ":" {
      rest.removeFirst()
      guard let part = number(&rest) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  private static func change(_ rest: inout Substring) -> Change? {
    guard rest.first == "," else { return nil }
    rest.removeFirst()
    let date: YearDay
    if rest.first == "M" {
      rest.removeFirst()
      var numbers: [Int] = []
      while let part = number(&rest) {
        numbers.append(part)
        guard rest.first == "." else { break }
        rest.removeFirst()
      }
      guard numbers.count == 3, (1...12).contains(numbers[0]), (1...5).contains(numbers[1]),
        (0...6).contains(numbers[2])
      else { return nil }
      date = .weekday(month: numbers[0], week: numbers[1], weekday: numbers[2])
    } else if rest.first == "J" {
      rest.removeFirst()
      guard let day = number(&rest), (1...365).contains(day) else { return nil }
      date = .julian(day)
    } else {
      guard let day = number(&rest), day <= 365 else { return nil }
      date = .ordinal(day)
    }
    guard rest.first == "/" else { return Change(date: date, secondOfDay: 7200) }
    rest.removeFirst()
    return time(&rest).map { Change(date: date, secondOfDay: $0) }
  }
}
