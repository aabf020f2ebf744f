import CalendarModel

/// Where an occurrence lies on the clock and the calendar of a display zone.
struct WallSpan {
  /// The days that it touches, half-open, never empty.
  var days: Range<Day>
  /// Start and end on the clock; nil when the occurrence has whole days.
  var start: WallTime?
  var end: WallTime?

  /// - Parameters:
  ///   - start: as `Occurrence.start`, and so on.
  ///   - zone: the display zone.
  init(start: CalendarTime, end: CalendarTime, interval: Range<Instant>, zone: TimeZoneTable) {
    switch start {
    case .date(let first):
      let end = end.wallTime
      // The last second that the occurrence holds decides, so that an end at midnight, which
      // is what a DATE stands for, does not touch its day.
      let last = end > WallTime(first) ? end.adding(seconds: -1).day : first
      self.init(days: first..<last.advanced(by: 1), start: nil, end: nil)
    case .floating(let start):
      let end =
        switch end {
        case .floating(let time): time
        case .date(let day): WallTime(day)
        case .utc, .zoned: zone.wallTime(at: interval.upperBound)
        }
      let last = end > start ? end.adding(seconds: -1) : start
      self.init(start: start, end: end, last: last)
    case .utc, .zoned:
      let start = zone.wallTime(at: interval.lowerBound)
      // The last second is taken on the time line: where the clocks skip midnight, the first
      // instant of a day shows 01:00, and an event that ends there does not touch the day.
      let last =
        interval.isEmpty ? start : zone.wallTime(at: interval.upperBound.adding(seconds: -1))
      self.init(start: start, end: zone.wallTime(at: interval.upperBound), last: last)
    }
  }

  private init(start: WallTime, end: WallTime, last: WallTime) {
    // Where the clocks go back over midnight the last second can lie on the day before.
    let days = min(start.day, last.day)..<max(start.day, last.day).advanced(by: 1)
    self.init(days: days, start: start, end: end)
  }

  private init(days: Range<Day>, start: WallTime?, end: WallTime?) {
    self.days = days
    self.start = start
    self.end = end
  }
}
