import CalendarModel

/// Checks how a component ends: DTEND, DUE and DURATION.
extension ComponentCheck {
  /// Whether two times are of one kind: dates, local times, or times that are instants.
  private static func areOfOneKind(_ first: CalendarTime, _ second: CalendarTime) -> Bool {
    switch (first, second) {
    case (.date, .date), (.floating, .floating), (.utc, .utc), (.zoned, .zoned), (.utc, .zoned),
      (.zoned, .utc):
      true
    default: false
    }
  }

  mutating func checkEnd() {
    let duration = first["DURATION"]
    if let duration, first["DTEND"] != nil {
      report(.endAndDuration, duration.number, "\(name) has both DTEND and DURATION")
    }
    guard let start = time("DTSTART") else {
      if duration != nil, name != "VEVENT", name != "VFREEBUSY" {
        report(.durationWithoutStart, duration?.number, "\(name) has DURATION without DTSTART")
      }
      return
    }
    if start.isDate, let duration, duration.property.value.uppercased().contains("T") {
      report(
        .timedDurationOfDate, duration.number, "DTSTART is a date, DURATION has a time")
    }
    guard let end = time("DTEND") else { return }
    let number = first["DTEND"]?.number
    if !Self.areOfOneKind(start, end) {
      report(
        .endOfOtherKind, number,
        "DTSTART is \(Self.kind(start)), DTEND is \(Self.kind(end))")
      return
    }
    let (startInstant, endInstant) = (zones.instant(of: start), zones.instant(of: end))
    if endInstant < startInstant {
      report(.endBeforeStart, number, "DTEND lies before DTSTART")
    } else if endInstant == startInstant {
      report(.endEqualsStart, number, "DTEND is the same as DTSTART")
    }
  }

  static func kind(_ time: CalendarTime) -> String {
    switch time {
    case .date: "a date"
    case .floating: "a time without a zone"
    case .utc: "a time in UTC"
    case .zoned: "a time with a TZID"
    }
  }

  mutating func checkDue() {
    let duration = first["DURATION"]
    if let duration, first["DUE"] != nil {
      report(.dueAndDuration, duration.number, "VTODO has both DUE and DURATION")
    }
    if let duration, first["DTSTART"] == nil {
      report(.durationWithoutStart, duration.number, "VTODO has DURATION without DTSTART")
    }
    guard let start = time("DTSTART") else { return }
    if start.isDate, let duration, duration.property.value.uppercased().contains("T") {
      report(.timedDurationOfDate, duration.number, "DTSTART is a date, DURATION has a time")
    }
    guard let due = time("DUE") else { return }
    let number = first["DUE"]?.number
    if !Self.areOfOneKind(start, due) {
      report(.dueOfOtherKind, number, "DTSTART is \(Self.kind(start)), DUE is \(Self.kind(due))")
    } else if zones.instant(of: due) <= zones.instant(of: start) {
      report(.dueBeforeStart, number, "DUE is not after DTSTART")
    }
  }
}
