import CalendarModel

/// Marks, and which of their days count.
struct CountedMarks {
  /// The marks that have such days, in their order.
  let marks: [(mark: Mark, days: Range<Day>)]

  /// The marks that touch some days; nil stands for all that there are.
  init(_ marks: [Mark], in days: Range<Day>?) {
    let all = Day(validYear: 1, month: 1, day: 1)..<Day(validYear: 10_000, month: 1, day: 1)
    let limits = days?.clamped(to: all) ?? all
    self.marks = marks.compactMap { mark in
      let days = mark.days.clamped(to: limits)
      return days.isEmpty ? nil : (mark, days)
    }
  }

  /// The days of the marks whose mood is of a scale, and what it is worth.
  func moods(_ scale: MoodScale?) -> [(days: Range<Day>, value: Double)] {
    guard let scale else { return [] }
    return marks.compactMap { mark, days in
      mark.mood.flatMap(scale.value).map { (days, $0) }
    }
  }

  /// The days of each text that marks have, the most frequent one first.
  func counts(_ texts: (Mark) -> [String]) -> [MarkStatistics.TextCount] {
    // Most marks write their moods and tags alike: each way of writing is looked at once.
    var keys: [String: String] = [:]
    var days: [String: (text: String, days: [Range<Day>])] = [:]
    for (mark, range) in marks {
      for text in texts(mark) {
        let key = keys[text] ?? MoodText.key(text)
        keys[text] = key
        guard !key.isEmpty else { continue }
        days[key, default: (text, [])].days.append(range)
      }
    }
    return days.values.map { text, days in
      MarkStatistics.TextCount(text: text, dayCount: DayRuns(days).count)
    }.sorted { ($1.dayCount, $0.text) < ($0.dayCount, $1.text) }
  }
}
