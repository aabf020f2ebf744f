import CalendarModel

/// Gathers what decides when an event takes place, a to-do is due, or a journal entry belongs,
/// property by property.
struct ScheduleBuilder {
  /// What may stand once in an event (RFC 5545, 3.6.1).
  static let standsOnce: KindSet = [
    .start, .dateEnd, .duration, .recurrenceID, .sequence, .stamp,
  ]
  /// What may stand once in a to-do (RFC 5545, 3.6.2).
  static let standsOnceInTodo: KindSet = [
    .start, .due, .duration, .recurrenceID, .sequence, .stamp,
  ]
  /// What may stand once in a journal entry (RFC 5545, 3.6.3).
  static let standsOnceInJournal: KindSet = [.start, .recurrenceID, .sequence, .stamp]

  /// What is read: an event, a to-do or a journal entry.
  private let component: ComponentKind
  private let once: KindSet
  private var met: KindSet = []
  private(set) var start: CalendarTime?
  /// DTEND of an event, DUE of a to-do.
  private(set) var end: CalendarTime?
  private(set) var duration: CalendarDuration?
  private(set) var recurrence = EventSchedule.Recurrence()
  private(set) var replacement: EventSchedule.Replacement?
  private(set) var sequence = 0
  private(set) var stamp: Instant?
  private var startLine: Int?
  private var endLine: Int?
  private var durationLine: Int?
  /// How many lines the component has, and what stands in it.
  private let lineCount: Int
  private(set) var uidLine: Int?

  private init(_ component: ComponentKind, lineCount: Int) {
    self.component = component
    self.lineCount = lineCount
    switch component {
    case .todo: once = Self.standsOnceInTodo
    case .journal: once = Self.standsOnceInJournal
    default: once = Self.standsOnce
    }
  }

  /// Reads what a VEVENT, VTODO or VJOURNAL says of when.
  static func parts(
    of node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> ScheduleBuilder {
    let this = reader.nodes[node]
    var builder = ScheduleBuilder(this.kind, lineCount: Int(this.endLine - this.firstLine))
    builder.uidLine = reader.uidLine(of: node)
    reader.forEachOwnLine(of: node) { line in
      builder.take(line, reader, &context)
    }
    return builder
  }

  /// Reads the schedule of a VEVENT; nil, and reported, when it has no start.
  static func schedule(
    of node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> (schedule: EventSchedule, uidLine: Int?)? {
    let builder = parts(of: node, reader, &context)
    guard let schedule = builder.finish(node, reader, &context) else { return nil }
    return (schedule, builder.uidLine)
  }

  private mutating func take(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    let kind = reader.lines[line].kind
    if once.contains(kind), !met.insert(kind) {
      context.report(
        .warning, .repeatedProperty, line: line, uid: context.uid(uidLine, reader),
        "the \(component.noun) has more than one \(reader.name(of: line))", "the first is used")
      return
    }
    switch kind {
    case .start:
      start = context.time(at: line, reader, uidLine: uidLine)
      startLine = line
    case .dateEnd where component == .event, .due where component == .todo:
      end = context.time(at: line, reader, uidLine: uidLine)
      endLine = line
    case .duration where component != .journal:
      takeDuration(line, reader, &context)
    case .rule:
      Self.append(rules(line, reader, &context), to: &recurrence.rules, atMost: lineCount)
    case .exceptionRule:
      Self.append(
        rules(line, reader, &context), to: &recurrence.exceptionRules, atMost: lineCount)
    case .recurrenceDate:
      Self.append(
        context.addedDates(at: line, reader, uidLine: uidLine), to: &recurrence.addedDates,
        atMost: lineCount)
    case .exceptionDate:
      Self.append(
        context.exceptionDates(at: line, reader, uidLine: uidLine),
        to: &recurrence.exceptionDates, atMost: lineCount)
    case .recurrenceID:
      guard let original = context.time(at: line, reader, uidLine: uidLine) else { return }
      let range = reader.withParameters(of: line) { ParameterList.value(of: "RANGE", in: $0) }
      replacement = .init(original, andFuture: range?.uppercased() == "THISANDFUTURE")
    case .sequence:
      if let number = reader.withValue(of: line, { Self.integer($0) }) {
        sequence = number
      } else {
        context.report(
          .warning, .badValue, line: line, uid: context.uid(uidLine, reader),
          "SEQUENCE \"\(reader.value(of: line))\" is no number", "kept, not read")
      }
    case .stamp:
      stamp = context.instant(at: line, reader, uidLine: uidLine)
    default: break
    }
  }

  /// Appends dates or rules; the first ones, which may be very many, or be those of other
  /// events as well, are not copied.
  ///
  /// - Parameter lineCount: how many there may be, each in a line of its own.
  private static func append<Element>(
    _ new: [Element], to list: inout [Element], atMost lineCount: Int
  ) {
    // Growing would take twice the room where there are very many.
    if list.count == 1_024 { list.reserveCapacity(lineCount) }
    if list.isEmpty { list = new } else { list += new }
  }

  private mutating func takeDuration(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    durationLine = line
    guard let value = reader.withValue(of: line, { DurationValue($0) }) else {
      context.report(
        reader.hasEmptyValue(line) ? .note : .warning, .badDuration, line: line,
        uid: context.uid(uidLine, reader),
        "\"\(reader.excerpt(of: line))\" is no duration",
        "the \(component.noun) is read without one")
      return
    }
    duration = value.duration
    if value.isIrregular {
      context.report(
        .note, .irregularDuration, line: line, uid: context.uid(uidLine, reader),
        "DURATION \"\(reader.excerpt(of: line))\" is not spelled as RFC 5545 wants",
        "read as \(value.duration)")
    }
  }

  /// The rule of a line; none where it can't be read.
  private func rules(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> [RecurrenceRule] {
    let text = reader.value(of: line)
    guard let result = context.rule(text) else {
      context.report(
        .warning, .badRule, line: line, uid: context.uid(uidLine, reader),
        "\"\(reader.excerpt(of: line))\" is no recurrence rule",
        "the \(component.noun) is read without it")
      return []
    }
    if !result.dropped.isEmpty {
      context.report(
        .warning, .badRulePart, line: line, uid: context.uid(uidLine, reader),
        "the rule has parts that can't be read: "
          + LineReader.excerpt(result.dropped.joined(separator: ", ")),
        "read without them")
    }
    if result.isMended {
      context.report(
        .note, .badRulePart, line: line, uid: context.uid(uidLine, reader),
        "the rule is not spelled as RFC 5545 wants", "read as \(result.rule)")
    }
    if result.hasCountAndUntil {
      context.report(
        .warning, .countAndUntil, line: line, uid: context.uid(uidLine, reader),
        "the rule has both COUNT and UNTIL", "UNTIL is used")
    }
    return result.rules
  }

  private func finish(
    _ node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> EventSchedule? {
    guard let start = start ?? replacement?.original else {
      context.report(
        .error, .missingStart, line: Int(reader.nodes[node].firstLine),
        uid: context.uid(uidLine, reader), "the event has no DTSTART that can be read",
        "kept in the file, not shown")
      return nil
    }
    return EventSchedule(
      start: start, ending: ending(start, reader, &context),
      recurrence: recurrence.isEmpty ? nil : recurrence, replacement: replacement,
      sequence: sequence, stamp: stamp)
  }

  private func ending(
    _ start: CalendarTime, _ reader: LineReader, _ context: inout ImportContext
  ) -> EventSchedule.Ending {
    func report(
      _ code: Diagnostic.Code, at line: Int?, _ problem: String, _ action: String
    ) {
      context.report(
        .warning, code, line: line ?? 0, uid: context.uid(uidLine, reader), problem, action)
    }
    if let end {
      if duration != nil {
        report(
          .endAndDuration, at: durationLine, "the event has both DTEND and DURATION",
          "DTEND is used")
      }
      switch (start, end) {
      case (.date, .date): break
      case (.date, _):
        // A time on the last day: the day belongs to the event, unless it is midnight.
        let time = end.wallTime
        report(
          .endOfOtherKind, at: endLine, "DTSTART is a date, DTEND has a time", "read as whole days")
        return .time(.date(time.day.advanced(by: time.secondOfDay > 0 ? 1 : 0)))
      case (_, .date(let day)):
        report(
          .endOfOtherKind, at: endLine, "DTSTART has a time, DTEND is a date",
          "the event ends at 00:00")
        return .time(start.with(wallTime: WallTime(day)))
      default: break
      }
      if context.precedes(end, start) {
        report(
          .endBeforeStart, at: endLine, "DTEND lies before DTSTART",
          start.isDate ? "the event lasts its first day" : "the event has no length")
      }
      return .time(end)
    }
    guard let duration else { return .none }
    if duration.isNegative {
      report(
        .negativeDuration, at: durationLine, "DURATION is negative", "the event has no length")
      return .none
    }
    return .duration(duration)
  }

  /// A number as INTEGER properties have it, spaces around it allowed.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    Int(String(decoding: bytes.trimmed, as: UTF8.self))
  }
}
