import CalendarModel

/// The zone that TZ and DAYLIGHT of a vCalendar 1.0 describe (2.2.1 and 2.2.4 of it).
struct VCalendarZone {
  /// A time of the year in which the clocks show another time.
  private struct Summer {
    var offset: Int
    var start: CalendarTime
    var end: CalendarTime
  }

  /// TZ: seconds east of UTC in standard time; nil where there is none.
  private(set) var standard: Int?
  private var summers: [Summer] = []
  /// DAYLIGHT lines that could not be read.
  private(set) var unread: [VCalendarLine] = []

  /// Reads the zone from the calendar's own lines.
  init(_ lines: [VCalendarLine]) {
    for line in lines {
      switch line.name {
      case "TZ":
        standard = standard ?? Self.offset(line.compact)
        if Self.offset(line.compact) == nil { unread.append(line) }
      case "DAYLIGHT":
        let parts = line.parts.map(\.trimmingSpaces)
        if parts.first?.uppercased() == "FALSE" { continue }
        guard parts.count >= 4, let offset = Self.offset(parts[1]),
          let start = TimeValue(parts[2])?.time, let end = TimeValue(parts[3])?.time
        else {
          unread.append(line)
          continue
        }
        summers.append(Summer(offset: offset, start: start, end: end))
      default: break
      }
    }
  }

  /// The zone of this standard time. Its name is made of the offset, and of `number` where
  /// that is not 1.
  ///
  /// After the last DAYLIGHT the clocks are taken to change every year as they do there: in
  /// the same week of the month, on the same weekday, at the same time.
  func table(standard: Int, number: Int) -> TimeZoneTable {
    let sign = standard < 0 ? "-" : "+"
    let minutes = Int(standard.magnitude) / 60
    let name =
      "UTC\(sign)\((minutes / 60).padded(to: 2))\((minutes % 60).padded(to: 2))"
      + (number == 1 ? "" : " (\(number))")
    guard !summers.isEmpty else { return TimeZoneTable(name: name, fixedOffset: standard) }
    var all = summers.sorted { $0.start.wallTime < $1.start.wallTime }
    if let last = all.last {
      let year = last.start.wallTime.day.year
      for later in (year + 1)..<(year + 402) {
        all.append(
          Summer(
            offset: last.offset, start: Self.moved(last.start, to: later),
            end: Self.moved(last.end, to: later + last.end.wallTime.day.year - year)))
      }
    }
    func instant(_ time: CalendarTime, before offset: Int) -> Instant {
      if case .utc(let instant) = time { return instant }
      return Instant(utc: time.wallTime.adding(seconds: -offset))
    }
    let transitions = all.flatMap { summer in
      [
        TimeZoneTable.Transition(
          instant: instant(summer.start, before: standard), offset: summer.offset),
        TimeZoneTable.Transition(
          instant: instant(summer.end, before: summer.offset), offset: standard),
      ]
    }.sorted { $0.instant < $1.instant }
    return TimeZoneTable(
      name: name, initialOffset: standard, transitions: transitions, repeating: true)
  }

  /// The same weekday of the same week of its month in another year; in the last seven days
  /// of a month, the month's last such weekday.
  private static func moved(_ time: CalendarTime, to year: Int) -> CalendarTime {
    let day = time.wallTime.day
    let month = Month(validYear: year, month: day.monthOfYear)
    let days = month.days.filter { $0.weekday == day.weekday }
    let week = (day.dayOfMonth - 1) / 7
    let isLast = day.dayOfMonth > day.month.length - 7
    let moved = isLast ? days[days.count - 1] : days[week]
    return time.with(wallTime: WallTime(moved, secondOfDay: time.wallTime.secondOfDay))
  }

  /// `-05`, `+0530`, `-5:30`, `Z`: seconds east of UTC.
  private static func offset(_ text: String) -> Int? {
    if text.uppercased() == "Z" { return 0 }
    var digits = text[...]
    var sign = 1
    if digits.first == "+" || digits.first == "-" {
      if digits.first == "-" { sign = -1 }
      digits.removeFirst()
    }
    let parts = digits.split(separator: ":")
    guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    var hours = parts[0]
    var minutes = parts.count > 1 ? parts[1] : "0"
    if parts.count == 1, hours.count > 2 {
      minutes = hours.dropFirst(hours.count - 2)
      hours = hours.dropLast(2)
    }
    guard let hour = Int(hours), let minute = Int(minutes), hour <= 15, minute < 60
    else { return nil }
    return sign * (hour * 3600 + minute * 60)
  }
}
