import CalendarModel

/// Times and recurrence rules (vCalendar 1.0, 2.1.7 and 2.1.11).
extension VCalendarComponent {
  /// A time in the calendar's zone.
  func time(_ time: CalendarTime) -> CalendarTime { clock.placed(time) }

  /// The day of a time of an all-day event; nil where its midnight is in a zone that is not
  /// known.
  func wholeDay(_ time: CalendarTime) -> CalendarTime? {
    guard let local = clock.localTime(of: time) else {
      return time.wallTime.secondOfDay == 0 ? .date(time.wallTime.day) : nil
    }
    return .date(local.day)
  }

  mutating func takeTime(_ line: VCalendarLine) {
    guard let value = TimeValue(line.compact) else {
      // For the import to report.
      return add(line.name, line.value.replacingLineBreaks, line, without: ["VALUE"])
    }
    noteIrregular(value, line)
    var time = time(value.time)
    if isAllDay, line.name == "DTSTART", let start { time = start }
    if isAllDay, line.name == "DTEND", let start {
      guard case .date(let day)? = wholeDay(value.time) else { return }
      // The end of a day is 00:00 of the next, 23:59 or 23:59:59; producers also write the
      // start once more.
      let second = (clock.localTime(of: value.time) ?? value.time.wallTime).secondOfDay
      let end = day.advanced(by: second > 0 ? 1 : 0)
      if end <= start.wallTime.day { return }
      time = .date(end)
    }
    add(
      Property(line.name, parameters: PropertyList.parameters(of: time), value: time.basicText),
      line)
  }

  mutating func takeInstant(_ line: VCalendarLine) {
    let name = line.name == "DCREATED" ? "CREATED" : line.name
    guard let value = TimeValue(line.compact) else {
      return add(name, line.value.replacingLineBreaks, line, without: ["VALUE"])
    }
    noteIrregular(value, line)
    let instant = CalendarTime.utc(clock.instant(of: value.time))
    add(Property(name, value: instant.basicText), line)
  }

  mutating func takeDates(_ line: VCalendarLine) {
    var times: [CalendarTime] = []
    for text in line.value.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let text = String(text).withoutSpaces
      if text.isEmpty { continue }
      guard let value = TimeValue(text) else {
        report(
          .warning, .badTime, line,
          "\(line.name) \"\(LineReader.excerpt(text))\" is no date or time",
          "not read")
        continue
      }
      times.append(time(isAllDay ? wholeDay(value.time) ?? value.time : value.time))
    }
    addDates(line.name, times, line)
  }

  /// Adds times as RDATE or EXDATE, a line for each kind of time.
  private mutating func addDates(_ name: String, _ times: [CalendarTime], _ line: VCalendarLine) {
    var rest = times
    while let first = rest.first {
      let parameters = PropertyList.parameters(of: first)
      func isUTC(_ time: CalendarTime) -> Bool { if case .utc = time { true } else { false } }
      let isAlike = { (time: CalendarTime) in
        PropertyList.parameters(of: time) == parameters && isUTC(time) == isUTC(first)
      }
      let texts = rest.filter(isAlike).map(\.basicText)
      add(Property(name, parameters: parameters, value: texts.joined(separator: ",")), line)
      rest.removeAll(where: isAlike)
    }
  }

  private mutating func noteIrregular(_ value: TimeValue, _ line: VCalendarLine) {
    guard value.isIrregular else { return }
    report(
      .note, .irregularTime, line,
      "\(line.name) \"\(LineReader.excerpt(line.value))\" is not spelled as vCalendar wants",
      "read as \(value.time)")
  }

  mutating func takeRule(_ line: VCalendarLine) {
    // As iCalendar has it: programs that export both versions mix them up.
    if line.value.utf8.contains(UInt8(ascii: "=")), line.value.uppercased().contains("FREQ=") {
      return add(line.name, line.compact, line)
    }
    guard let start else { return keep(line, "belongs to no start that can be read") }
    let texts = line.value.split(whereSeparator: { $0 == "&" || $0 == ";" })
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let countsStart = line.name == "RRULE" && texts.count == 1 && ruleCount == 1
    for text in texts {
      guard let rule = VCalendarRule(text) else {
        keep(line, code: .badRule, "is no recurrence rule")
        continue
      }
      let recurrence = VCalendarRecurrence(
        rule, start: start, countsStart: countsStart, clock: clock,
        steps: &steps)
      for rule in recurrence.rules {
        add(Property(line.name, value: rule.description), line)
      }
      addDates(
        line.name == "RRULE" ? "RDATE" : "EXDATE",
        recurrence.dates.map { start.with(wallTime: $0) }, line)
      if !recurrence.isComplete {
        report(
          .warning, .unsupportedRule, line,
          "the rule \"\(LineReader.excerpt(String(text)))\" has no counterpart and too many occurrences",
          "the first \(recurrence.dates.count) are read")
      }
    }
  }
}
