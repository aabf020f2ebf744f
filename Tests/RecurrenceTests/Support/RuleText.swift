import CalendarModel

/// Reads the rules of the test tables. It takes what they contain and traps on the rest.
func rule(_ text: String) -> RecurrenceRule {
  var parts: [Substring: Substring] = [:]
  for part in text.split(separator: ";") {
    let pair = part.split(separator: "=")
    parts[pair[0]] = pair[1]
  }
  func numbers(_ name: Substring) -> [Int] {
    (parts[name] ?? "").split(separator: ",").compactMap { Int($0) }
  }
  let frequency = RecurrenceRule.Frequency.allCases.first { $0.code == parts["FREQ"] ?? "" }
  var rule = RecurrenceRule(frequency ?? .daily)
  rule.interval = numbers("INTERVAL").first ?? 1
  if let count = numbers("COUNT").first { rule.end = .count(count) }
  if let until = parts["UNTIL"] { rule.end = .until(time(String(until))) }
  rule.bySecond = numbers("BYSECOND")
  rule.byMinute = numbers("BYMINUTE")
  rule.byHour = numbers("BYHOUR")
  rule.byMonthDay = numbers("BYMONTHDAY")
  rule.byYearDay = numbers("BYYEARDAY")
  rule.byWeekNumber = numbers("BYWEEKNO")
  rule.bySetPosition = numbers("BYSETPOS")
  rule.byMonth = (parts["BYMONTH"] ?? "").split(separator: ",").map {
    RecurrenceRule.MonthInYear(Int($0.filter(\.isNumber)) ?? 0, isLeap: $0.hasSuffix("L"))
  }
  rule.byDay = (parts["BYDAY"] ?? "").split(separator: ",").compactMap { entry in
    Weekday(code: entry.suffix(2)).map {
      RecurrenceRule.WeekdayInPeriod($0, ordinal: Int(entry.dropLast(2)) ?? 0)
    }
  }
  rule.weekStart = parts["WKST"].flatMap { Weekday(code: $0) } ?? .monday
  rule.calendarScale = parts["RSCALE"].map { String($0) }
  switch parts["SKIP"] {
  case "BACKWARD": rule.skip = .backward
  case "FORWARD": rule.skip = .forward
  default: break
  }
  return rule
}

/// Reads `19970902`, `19970902T090000`, `19970902T130000Z`, `19970902T090000[Zone/Name]`.
func time(_ text: String) -> CalendarTime {
  let digits = text.prefix { $0 != "[" && $0 != "Z" }
  let parts = digits.split(separator: "T")
  guard let day = Day(parts[0]) else { preconditionFailure("no date: \(text)") }
  if parts.count == 1 { return .date(day) }
  let clock = Int(parts[1]) ?? 0
  let seconds = clock / 10_000 * 3600 + clock / 100 % 100 * 60 + clock % 100
  let wall = WallTime(day, secondOfDay: seconds)
  if text.hasSuffix("Z") { return .utc(Instant(utc: wall)) }
  guard text.hasSuffix("]") else { return .floating(wall) }
  return .zoned(wall, zone: String(text.dropFirst(digits.count + 1).dropLast()))
}

/// Reads `19970902T090000` or `19970902`.
func wall(_ text: String) -> WallTime { time(text).wallTime }

/// Reads an instant in UTC: `19970902T130000Z`.
func instant(_ text: String) -> Instant { Instant(utc: wall(text)) }

/// A window of instants.
func window(_ from: String, _ to: String) -> Range<Instant> { instant(from)..<instant(to) }
