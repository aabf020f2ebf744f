import CalendarModel
import CalendarPrint
import Daybook
import FoundationEssentials
import FoundationInternationalization

/// Counts of marked days as a chart for the terminal.
struct StatisticsText {
  private let statistics: MarkStatistics
  private let firstWeekday: Weekday
  private let options: TextOptions

  /// - Parameters:
  ///   - firstWeekday: what a week begins with.
  ///   - options: width, colours, language.
  init(_ statistics: MarkStatistics, firstWeekday: Weekday, options: TextOptions) {
    self.statistics = statistics
    self.firstWeekday = firstWeekday
    self.options = options
  }

  /// The chart.
  var chart: TextChart {
    TextChart(facts: facts, sections: [months, weekdays, moods, tags], options: options)
  }

  private var facts: [TextChart.Fact] {
    var facts = [
      TextChart.Fact("Marked days", days(statistics.dayCount), days: span),
      TextChart.Fact(
        "Current streak", statistics.currentStreak.map { days($0.count) } ?? "none",
        days: statistics.currentStreak),
    ]
    if let longest = statistics.longestStreak {
      facts.append(TextChart.Fact("Longest streak", days(longest.count), days: longest))
    }
    if let mean = statistics.moodMean, let scale = statistics.scale {
      let rounded = mean.formatted(.number.precision(.fractionLength(1)).locale(options.locale))
      let best = Int(scale.bounds.upperBound).formatted(.number.locale(options.locale))
      let nearest = scale.names.isEmpty ? "" : ", \(scale.names[Int(mean.rounded()) - 1])"
      facts.append(
        TextChart.Fact("Mean mood", "\(rounded) of \(best)\(nearest)"))
    }
    return facts
  }

  private var span: Range<Day>? {
    guard let first = statistics.streaks.first, let last = statistics.streaks.last else {
      return nil
    }
    return first.lowerBound..<last.upperBound
  }

  private func days(_ count: Int) -> String {
    count.formatted(.number.locale(options.locale)) + (count == 1 ? " day" : " days")
  }

  private var meanTitle: String? { statistics.moodMean == nil ? nil : "mood" }

  /// The months, or the years where there are many.
  private var months: TextChart.Section {
    let months = statistics.months
    if months.count <= Self.mostMonths {
      return TextChart.Section(
        "By month", meanTitle: meanTitle,
        bars: months.map {
          TextChart.Bar(.month($0.key), count: $0.dayCount, mean: $0.moodMean)
        })
    }
    let years = Dictionary(grouping: months, by: \.key.year).sorted { $0.key < $1.key }
    let bars = years.suffix(Self.mostMonths).map { year, months in
      let moods = months.reduce(0) { $0 + $1.moodDayCount }
      let sum = months.reduce(0) { $0 + ($1.moodMean ?? 0) * Double($1.moodDayCount) }
      return TextChart.Bar(
        .year(year), count: months.reduce(0) { $0 + $1.dayCount },
        mean: moods == 0 ? nil : sum / Double(moods))
    }
    return TextChart.Section(
      "By year", meanTitle: meanTitle, bars: bars, rest: years.count - bars.count)
  }

  private static let mostMonths = 24

  private var weekdays: TextChart.Section {
    let ordered = (0..<7).map { statistics.weekdays[firstWeekday.advanced(by: $0).isoIndex] }
    return TextChart.Section(
      "By weekday", meanTitle: meanTitle,
      bars: statistics.dayCount == 0
        ? []
        : ordered.map {
          TextChart.Bar(.weekday($0.key), count: $0.dayCount, mean: $0.moodMean)
        })
  }

  /// The moods from the best to the worst where they have an order, else the frequent first.
  private var moods: TextChart.Section {
    guard let scale = statistics.scale else { return section("Moods", statistics.moods) }
    let sorted = statistics.moods.sorted { lhs, rhs in
      (scale.value(of: lhs.text) ?? 0) > (scale.value(of: rhs.text) ?? 0)
    }
    return section("Moods", sorted)
  }

  private var tags: TextChart.Section { section("Tags", statistics.tags) }

  private func section(
    _ title: String, _ counts: [MarkStatistics.TextCount]
  ) -> TextChart.Section {
    let shown = counts.prefix(Self.mostTexts)
    return TextChart.Section(
      title, bars: shown.map { TextChart.Bar(.text($0.text), count: $0.dayCount) },
      rest: counts.count - shown.count)
  }

  private static let mostTexts = 12
}
