import CalendarModel

/// How a series is moved: its start from one time to another, and all its times by as much on
/// the clock, into the new zone.
struct SeriesMove {
  let before: CalendarTime
  let after: CalendarTime
  /// Whether the days of the series stay, and it only begins with another of them.
  let keepsDays: Bool
  let zones: ZoneMap

  /// By how much, in seconds of the clock.
  private var seconds: Int {
    keepsDays
      ? after.wallTime.secondOfDay - before.wallTime.secondOfDay
      : after.wallTime.secondsSince1970 - before.wallTime.secondsSince1970
  }

  /// An original start, or an EXDATE, of the series that is moved.
  func moved(_ time: CalendarTime) -> CalendarTime {
    after.with(wallTime: wallTime(of: time).adding(seconds: seconds))
  }

  /// UNTIL, so that the same occurrences are left: of the kind of the start, but in UTC where
  /// that has a zone (RFC 5545, 3.3.10).
  func movedEnd(_ time: CalendarTime) -> CalendarTime {
    var wallTime = wallTime(of: time)
    // A DATE includes its day.
    if time.isDate, !before.isDate { wallTime = wallTime.adding(seconds: 86_399) }
    let moved = after.with(wallTime: wallTime.adding(seconds: seconds))
    return switch moved {
    case .date, .floating: moved
    case .utc, .zoned: .utc(zones.instant(of: moved))
    }
  }

  /// A rule, so that it keeps hitting the start: its weekdays and its days of the month go with
  /// it as far as they are those of the start.
  func moved(_ rule: RecurrenceRule) -> RecurrenceRule {
    var rule = rule
    if case .until(let end) = rule.end, before != after { rule.end = .until(movedEnd(end)) }
    let (old, new) = (before.wallTime.day, after.wallTime.day)
    guard old != new, !keepsDays, rule.isGregorian else { return rule }
    if rule.frequency <= .weekly {
      rule.byDay = rule.byDay.map { entry in
        RecurrenceRule.WeekdayInPeriod(
          entry.weekday.advanced(by: old.distance(to: new)), ordinal: entry.ordinal)
      }
    } else if rule.byDay.count == 1, let entry = rule.byDay.first, rule.frequency == .monthly,
      entry.weekday == old.weekday
    {
      rule.byDay[0] = RecurrenceRule.WeekdayInPeriod(
        new.weekday, ordinal: entry.ordinal == 0 ? 0 : new.ordinal(fromEnd: entry.ordinal < 0))
    }
    if rule.byMonthDay == [old.dayOfMonth] { rule.byMonthDay = [new.dayOfMonth] }
    if rule.byMonth == [RecurrenceRule.MonthInYear(old.monthOfYear)] {
      rule.byMonth = [RecurrenceRule.MonthInYear(new.monthOfYear)]
    }
    return rule
  }

  private func wallTime(of time: CalendarTime) -> WallTime {
    if case .utc(let instant) = time { return zones.table(of: before).wallTime(at: instant) }
    return time.wallTime
  }
}

extension Day {
  /// Which of its weekday it is in its month: 1 for the first, -1 for the last.
  fileprivate func ordinal(fromEnd: Bool) -> Int {
    fromEnd ? -((month.length - dayOfMonth) / 7 + 1) : (dayOfMonth - 1) / 7 + 1
  }
}

extension EventSchedule.Recurrence {
  /// Moves RRULEs and EXRULEs with the start of their series.
  mutating func moveRules(by move: SeriesMove) {
    rules = rules.map(move.moved)
    exceptionRules = exceptionRules.map(move.moved)
  }

  /// Moves EXDATEs and RDATEs with the start of their series.
  mutating func moveDates(by move: SeriesMove) {
    guard move.before != move.after else { return }
    exceptionDates = exceptionDates.map(move.moved)
    for index in addedDates.indices {
      addedDates[index].start = move.moved(addedDates[index].start)
      if case .time(let end)? = addedDates[index].ending {
        addedDates[index].ending = move.after.isDate ? nil : .time(move.moved(end))
      }
    }
  }
}
