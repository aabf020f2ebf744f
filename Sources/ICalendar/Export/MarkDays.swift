import CalendarModel

/// Gives marks the days that their entries are to have.
enum MarkDays {
  /// The marks to write, in the order of their days. O(*days* + *marks* · log *marks*).
  static func arranged(_ marks: [Mark], _ days: MarkExportOptions.Days) -> [Mark] {
    switch days {
    case .ofMarks: marks.sorted(by: comesBefore)
    case .single: marks.flatMap(parts).sorted(by: comesBefore)
    case .runs: runs(of: marks.sorted(by: comesBefore)).sorted(by: comesBefore)
    }
  }

  /// A mark for each day of one. Only the first has its identity.
  private static func parts(of mark: Mark) -> [Mark] {
    guard mark.days.count > 1 else { return [mark] }
    return identities(of: mark.id, mark.days).enumerated().map { offset, id in
      let day = mark.days.lowerBound.advanced(by: offset)
      var part = mark
      part.id = id
      part.days = day..<day.advanced(by: 1)
      return part
    }
  }

  /// The identities of a mark's parts, one a day.
  static func identities(of id: String, _ days: Range<Day>) -> [String] {
    days.map { $0 == days.lowerBound ? id : "\(id)@\($0)" }
  }

  /// The marks, those of a run put together.
  ///
  /// - Parameter marks: in the order of their days, none without days.
  private static func runs(of marks: [Mark]) -> [Mark] {
    var result: [Mark] = []
    // By what the marks of a run have in common, and the day after its last.
    var open: [RunEnd: Int] = [:]
    for mark in marks {
      let index: Int
      if let run = open.removeValue(forKey: RunEnd(mark, at: mark.days.lowerBound)) {
        index = run
        result[run].append(mark)
      } else {
        index = result.count
        result.append(mark)
      }
      let end = RunEnd(mark, at: mark.days.upperBound)
      // Of two that end alike, the first goes on.
      if open[end] == nil { open[end] = index }
    }
    return result
  }

  /// By first day, the longer first, then by identity.
  static func comesBefore(_ left: Mark, _ right: Mark) -> Bool {
    if left.days.lowerBound != right.days.lowerBound {
      return left.days.lowerBound < right.days.lowerBound
    }
    if left.days.upperBound != right.days.upperBound {
      return left.days.upperBound > right.days.upperBound
    }
    return left.id < right.id
  }

  /// What a mark must have to go on a run.
  private struct RunEnd: Hashable {
    /// The mark without identity, days and times.
    private let content: Mark
    private let day: Day

    init(_ mark: Mark, at day: Day) {
      var content = mark
      content.id = ""
      content.days = Day(daysSince1970: 0)..<Day(daysSince1970: 1)
      content.created = nil
      content.modified = nil
      content.sequence = 0
      self.content = content
      self.day = day
    }
  }
}

extension Mark {
  /// Goes on with the days of a mark that is equal but for its days and times.
  fileprivate mutating func append(_ next: Mark) {
    days = days.lowerBound..<next.days.upperBound
    created = [created, next.created].compactMap(\.self).min()
    modified = [modified, next.modified].compactMap(\.self).max()
  }
}
