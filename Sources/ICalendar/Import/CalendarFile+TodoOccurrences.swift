public import CalendarModel
public import Recurrence

extension CalendarFile {
  /// The to-dos that stand in a half-open window, those that recur as often as they do.
  ///
  /// A to-do stands where it is due: people look for what has to be done by when, and one that
  /// may be begun months before would fill all of them. So `start` of the occurrence is DUE, or
  /// DTSTART and DURATION together, and its `end` is the same; where there is neither, `start`
  /// is DTSTART. A DATE lasts its day. To-dos without any time stand nowhere; see `todos()`.
  /// Completed and cancelled ones are there, with their status.
  ///
  /// By start, then UID. O(bytes), and for those that recur what the window holds of them.
  public func todoOccurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    OccurrenceList(of: .todo, self, in: window, zone: zone, limits: limits)
  }

  /// The journal entries that belong to a time in a half-open window: DTSTART, a DATE the whole
  /// day. Those without one stand nowhere; see `journals()`.
  ///
  /// By start, then UID. O(bytes), and for those that recur what the window holds of them.
  public func journalOccurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    OccurrenceList(of: .journal, self, in: window, zone: zone, limits: limits)
  }
}

extension OccurrenceQuery {
  /// The window in which the to-dos are looked for that are due in one.
  ///
  /// A series is followed by its starts and ends; a DATE on which it is due lies past its end.
  static func windowOfStarts(dueIn window: Range<Instant>) -> Range<Instant> {
    window.lowerBound.adding(seconds: -2 * 86_400)..<window.upperBound
  }

  /// A hit of a to-do, moved from its start to when it is due; nil when that is not in the
  /// window.
  func due(_ hit: EventSeries.Hit, of record: Int, in window: Range<Instant>) -> EventSeries.Hit? {
    let due = due(hit, file.index.records[record].schedule)
    return due.interval.touches(window) ? due : nil
  }

  private func due(_ hit: EventSeries.Hit, _ schedule: EventSchedule) -> EventSeries.Hit {
    var due: CalendarTime
    switch (hit.start, schedule.start, schedule.ending) {
    case (_, _, .none): return hit
    case (.date(let start), .date(let first), .time(.date(let last))):
      // DUE is the last day, and not the day after it as DTEND.
      due = .date(start.advanced(by: max(0, first.distance(to: last))))
    default: due = hit.end
    }
    if schedule.isPlain,
      case .time(let end) = schedule.ending
    {
      due = end
    }
    let start = zones.instant(of: due)
    var moved = hit
    moved.start = due
    moved.end = due
    moved.interval = start..<start
    if case .date(let day) = due {
      moved.end = .date(day.advanced(by: 1))
      moved.interval = start..<max(start, zones.instant(of: moved.end))
    }
    return moved
  }
}
