/// How the days of a table are written, where they can be read in more than one way.
///
/// Whatever is declared, a day such as `2026-12-24`, or one with its month's name, means what
/// it says.
public enum DateReading: String, Hashable, Sendable, CaseIterable {
  /// Day, month, year: `24.12.2026`.
  case dmy
  /// Month, day, year: `12/24/2026`.
  case mdy
  /// Year, month, day: `26-12-24`.
  case ymd
  /// Days as spreadsheets count them, in the 1900 date system: 46380 is 2026-12-24.
  case excel
  /// Seconds since 1970-01-01T00:00:00Z.
  case unix
  /// Milliseconds since 1970-01-01T00:00:00Z.
  case unixms
  /// Seconds since 2001-01-01T00:00:00Z, as Core Data stores instants.
  case coredata
  /// Julian days, which begin at noon: 2461398.5 is 2026-12-24T00:00:00Z.
  case julian

  /// What it says, as reports print it.
  public var words: String {
    switch self {
    case .dmy: "day.month.year"
    case .mdy: "month/day/year"
    case .ymd: "year-month-day"
    case .excel: "a spreadsheet's day numbers"
    case .unix: "seconds since 1970"
    case .unixms: "milliseconds since 1970"
    case .coredata: "seconds since 2001"
    case .julian: "Julian days"
    }
  }

  /// Whether it reads instants, which are a day only in a zone.
  public var needsZone: Bool {
    switch self {
    case .dmy, .mdy, .ymd, .excel: false
    case .unix, .unixms, .coredata, .julian: true
    }
  }

  /// The orders of three numbers.
  static let orders: [DateReading] = [.dmy, .mdy, .ymd]

  var isOrder: Bool { Self.orders.contains(self) }
}
