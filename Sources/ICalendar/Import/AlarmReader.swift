import CalendarModel

/// Reads a VALARM (RFC 5545, 3.6.6).
enum AlarmReader {
  static func alarm(
    of node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> Alarm {
    var alarm = Alarm(action: "", trigger: nil)
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .action: alarm.action = reader.text(line).uppercased()
      case .trigger:
        alarm.trigger = trigger(line, reader)
        if alarm.trigger == nil {
          context.report(
            .warning, .badValue, line: line,
            "TRIGGER \"\(reader.excerpt(of: line))\" is no duration or time", "kept, not read")
          alarm.otherProperties.append(reader.property(line))
        }
      case .repeatCount:
        alarm.repeatCount = reader.withValue(of: line) { ScheduleBuilder.integer($0) } ?? 0
      case .duration: alarm.repeatInterval = LibicalValues.duration(reader.value(of: line))
      case .summary: alarm.summary = reader.text(line)
      case .description: alarm.description = reader.text(line)
      case .attendee: alarm.attendees.append(AttendeeReader.attendee(line, reader))
      case .attach:
        if let attachment = AttachmentReader.attachment(line, reader) {
          alarm.attachments.append(attachment)
        } else {
          alarm.otherProperties.append(reader.property(line))
        }
      default: alarm.otherProperties.append(reader.property(line))
      }
    }
    return alarm
  }

  /// A duration, or a time whether or not VALUE=DATE-TIME says so.
  private static func trigger(_ line: Int, _ reader: LineReader) -> Alarm.Trigger? {
    let value = reader.value(of: line)
    if let duration = LibicalValues.duration(value) {
      let related = reader.withParameters(of: line) { ParameterList.value(of: "RELATED", in: $0) }
      return related?.uppercased() == "END"
        ? .relativeToEnd(duration) : .relativeToStart(duration)
    }
    return TimeValue(value).map { .absolute(Instant(utc: $0.time.wallTime)) }
  }
}
