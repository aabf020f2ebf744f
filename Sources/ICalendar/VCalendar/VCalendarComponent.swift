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
  var steps: Int

  private(set) var isAllDay = false
  private(set) var start: CalendarTime?
  private(set) var ruleCount = 0
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

  mutating func add(_ property: Property, _ line: VCalendarLine) {
    properties.append((property, line.index))
  }

  mutating func add(
    _ name: String, _ value: String, _ line: VCalendarLine, without names: Set<String> = []
  ) {
    add(Property(name, parameters: line.parameters(without: names), value: value), line)
  }

  /// Keeps a property under another name, and says so.
  mutating func keep(
    _ line: VCalendarLine, code: Diagnostic.Code = .vCalendarValue, _ problem: String
  ) {
    let property = Self.kept(line)
    add(property, line)
    report(
      .warning, code, line, "\(line.spelling) \"\(LineReader.excerpt(line.value))\" \(problem)",
      "kept as \(property.name)")
  }

  mutating func report(
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
