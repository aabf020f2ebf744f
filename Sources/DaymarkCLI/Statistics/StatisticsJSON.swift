import CalendarModel
import Daybook

/// Counts of marked days as the objects of `daymark stats --json`, one a line, each with its
/// `kind`: a `summary`, then every `streak`, `month`, `weekday`, `mood` and `tag`. `start` and
/// `end` are the first and the last day, itself included.
struct StatisticsJSON {
  let statistics: MarkStatistics

  /// Writes the objects.
  func write(to output: StandardOutput) throws(CommandError) {
    try output.writeJSON { writeSummary(to: &$0) }
    for streak in statistics.streaks {
      try output.writeJSON { line in
        line.add("kind", "streak")
        line.add("start", streak.lowerBound.description)
        line.add("end", streak.upperBound.advanced(by: -1).description)
        line.add("days", streak.count)
      }
    }
    for month in statistics.months {
      try output.writeJSON { line in
        line.add("kind", "month")
        line.add("month", month.key.description)
        Self.write(month, to: &line)
      }
    }
    for weekday in statistics.weekdays {
      try output.writeJSON { line in
        line.add("kind", "weekday")
        line.add("weekday", "\(weekday.key)")
        Self.write(weekday, to: &line)
      }
    }
    for mood in statistics.moods {
      try output.writeJSON { line in
        line.add("kind", "mood")
        line.add("mood", mood.text)
        line.add("value", statistics.scale?.value(of: mood.text))
        line.add("days", mood.dayCount)
      }
    }
    for tag in statistics.tags {
      try output.writeJSON { line in
        line.add("kind", "tag")
        line.add("tag", tag.text)
        line.add("days", tag.dayCount)
      }
    }
  }

  private func writeSummary(to line: inout JSONLine) {
    line.add("kind", "summary")
    line.add("marks", statistics.markCount)
    line.add("days", statistics.dayCount)
    line.add("currentStreak", statistics.currentStreak?.count ?? 0)
    line.add("longestStreak", statistics.longestStreak?.count ?? 0)
    line.add("streaks", statistics.streaks.count)
    line.add("moodDays", statistics.moodDayCount)
    line.add("moodMean", statistics.moodMean)
  }

  private static func write<Key>(
    _ count: MarkStatistics.Count<Key>, to line: inout JSONLine
  ) {
    line.add("days", count.dayCount)
    line.add("moodDays", count.moodDayCount)
    line.add("moodMean", count.moodMean)
  }
}
