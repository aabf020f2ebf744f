public import CalendarModel

/// Counts of marked days. A day counts once, however many marks it has; only days from the
/// year 1 to 9999 count.
public struct MarkStatistics: Hashable, Sendable {
  /// A month, or a weekday.
  public struct Count<Key: Hashable & Sendable>: Hashable, Sendable {
    /// What is counted.
    public let key: Key
    /// The marked days in it.
    public let dayCount: Int
    /// The marked days that have a mood of the scale.
    public let moodDayCount: Int
    /// The mean mood of those days; nil where there are none.
    public let moodMean: Double?
  }

  /// A mood or a tag.
  public struct TextCount: Hashable, Sendable {
    /// As the first mark that has it writes it; others may differ in case and accents.
    public let text: String
    /// The days of the marks that have it.
    public let dayCount: Int
  }

  /// The marks that touch the days asked for.
  public let markCount: Int
  /// The marked days.
  public let dayCount: Int
  /// All runs of marked days, each half-open, in order. A single day is a run, too.
  public let streaks: [Range<Day>]
  /// The run that lasts to today or to yesterday, without days after today; nil where
  /// neither is marked.
  public let currentStreak: Range<Day>?
  /// The longest run, of equal ones the last; nil without a marked day.
  public let longestStreak: Range<Day>?
  /// Every month from that of the first marked day to that of the last.
  public let months: [Count<Month>]
  /// The seven weekdays, from Monday.
  public let weekdays: [Count<Weekday>]
  /// The moods, that of the most days first, then by text.
  public let moods: [TextCount]
  /// The tags, likewise.
  public let tags: [TextCount]
  /// The scale of the moods; nil where they have no order.
  public let scale: MoodScale?
  /// The days that have a mood of the scale.
  public let moodDayCount: Int
  /// The mean mood of those days, each day with the mean of its marks; nil where there are
  /// none.
  public let moodMean: Double?

  /// The counts of some marks.
  ///
  /// - Parameters:
  ///   - marks: in any order.
  ///   - days: the days that count, half-open; nil for all.
  ///   - today: what the current streak lasts to.
  ///   - moods: the order of the moods; nil for numbers from 1 to 10, or Daylio's, where all
  ///     moods are such.
  /// - Complexity: O(*m* log *m* + *months*) for *m* marks with their moods and tags, however
  ///   many days a mark has.
  public init(
    marks: [Mark], in days: Range<Day>? = nil, today: Day, moods scale: MoodScale? = nil
  ) {
    let counted = CountedMarks(marks, in: days)
    let runs = DayRuns(counted.marks.map(\.days))
    self.scale = scale ?? MoodScale(of: counted.marks.compactMap(\.mark.mood))
    markCount = counted.marks.count
    dayCount = runs.count
    streaks = runs.ranges
    longestStreak = streaks.reduce(nil) { longest, streak in
      (longest?.count ?? 0) > streak.count ? longest : streak
    }
    currentStreak = streaks.last { $0.lowerBound <= today }.flatMap { streak in
      streak.upperBound >= today
        ? streak.lowerBound..<min(streak.upperBound, today.advanced(by: 1)) : nil
    }
    var tally = Tally(runs)
    for part in MoodDays(counted.moods(self.scale)).parts {
      tally.add(part.mean, of: part.days)
    }
    months = tally.months
    weekdays = tally.weekdays
    moodDayCount = tally.all.dayCount
    moodMean = tally.all.mean
    moods = counted.counts { $0.mood.map { [$0] } ?? [] }
    tags = counted.counts(\.tags)
  }
}
