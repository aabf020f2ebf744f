import CalendarModel

/// The properties of an event or to-do of a vCalendar 1.0 (2.2 and 2.3 of it) in the words of
/// RFC 5545. What that has no word for is kept as `X-VCALENDAR-NAME`.
struct VCalendarComponent {
  struct Problem {
    var severity: Diagnostic.Severity
    var code: Diagnostic.Code
    var line: Int
    var text: String
    var action: String
  }

  let isTodo: Bool
  let clock: VCalendarClock
  /// Each with the line that it was made from.
  private(set) var properties: [(property: Property, line: Int)] = []
  private(set) var alarms: [(alarm: Component, line: Int)] = []
  private(set) var problems: [Problem] = []

  /// What writing out occurrences of rules may still cost.
  private(set) var steps: Int

  private var isAllDay = false
  private var start: CalendarTime?
  private var ruleCount = 0
  private var hasOrganizer = false

  init(isTodo: Bool, clock: VCalendarClock, steps: Int) {
    self.isTodo = isTodo
    self.steps = steps
    self.clock = clock
  }

  /// Translates the component's own lines, in their order.
  mutating func translate(_ lines: [VCalendarLine]) {
    isAllDay = !isTodo && lines.contains(where: \.saysAllDay)
    start = lines.first { $0.name == "DTSTART" }.flatMap { TimeValue($0.compact)?.time }
      .map { time(isAllDay ? wholeDay($0) ?? $0 : $0) }
    ruleCount = lines.count { $0.name == "RRULE" }
    if isAllDay, start.map({ !$0.isDate }) ?? true { isAllDay = false }
    for line in lines {
      if let problem = line.problem {
        report(
          .warning, .vCalendarEncoding, line, "\(line.spelling) \(problem)",
          "what can't be decoded is shown as U+FFFD")
      }
      take(line)
    }
    let summary = lines.first { $0.name == "SUMMARY" }?.text ?? ""
    let due = lines.first { $0.name == "DUE" }.flatMap { TimeValue($0.compact)?.time }
    let alarmMaker = VCalendarAlarm(
      start: start, due: isTodo ? due.map(time) : nil, 
      recurs: ruleCount > 0 || lines.contains { $0.name == "RDATE" }, summary: summary,
      clock: clock)
    for line in lines where VCalendarAlarm.names.contains(line.name) {
      if let alarm = alarmMaker.alarm(line) {
        alarms.append((alarm, line.index))
      } else if !line.parts.allSatisfy({ $0.trimmingSpaces.isEmpty || $0 == "0" }) {
        keep(line, "has no time that can be read")
      }
    }
  }

  /// A property that RFC 5545 has no word for.
  static func kept(_ line: VCalendarLine) -> Property {
    let name = line.name.hasPrefix("X-") ? line.spelling : "X-VCALENDAR-\(line.name)"
    return Property(name, parameters: line.parameters, value: opaqueValue(of: line))
  }

  /// A value of which nothing is known: as it is, but for line breaks, which were encoded.
  static func opaqueValue(of line: VCalendarLine) -> String {
    if line.encoding == .base64 { return Base64.encode(line.octets) }
    return line.value.replacingLineBreaks
  }

  private mutating func take(_ line: VCalendarLine) {
    switch line.name {
    case "DTSTART", "DTEND", "DUE": takeTime(line)
    case "DCREATED", "CREATED", "LAST-MODIFIED", "COMPLETED", "DTSTAMP": takeInstant(line)
    case "RDATE", "EXDATE": takeDates(line)
    case "RRULE", "EXRULE": takeRule(line)
    case let name where VCalendarAlarm.names.contains(name): break
    case "ATTENDEE", "ORGANIZER": takeAttendee(line)
    case "ATTACH": add(VCalendarAttachment.property(line), line)
    case "CATEGORIES", "RESOURCES":
      add(line.name, TextEscaping.escapeList(line.list), line, without: ["VALUE"])
    case "SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT":
      add(line.name, TextEscaping.escape(line.text), line, without: ["VALUE", "TYPE"])
    case "UID", "RELATED-TO":
      add(line.name, TextEscaping.escape(line.text.trimmingSpaces), line, without: ["VALUE"])
    case "URL": add("URL", line.compact, line, without: ["VALUE"])
    case "CLASS": add("CLASS", line.compact.uppercased(), line)
    case "STATUS": takeStatus(line)
    case "TRANSP": takeTransparency(line)
    case "PRIORITY", "SEQUENCE": takeNumber(line)
    case "GEO": takePosition(line)
    // How often the rules make it take place: said by these.
    case "RNUM": add(Self.kept(line), line)
    default:
      add(
        Property(
          line.spelling, parameters: line.parameters, value: Self.opaqueValue(of: line)), line)
    }
  }

  // MARK: Times

  /// A time in the calendar's zone.
  private func time(_ time: CalendarTime) -> CalendarTime { clock.placed(time) }

  /// The day of a time of an all-day event; nil where its midnight is in a zone that is not
  /// known.
  private func wholeDay(_ time: CalendarTime) -> CalendarTime? {
    guard let local = clock.localTime(of: time) else {
      return time.wallTime.secondOfDay == 0 ? .date(time.wallTime.day) : nil
    }
    return .date(local.day)
  }

  private mutating func takeTime(_ line: VCalendarLine) {
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
    add(Property(line.name, parameters: Self.parameters(of: time), value: time.basicText), line)
  }

  private mutating func takeInstant(_ line: VCalendarLine) {
    let name = line.name == "DCREATED" ? "CREATED" : line.name
    guard let value = TimeValue(line.compact) else {
      return add(name, line.value.replacingLineBreaks, line, without: ["VALUE"])
    }
    noteIrregular(value, line)
    let instant = CalendarTime.utc(clock.instant(of: value.time))
    add(Property(name, value: instant.basicText), line)
  }

  private mutating func takeDates(_ line: VCalendarLine) {
    var times: [CalendarTime] = []
    for text in line.value.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let text = text.filter { !$0.isWhitespace }
      if text.isEmpty { continue }
      guard let value = TimeValue(text) else {
        report(
          .warning, .badTime, line, "\(line.name) \"\(LineReader.excerpt(text))\" is no date or time",
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
      let parameters = Self.parameters(of: first)
      func isUTC(_ time: CalendarTime) -> Bool { if case .utc = time { true } else { false } }
      let isAlike = { (time: CalendarTime) in
        Self.parameters(of: time) == parameters && isUTC(time) == isUTC(first)
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

  private static func parameters(of time: CalendarTime) -> [Property.Parameter] {
    switch time {
    case .date: [Property.Parameter("VALUE", ["DATE"])]
    case .zoned(_, let zone): [Property.Parameter("TZID", [zone])]
    case .floating, .utc: []
    }
  }

  // MARK: Rules

  private mutating func takeRule(_ line: VCalendarLine) {
    // As iCalendar has it: programs that export both versions mix them up.
    if line.value.uppercased().contains("FREQ=") {
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

  // MARK: Guests and words

  private mutating func takeAttendee(_ line: VCalendarLine) {
    let attendee = VCalendarAttendee(line, isTodo: isTodo)
    if attendee.isOrganizer, !hasOrganizer {
      hasOrganizer = true
      add(attendee.organizer, line)
      if !attendee.isGuest { return }
    }
    add(attendee.property, line)
  }

  private mutating func takeStatus(_ line: VCalendarLine) {
    let status = line.value.trimmingSpaces.uppercased().replacing("_", with: " ")
      .replacing("-", with: " ")
    let known: [String: String] =
      isTodo
      ? [
        "NEEDS ACTION": "NEEDS-ACTION", "SENT": "NEEDS-ACTION", "COMPLETED": "COMPLETED",
        "IN PROCESS": "IN-PROCESS", "CANCELLED": "CANCELLED", "ACCEPTED": "NEEDS-ACTION",
        "CONFIRMED": "NEEDS-ACTION", "TENTATIVE": "NEEDS-ACTION", "DELEGATED": "NEEDS-ACTION",
      ]
      : [
        "TENTATIVE": "TENTATIVE", "CONFIRMED": "CONFIRMED", "ACCEPTED": "CONFIRMED",
        "CANCELLED": "CANCELLED",
      ]
    if let word = known[status] {
      add("STATUS", word, line)
      if word.replacing("-", with: " ") != status { add(Self.kept(line), line) }
    } else if status == "NEEDS ACTION" || status == "SENT" {
      // Of an event that nobody has answered RFC 5545 says nothing.
      add(Self.kept(line), line)
    } else if !status.isEmpty {
      keep(line, "is no status of \(isTodo ? "a to-do" : "an event") in iCalendar")
    }
  }

  private mutating func takeTransparency(_ line: VCalendarLine) {
    // 0 blocks time; 1 and above do not (2.3.31).
    if let number = Int(line.compact) {
      add("TRANSP", number == 0 ? "OPAQUE" : "TRANSPARENT", line)
      if number > 1 { add(Self.kept(line), line) }
    } else {
      add("TRANSP", line.compact.uppercased(), line)
    }
  }

  private mutating func takeNumber(_ line: VCalendarLine) {
    guard let number = Int(line.compact), line.name == "PRIORITY", number > 9 else {
      return add(line.name, line.compact, line)
    }
    // 9 is the lowest in RFC 5545, 3.8.1.9; here any number may follow it.
    add("PRIORITY", "9", line)
    add(Self.kept(line), line)
  }

  /// GEO has the longitude first, after a comma the latitude (2.2.2).
  private mutating func takePosition(_ line: VCalendarLine) {
    let parts = line.compact.split(separator: ",")
    guard parts.count == 2, let longitude = Double(parts[0]), let latitude = Double(parts[1]),
      abs(longitude) <= 180, abs(latitude) <= 90
    else { return add("GEO", line.compact, line) }
    add("GEO", "\(parts[1]);\(parts[0])", line)
  }

  // MARK: Output

  private mutating func add(_ property: Property, _ line: VCalendarLine) {
    properties.append((property, line.index))
  }

  private mutating func add(
    _ name: String, _ value: String, _ line: VCalendarLine, without names: Set<String> = []
  ) {
    add(Property(name, parameters: line.parameters(without: names), value: value), line)
  }

  /// Keeps a property under another name, and says so.
  private mutating func keep(
    _ line: VCalendarLine, code: Diagnostic.Code = .vCalendarValue, _ problem: String
  ) {
    let property = Self.kept(line)
    add(property, line)
    report(
      .warning, code, line, "\(line.spelling) \"\(LineReader.excerpt(line.value))\" \(problem)",
      "kept as \(property.name)")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ line: VCalendarLine,
    _ text: String, _ action: String
  ) {
    problems.append(
      Problem(severity: severity, code: code, line: line.index, text: text, action: action))
  }
}

extension VCalendarLine {
  /// Whether it says, in the words of a producer, that the event lasts whole days: Symbian,
  /// Funambol, Microsoft, Samsung.
  fileprivate var saysAllDay: Bool {
    let value = compact.uppercased()
    switch name {
    case "X-EPOCAGENDAENTRYTYPE": return value == "EVENT" || value == "ANNIVERSARY"
    case "X-FUNAMBOL-ALLDAY", "X-MICROSOFT-CDO-ALLDAYEVENT", "X-ALLDAY":
      return ["1", "TRUE", "SET", "YES"].contains(value)
    default: return false
    }
  }
}

extension String {
  /// The text with `\n` for each line break.
  var replacingLineBreaks: String {
    replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }
}
