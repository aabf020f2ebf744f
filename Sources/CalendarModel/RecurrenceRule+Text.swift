extension RecurrenceRule: CustomStringConvertible {
  /// The value of an RRULE property: `FREQ=MONTHLY;COUNT=10;BYDAY=-1FR`.
  public var description: String {
    var parts: [String] = []
    if let calendarScale { parts.append("RSCALE=\(calendarScale)") }
    parts.append("FREQ=\(frequency.code)")
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    switch end {
    case .never: break
    case .count(let count): parts.append("COUNT=\(count)")
    case .until(let time): parts.append("UNTIL=\(time.basicText)")
    }
    func append(_ name: String, _ values: [some CustomStringConvertible]) {
      if values.isEmpty { return }
      parts.append("\(name)=" + values.map(\.description).joined(separator: ","))
    }
    append("BYMONTH", byMonth.map { "\($0.number)" + ($0.isLeap ? "L" : "") })
    append("BYWEEKNO", byWeekNumber)
    append("BYYEARDAY", byYearDay)
    append("BYMONTHDAY", byMonthDay)
    append("BYDAY", byDay.map { ($0.ordinal == 0 ? "" : "\($0.ordinal)") + $0.weekday.code })
    append("BYHOUR", byHour)
    append("BYMINUTE", byMinute)
    append("BYSECOND", bySecond)
    append("BYSETPOS", bySetPosition)
    if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
    if skip != .omit { parts.append("SKIP=\(skip.code)") }
    return parts.joined(separator: ";")
  }
}

extension RecurrenceRule.Frequency {
  /// The value of FREQ: `DAILY`.
  public var code: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }

  /// Reads the value of FREQ in either case; nil for any other text.
  public init?(code: some StringProtocol) {
    let upper = code.uppercased()
    guard let match = Self.allCases.first(where: { $0.code == upper }) else { return nil }
    self = match
  }
}

extension RecurrenceRule.Skip {
  /// The value of SKIP (RFC 7529, 4.1): `BACKWARD`.
  public var code: String {
    switch self {
    case .omit: "OMIT"
    case .backward: "BACKWARD"
    case .forward: "FORWARD"
    }
  }

  /// Reads the value of SKIP in either case; nil for any other text.
  public init?(code: some StringProtocol) {
    let upper = code.uppercased()
    guard let match = Self.allCases.first(where: { $0.code == upper }) else { return nil }
    self = match
  }
}

extension CalendarTime {
  /// The value as RFC 5545 writes it (3.3.4, 3.3.5), without a TZID: `20261224`,
  /// `20261224T183000`, `20261224T173000Z`.
  public var basicText: String {
    switch self {
    case .date(let day): day.basicText
    case .floating(let time), .zoned(let time, _): time.basicText
    case .utc(let instant): instant.utc.basicText + "Z"
    }
  }
}

extension Day {
  /// The date as RFC 5545 writes it: `20261224`.
  public var basicText: String {
    let (year, month, day) = civil
    return year.padded(to: 4) + month.padded(to: 2) + day.padded(to: 2)
  }
}

extension WallTime {
  /// The time as RFC 5545 writes it: `20261224T183000`.
  public var basicText: String {
    day.basicText + "T" + hour.padded(to: 2) + minute.padded(to: 2) + second.padded(to: 2)
  }
}
