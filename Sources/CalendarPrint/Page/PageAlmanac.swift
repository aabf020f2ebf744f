public import Almanac
public import CalendarModel

/// The facts about its days that a month shows beside their entries.
public struct PageAlmanac: Hashable, Sendable {
  /// On which days the moon is shown, and as seen from where.
  public struct Moon: Hashable, Sendable {
    /// Whether it is shown on all days; else on those of the four principal phases.
    public var isDaily: Bool
    /// Whether it is seen from the south, where the lit side is the other one.
    public var isSouthern: Bool

    /// A way of showing the moon.
    public init(isDaily: Bool = false, isSouthern: Bool = false) {
      self.isDaily = isDaily
      self.isSouthern = isSouthern
    }
  }

  /// The moon; nil for none.
  public var moon: Moon?
  /// The calendars whose dates stand in the cells beside the day's number, in order.
  public var dates: [CalendarSystem]
  /// How the weeks at the rows' starts are numbered; nil for ISO 8601.
  public var weeks: WeekRule?
  /// Whether the day's number in the Gregorian year is shown.
  public var showsDayOfYear: Bool
  /// Whether the 24 solar terms are named on their days.
  public var showsSolarTerms: Bool
  /// The names of holidays by their day: such days are red, and bear the name.
  public var holidays: [Day: [String]]
  /// The zone in which moon and sun reach their points on one day or the other.
  public var zone: TimeZoneTable

  /// Facts of these kinds; none unless given.
  public init(
    moon: Moon? = nil, dates: [CalendarSystem] = [], weeks: WeekRule? = nil,
    showsDayOfYear: Bool = false, showsSolarTerms: Bool = false,
    holidays: [Day: [String]] = [:], zone: TimeZoneTable = .utc
  ) {
    self.moon = moon
    self.dates = dates
    self.weeks = weeks
    self.showsDayOfYear = showsDayOfYear
    self.showsSolarTerms = showsSolarTerms
    self.holidays = holidays
    self.zone = zone
  }
}
