import CalendarModel

/// Why a phrase names no days.
enum PhraseFault: Error, Hashable, Sendable {
  /// It is none that daymark knows.
  case notUnderstood
  /// It is one, but the days are not to be had of it.
  case refused(String, remedy: String)

  /// A phrase that can be read in several ways.
  static func ambiguous(_ text: String, _ readings: [Day]) -> PhraseFault {
    .refused(
      "\(text) can be \(readings.prefix(2).map(\.description).joined(separator: " or "))",
      remedy: "write the one that is meant")
  }

  /// A date that does not exist; its month may be any number.
  static func missing(_ text: String, _ date: DateParts) -> PhraseFault {
    guard (1...12).contains(date.month) else {
      return .refused(
        "\(text): there is no month \(date.month)", remedy: "write a date such as 2026-12-24")
    }
    let month = date.month.padded(to: 2)
    if let year = date.year {
      let length = Month.length(year: year, month: date.month)
      return .refused(
        "\(text): \(Month(validYear: year, month: date.month)) has \(length) days",
        remedy: "write one of them")
    }
    return .refused(
      "\(text): month \(month) has \(Month.length(year: 2024, month: date.month)) days",
      remedy: "write one of them")
  }
}

/// A date as far as it is written: perhaps without a year, perhaps one that does not exist.
struct DateParts: Hashable, Sendable {
  var year: Int?
  var month: Int
  var day: Int

  /// Whether there is such a day, in some year where none is written.
  var exists: Bool { Day(year: year ?? 2024, month: month, day: day) != nil }

  /// The day of this date, in `year` where it has none of its own.
  func day(in year: Int) -> Day? { Day(year: self.year ?? year, month: month, day: day) }
}
