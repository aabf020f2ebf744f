import CalendarModel

/// Reads a VALARM (RFC 5545, 3.6.6; RFC 9074).
enum AlarmReader {
  /// The alarm of a node; `uid` is the event's, for diagnostics.
  ///
  /// - Parameter isKept: whether its lists are wanted, and not only what is wrong with it.
  static func alarm(
    of node: Int, uid: String, isKept: Bool, _ reader: LineReader, _ context: inout ImportContext
  ) -> Alarm {
    var alarm = Alarm(action: "", trigger: nil)
    reader.forEachOwnLine(of: node) { line in
      if !isKept { alarm.forgetLists() }
      if let problem = take(line, uid: uid, onto: &alarm, reader, &context) {
        context.report(
          reader.hasEmptyValue(line) ? .note : .warning, .badValue, line: line, uid: uid,
          "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" \(problem)", "kept, not read")
        alarm.otherProperties.append(line, reader)
      }
    }
    if !isKept { return alarm }
    for child in reader.children(of: node) {
      if reader.nodes[child].kind == .location {
        alarm.locations.append(DetailedLocation(of: child, reader, context.document))
      } else {
        alarm.components.append(DocumentComponent(context.document, node: child).component)
      }
    }
    return alarm
  }

  /// Takes a line in; what is wrong with its value, where that can't be read.
  private static func take(
    _ line: Int, uid: String, onto alarm: inout Alarm, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> String? {
    switch reader.lines[line].kind {
    case .action: alarm.action = reader.text(line).uppercased()
    case .trigger:
      guard let trigger = trigger(line, reader) else { return "is no duration or time" }
      alarm.trigger = trigger
    case .repeatCount:
      let count = reader.withValue(of: line) { ScheduleBuilder.integer($0) }
      guard let count, count >= 0 else { return "is no number" }
      alarm.repeatCount = count
    case .duration:
      guard let duration = DurationValue(reader.value(of: line))?.duration else {
        return "is no duration"
      }
      alarm.repeatInterval = duration
    case .summary: alarm.summary = reader.text(line)
    case .description: alarm.description = reader.text(line)
    case .attendee:
      alarm.attendees.append(AttendeeReader.attendee(line, uid: uid, reader, &context))
    case .attach:
      guard let attachment = AttachmentReader.attachment(line, reader) else {
        return "holds no base64 data"
      }
      alarm.attachments.append(attachment)
    case .uid where alarm.uid == nil: alarm.uid = reader.text(line)
    case .acknowledged where alarm.acknowledged == nil:
      guard let value = reader.withValue(of: line, { TimeValue($0) }) else { return "is no time" }
      alarm.acknowledged = Instant(utc: value.time.wallTime)
    case .proximity where alarm.proximity == nil:
      alarm.proximity = reader.text(line).uppercased()
    case .relatedTo: alarm.relations.append(Relation(reader.property(line)))
    default: alarm.otherProperties.append(line, reader)
    }
    return nil
  }

  /// A duration, or a time whether or not VALUE=DATE-TIME says so.
  private static func trigger(_ line: Int, _ reader: LineReader) -> Alarm.Trigger? {
    let value = reader.value(of: line)
    if let duration = DurationValue(value)?.duration {
      let related = reader.withParameters(of: line) { ParameterList.value(of: "RELATED", in: $0) }
      return related?.uppercased() == "END"
        ? .relativeToEnd(duration) : .relativeToStart(duration)
    }
    return TimeValue(value).map { .absolute(Instant(utc: $0.time.wallTime)) }
  }
}

extension Alarm {
  fileprivate mutating func forgetLists() {
    attendees = []
    attachments = []
    relations = []
    otherProperties = []
  }
}
