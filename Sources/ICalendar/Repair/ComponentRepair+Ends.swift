import CalendarModel

/// Mends how a component ends: DTEND, DUE and DURATION.
extension ComponentRepair {
  mutating func repairEnd() {
    if component.has("DTEND"), component.has("DURATION") {
      demote("DURATION", .endAndDuration, "\(component.kind) has both DTEND and DURATION")
    }
    guard let start = time("DTSTART") else { return }
    if start.isDate { repairDays("DURATION") }
    guard var end = time("DTEND") else { return }
    let inKind = inKind(of: start, end)
    if inKind != end {
      report(
        .endOfOtherKind, component.first("DTEND")?.number,
        "DTEND is not of the kind of DTSTART", "written as \(inKind)")
      set("DTEND", inKind, like: "DTSTART")
      end = inKind
    }
    let (startInstant, endInstant) = (instant(start), instant(end))
    if endInstant < startInstant {
      demote("DTEND", .endBeforeStart, "DTEND lies before DTSTART")
    } else if endInstant == startInstant {
      report(
        .endEqualsStart, component.first("DTEND")?.number, "DTEND is the same as DTSTART",
        "left out: it says no more")
      component.properties = component.properties.replaced { $0.isNamed("DTEND") ? nil : $0 }
    }
  }

  /// A DURATION with hours beside a date: whole days, as the engine counts them.
  private mutating func repairDays(_ name: String) {
    guard let property = component.first(name),
      property.property.value.uppercased().contains("T"),
      let duration = DurationValue(property.property.value)?.duration
    else { return }
    let (whole, rest) = duration.seconds.quotientAndRemainder(dividingBy: 86_400)
    let days = max(1, duration.days + whole + (rest > 0 ? 1 : 0))
    report(
      .timedDurationOfDate, property.number, "DTSTART is a date, DURATION has a time",
      "written as P\(days)D")
    component.replace(name, with: property.property.with("P\(days)D"))
  }

  /// An end in the kind of its start, as the engine reads it.
  private mutating func inKind(of start: CalendarTime, _ end: CalendarTime) -> CalendarTime {
    switch (start, end) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.utc, .zoned), (.zoned, .utc),
      (.zoned, .zoned):
      return end
    case (.date, _):
      let time = end.wallTime
      return .date(time.day.advanced(by: time.secondOfDay > 0 ? 1 : 0))
    case (_, .date(let day)): return start.with(wallTime: WallTime(day))
    case (.floating, _): return .floating(instant(end).utc)
    case (_, .floating(let wall)): return start.with(wallTime: wall)
    }
  }

  mutating func repairDue() {
    if component.has("DUE"), component.has("DURATION") {
      demote("DURATION", .dueAndDuration, "VTODO has both DUE and DURATION")
    }
    if component.has("DURATION"), !component.has("DTSTART") {
      demote("DURATION", .durationWithoutStart, "VTODO has DURATION without DTSTART")
    }
    guard let start = time("DTSTART") else { return }
    if start.isDate { repairDays("DURATION") }
    guard var due = time("DUE") else { return }
    let inKind = inKind(of: start, due)
    if inKind != due {
      report(
        .dueOfOtherKind, component.first("DUE")?.number, "DUE is not of the kind of DTSTART",
        "written as \(inKind)")
      set("DUE", inKind, like: "DTSTART")
      due = inKind
    }
    if instant(due) <= instant(start) {
      // When a task is due matters more than when it may begin, but to one that recurs.
      demote(
        component.has("RRULE") || component.has("RDATE") ? "DUE" : "DTSTART", .dueBeforeStart,
        "DUE is not after DTSTART")
    }
  }
}
