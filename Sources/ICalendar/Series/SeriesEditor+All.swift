import CalendarModel
import Recurrence

extension SeriesEditor {
  /// Changes all of a series. What an occurrence has for itself, it keeps; what it shares with
  /// the series changes with that.
  mutating func changeAll(_ change: EventChange) {
    let index = masterIndex ?? 0
    let before = events[index]
    change.apply(to: &events[index])
    let move = move(of: before.schedule, to: events[index].schedule.start)
    if let rules = change.rules {
      events[index].setRules(rules)
    } else {
      events[index].schedule.recurrence?.moveRules(by: move)
    }
    events[index].schedule.recurrence?.moveDates(by: move)
    revise(&events[index])
    let old = events
    for other in events.indices where other != index {
      change.apply(to: &events[other], sharedWith: before)
      follow(&events[other], before.schedule, events[index].schedule, move)
      if events[other] != old[other] { revise(&events[other]) }
    }
    guard change.movesEvent, let master = masterIndex else { return }
    dropStrays(of: master, old)
  }

  /// What a new start means for the rest of a series.
  private func move(of schedule: EventSchedule, to start: CalendarTime) -> SeriesMove {
    SeriesMove(
      before: schedule.start, after: start,
      keepsDays: sharesDays(schedule, from: start.wallTime.day), zones: zones)
  }

  /// Whether a series that begins on another day takes place on the same days as before: later
  /// on one of its own, or earlier on what its rule would have hit.
  private func sharesDays(_ schedule: EventSchedule, from day: Day) -> Bool {
    let old = schedule.start.wallTime
    guard day != old.day else { return true }
    guard let rules = schedule.recurrence?.rules, !rules.isEmpty else { return false }
    let new = WallTime(day, secondOfDay: old.secondOfDay)
    let (first, last) = (
      schedule.start.with(wallTime: min(old, new)), schedule.start.with(wallTime: max(old, new))
    )
    let endless = rules.map { rule in
      var rule = rule
      rule.end = .never
      return rule
    }
    let whole = EventSchedule(
      start: first, recurrence: EventSchedule.Recurrence(rules: endless))
    return expansion(of: whole, before: zones.instant(of: last).adding(seconds: 1)).hits
      .contains { $0.start == last }
      && !problems(of: [whole]).contains { $0.kind == .startOutsideRule }
  }

  private func problems(of schedules: [EventSchedule]) -> [EventSeries.Problem] {
    EventSeries(members: schedules).problems(zones: zones, foreignRules: LibicalRuleExpander())
  }

  /// Moves an override with its series.
  private func follow(
    _ event: inout Event, _ before: EventSchedule, _ after: EventSchedule, _ move: SeriesMove
  ) {
    guard let replacement = event.schedule.replacement else { return }
    let hasOwnStart =
      zones.instant(of: event.schedule.start) != zones.instant(of: replacement.original)
    let hasOwnLength = event.schedule.wallEnding != before.wallEnding
    event.schedule.replacement?.original = move.moved(replacement.original)
    let start = hasOwnStart ? event.schedule.start : move.moved(replacement.original)
    if !hasOwnLength, start.isDate == after.start.isDate {
      event.schedule.start = after.start
      event.schedule.ending = after.ending
    } else if start.isDate != event.schedule.start.isDate {
      event.schedule.start = start
      event.schedule.ending = .none
    }
    event.schedule.moveEnd(to: start)
  }

  /// Takes out the overrides of what no longer takes place.
  private mutating func dropStrays(of master: Int, _ old: [Event]) {
    // What takes place once has no occurrences to change.
    let strays =
      events[master].schedule.recurrence == nil
      ? events.indices.filter { events[$0].schedule.replacement != nil }
      : problems(of: events.map(\.schedule)).filter { $0.kind == .overrideMatchesNothing }
        .map(\.memberIndex).sorted()
    lost += strays.map { old[$0] }
    for stray in strays.reversed() { events.remove(at: stray) }
  }
}

extension EventSchedule {
  /// How long it lasts on the wall, comparable with that of another start.
  fileprivate var wallEnding: Ending {
    guard case .time(let end) = ending else { return ending }
    return .duration(
      CalendarDuration(
        seconds: end.wallTime.secondsSince1970 - start.wallTime.secondsSince1970))
  }

  /// Moves start and end, so that it starts at a time.
  mutating func moveEnd(to start: CalendarTime) {
    if case .time(let end) = ending {
      let shift = start.wallTime.secondsSince1970 - self.start.wallTime.secondsSince1970
      ending = .time(end.with(wallTime: end.wallTime.adding(seconds: shift)))
    }
    self.start = start
  }
}

extension Event {
  /// Sets the rules. Without any, and without added dates, it takes place once.
  fileprivate mutating func setRules(_ rules: [RecurrenceRule]) {
    var recurrence = schedule.recurrence ?? EventSchedule.Recurrence()
    recurrence.rules = rules
    if rules.isEmpty {
      recurrence.exceptionRules = []
      if recurrence.addedDates.isEmpty { recurrence.exceptionDates = [] }
    }
    schedule.recurrence = recurrence.isEmpty ? nil : recurrence
  }
}
