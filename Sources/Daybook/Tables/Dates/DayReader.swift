import CalendarModel

/// Reads the days of one table, once it is known how they are written.
struct DayReader {
  /// How numbers and dates of numbers are read; nil where each day says itself.
  let reading: DateReading?
  private let months: MonthNames
  private let zone: TimeZoneTable

  /// A reader of `2026-12-24` and of dates with the names of months, and of what `reading`
  /// says.
  init(reading: DateReading?, months: MonthNames, zone: TimeZoneTable?) {
    self.reading = reading
    self.months = months
    self.zone = zone ?? .utc
  }

  /// The day of a text without white space around it, or nil.
  func day(_ text: String) -> Day? {
    // Eight digits are seconds where the days are.
    if let reading, reading.needsZone, let number = DateText.number(text) {
      return reading.day(ofNumber: number, zone: zone)
    }
    if let day = Day(text) { return day }
    switch DateText(text, months: months, yearFirst: reading == .ymd)?.content {
    case .day(let day): return day
    case .numbers(let numbers): return reading.flatMap(numbers.day)
    case .number(let number):
      return reading == .excel ? DateReading.excel.day(ofNumber: number, zone: zone) : nil
    case nil: return nil
    }
  }

  /// The instant of a text that is a number, where numbers are instants.
  func instant(ofNumber text: String) -> Instant? {
    guard let reading, reading.needsZone, let number = DateText.number(text) else { return nil }
    return reading.instant(ofNumber: number)
  }

  /// What a text that is no day is not.
  var expectation: String {
    switch reading {
    case .dmy: "a date read as day.month.year"
    case .mdy: "a date read as month/day/year"
    case .ymd: "a date read as year-month-day"
    case .excel: "a day of a spreadsheet such as 46380"
    case .unix, .unixms, .coredata, .julian: "a number of \(reading?.words ?? "")"
    case nil: "a date such as 2026-12-24"
    }
  }
}
