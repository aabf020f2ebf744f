import CalendarModel

/// The parts of a rule that choose times of the day: BYHOUR, BYMINUTE, BYSECOND, and what
/// DTSTART stands in for.
///
/// A part expands when it is finer than the rule's FREQ and limits otherwise (RFC 5545,
/// 3.3.10, the table). What it expands to is the same in every period, and so is what
/// BYSETPOS chooses from it when FREQ is DAILY or finer: both are worked out once, here.
struct ClockRule: Sendable {
  /// The length of a period in seconds, at most a day.
  let unit: Int
  /// Seconds from a period's start to its occurrences, ascending; unused when there is one.
  var offsets: [Int] = []
  /// The only offset, when there is one.
  var offset = 0
  /// The number of offsets.
  var count = 1
  /// Bits 0 to 23, 0 to 59: where a period may start. All set when nothing limits them.
  var hours: UInt64 = allHours
  var minutes: UInt64 = allMinutes
  var seconds: UInt64 = allMinutes

  private static let allHours: UInt64 = 0xFF_FFFF
  private static let allMinutes: UInt64 = 0xFFF_FFFF_FFFF_FFFF

  /// Whether some periods do not count because of the time at which they start.
  var isLimiting: Bool {
    hours != Self.allHours || minutes != Self.allMinutes || seconds != Self.allMinutes
  }

  /// - Parameter secondOfDay: DTSTART's time of the day; nil when DTSTART is a DATE, whose
  ///   rules have no times (RFC 5545, 3.3.10).
  init(_ rule: borrowing RecurrenceRule, frequency: RecurrenceRule.Frequency, secondOfDay: Int?) {
    switch frequency {
    case .secondly: unit = 1
    case .minutely: unit = 60
    case .hourly: unit = 3600
    default: unit = 86_400
    }
    if let secondOfDay {
      offset = secondOfDay % unit
      if !(rule.byHour.isEmpty && rule.byMinute.isEmpty && rule.bySecond.isEmpty) {
        readTimes(rule, frequency: frequency, secondOfDay: secondOfDay)
      }
    }
    if !rule.bySetPosition.isEmpty && frequency <= .daily { choose(rule.bySetPosition) }
  }

  private mutating func readTimes(
    _ rule: borrowing RecurrenceRule, frequency: RecurrenceRule.Frequency, secondOfDay: Int
  ) {
    let hourBits = Self.bits(rule.byHour, below: 24)
    let minuteBits = Self.bits(rule.byMinute, below: 60)
    // A leap second is read as the second before it (RFC 5545, 3.3.12).
    let secondBits = Self.bits(rule.bySecond.map { $0 == 60 ? 59 : $0 }, below: 60)
    if frequency <= .hourly, let hourBits { hours = hourBits }
    if frequency <= .minutely, let minuteBits { minutes = minuteBits }
    if frequency <= .secondly, let secondBits { seconds = secondBits }

    let hourValues = frequency <= .hourly ? 1 : hourBits ?? 1 << UInt64(secondOfDay / 3600)
    let minuteValues =
      frequency <= .minutely ? 1 : minuteBits ?? 1 << UInt64(secondOfDay / 60 % 60)
    let secondValues = frequency <= .secondly ? 1 : secondBits ?? 1 << UInt64(secondOfDay % 60)
    var found: [Int] = []
    for hour in 0..<24 where hourValues & (1 << UInt64(hour)) != 0 {
      for minute in 0..<60 where minuteValues & (1 << UInt64(minute)) != 0 {
        for second in 0..<60 where secondValues & (1 << UInt64(second)) != 0 {
          found.append(hour * 3600 + minute * 60 + second)
        }
      }
    }
    set(found)
  }

  /// BYSETPOS among the times of one period.
  private mutating func choose(_ positions: [Int]) {
    let all = count == 1 ? [offset] : offsets
    let chosen = SetPositions.indices(SetPositions.valid(positions), in: all.count)
    set(chosen.map { all[$0] })
  }

  private mutating func set(_ values: [Int]) {
    count = values.count
    offsets = count == 1 ? [] : values
    if count == 1 { offset = values[0] }
  }

  private static func bits(_ values: [Int], below bound: Int) -> UInt64? {
    if values.isEmpty { return nil }
    var bits: UInt64 = 0
    for value in values where value >= 0 && value < bound { bits |= 1 << UInt64(value) }
    return bits
  }
}

extension ClockRule {
  /// The offset at an index below `count`.
  @inline(__always)
  func offset(at index: Int) -> Int { count == 1 ? offset : offsets[index] }

  /// How many offsets lie before `bound`.
  func countOfOffsets(before bound: Int) -> Int {
    if count == 1 { return offset < bound ? 1 : 0 }
    return offsets.partitioningIndex { $0 >= bound }
  }

  /// The least distance between two offsets, also over the end of a period of `length`.
  func smallestDistance(periodLength length: Int) -> Int {
    if count == 1 { return length }
    guard let first = offsets.first, let last = offsets.last else { return length }
    var smallest = length - last + first
    for index in 1..<offsets.count {
      smallest = Swift.min(smallest, offsets[index] - offsets[index - 1])
    }
    return smallest
  }

  /// Whether a period may start at a second of the day.
  func allowsPeriod(at secondOfDay: Int) -> Bool {
    hours & (1 << UInt64(secondOfDay / 3600)) != 0
      && minutes & (1 << UInt64(secondOfDay / 60 % 60)) != 0
      && seconds & (1 << UInt64(secondOfDay % 60)) != 0
  }

  /// The first stretch of seconds of the day, from `secondOfDay` on, in which every period
  /// may start; nil when the day has no more.
  func stretch(from secondOfDay: Int) -> Range<Int>? {
    var start = secondOfDay
    while start < 86_400 {
      let hour = start / 3600
      let laterHours = hours >> UInt64(hour)
      if laterHours == 0 { return nil }
      let hoursToGo = laterHours.trailingZeroBitCount
      if hoursToGo > 0 { start = (hour + hoursToGo) * 3600 }
      if minutes == Self.allMinutes && seconds == Self.allMinutes {
        let length = (~(laterHours >> UInt64(hoursToGo))).trailingZeroBitCount
        return start..<(start / 3600 + length) * 3600
      }
      if let found = stretchInHour(from: start) { return found }
      start = (start / 3600 + 1) * 3600
    }
    return nil
  }

  private func stretchInHour(from secondOfDay: Int) -> Range<Int>? {
    let hourStart = secondOfDay / 3600 * 3600
    var start = secondOfDay - hourStart
    while start < 3600 {
      let minute = start / 60
      let laterMinutes = minutes >> UInt64(minute)
      if laterMinutes == 0 { return nil }
      let minutesToGo = laterMinutes.trailingZeroBitCount
      if minutesToGo > 0 { start = (minute + minutesToGo) * 60 }
      if seconds == Self.allMinutes {
        let length = (~(laterMinutes >> UInt64(minutesToGo))).trailingZeroBitCount
        return hourStart + start..<hourStart + (start / 60 + length) * 60
      }
      let laterSeconds = seconds >> UInt64(start % 60)
      if laterSeconds != 0 {
        start += laterSeconds.trailingZeroBitCount
        let length = (~(seconds >> UInt64(start % 60))).trailingZeroBitCount
        return hourStart + start..<hourStart + start + length
      }
      start = (start / 60 + 1) * 60
    }
    return nil
  }
}
