import CalendarModel

/// Reads a VEVENT into an `Event`: the schedule is there already, the rest is read here.
struct EventReader {
  private var event: Event
  private let uid: String
  /// The kinds of properties that may stand once (RFC 5545, 3.6.1) and were met.
  private var seen: KindSet = []
  private var hasExactColor = false

  /// The event of a node whose schedule has been read. O(its lines).
  static func event(
    of node: Int, schedule: EventSchedule, uid: String, isUIDSynthesized: Bool,
    _ reader: LineReader, _ context: inout ImportContext
  ) -> Event {
    let firstLine = Int(reader.nodes[node].firstLine)
    var event = Event(uid: uid, schedule: schedule)
    event.isUIDSynthesized = isUIDSynthesized
    event.line = Int(reader.lines[firstLine].number)
    var eventReader = EventReader(event: event, uid: uid)
    reader.forEachOwnLine(of: node) { line in
      eventReader.take(line, reader, &context)
    }
    for child in reader.children(of: node) where reader.nodes[child].kind == .alarm {
      eventReader.event.alarms.append(
        AlarmReader.alarm(of: child, uid: uid, reader, &context))
    }
    return eventReader.event
  }

  private init(event: Event, uid: String) {
    self.event = event
    self.uid = uid
  }

  private mutating func take(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    let kind = reader.lines[line].kind
    switch kind {
    // The schedule's, and what is known before; reported when that was read.
    case .uid: break
    case .start, .dateEnd, .duration, .rule, .exceptionRule, .recurrenceDate, .exceptionDate,
      .recurrenceID, .sequence, .stamp:
      let isRepeated = !seen.insert(kind) && ScheduleBuilder.standsOnce.contains(kind)
      if isRepeated || ScheduleBuilder.isUnread(line, event.schedule, reader, &context) {
        event.otherProperties.append(reader.property(line))
      }
    case .attendee:
      let attendee = AttendeeReader.attendee(line, uid: uid, reader, &context)
      if attendee == Attendee(address: "") {
        event.otherProperties.append(reader.property(line))
      } else {
        event.attendees.append(attendee)
      }
    case .attach:
      if let attachment = AttachmentReader.attachment(line, reader) {
        event.attachments.append(attachment)
      } else {
        keep(line, reader, &context, "holds no base64 data")
      }
    case .categories: event.categories += reader.textList(line)
    case .resources: event.resources += reader.textList(line)
    case .comment: event.comments.append(reader.text(line))
    case .contact: event.contacts.append(reader.text(line))
    case .relatedTo:
      let kind = reader.withParameters(of: line) { ParameterList.value(of: "RELTYPE", in: $0) }
      event.relations.append(
        Relation(uid: reader.text(line), kind: kind?.uppercased() ?? "PARENT"))
    case .requestStatus:
      if let status = reader.requestStatus(line) {
        event.requestStatuses.append(status)
      } else {
        keep(line, reader, &context, "has no status code")
      }
    case .summary, .description, .location, .status, .classification, .transparency, .priority,
      .color, .exactColor, .url, .geo, .created, .lastModified, .organizer:
      if seen.insert(kind) {
        takeSingle(kind, line, reader, &context)
      } else {
        context.report(
          .warning, .repeatedProperty, line: line, uid: uid,
          "the event has more than one \(reader.name(of: line))", "the first is used")
        event.otherProperties.append(reader.property(line))
      }
    default: event.otherProperties.append(reader.property(line))
    }
  }

  private mutating func takeSingle(
    _ kind: PropertyKind, _ line: Int, _ reader: LineReader,
    _ context: inout ImportContext
  ) {
    switch kind {
    case .summary: event.summary = reader.text(line)
    case .description: event.description = reader.text(line)
    case .location: event.location = reader.text(line)
    case .status: event.status = reader.text(line).uppercased()
    case .classification: event.classification = reader.text(line).uppercased()
    case .transparency: event.isTransparent = reader.text(line).uppercased() == "TRANSPARENT"
    case .url: event.url = reader.value(of: line)
    case .organizer:
      event.organizer = AttendeeReader.attendee(line, uid: uid, reader, &context)
    case .priority:
      let priority = reader.withValue(of: line) { ScheduleBuilder.integer($0) }
      if let priority, (0...9).contains(priority) {
        event.priority = priority
      } else {
        keep(line, reader, &context, "is no number from 0 to 9")
      }
    case .color, .exactColor:
      // The exact value stands beside COLOR, which only knows names (RFC 7986, 5.9).
      guard let color = RGBColor(parsing: reader.text(line)) else {
        return keep(line, reader, &context, "is no colour")
      }
      if kind == .exactColor {
        hasExactColor = true
        event.color = color
      } else if !hasExactColor {
        event.color = color
      }
    case .geo:
      if let position = reader.withValue(of: line, { GeographicPosition($0) }) {
        event.position = position
      } else {
        keep(line, reader, &context, "is no pair of degrees")
      }
    case .created, .lastModified:
      guard let instant = context.instant(at: line, reader, uid: uid) else {
        event.otherProperties.append(reader.property(line))
        return
      }
      if kind == .created { event.created = instant } else { event.lastModified = instant }
    default: break
    }
  }

  /// Keeps a property whose value can't be read, and says so.
  private mutating func keep(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext,
    _ problem: String
  ) {
    let property = reader.property(line)
    // Producers write empty properties for absent ones; nothing is lost with them.
    let severity: Diagnostic.Severity = property.value.isEmpty ? .note : .warning
    context.report(
      severity, .badValue, line: line, uid: uid, "\(property.name) \(problem)",
      "kept, not read")
    event.otherProperties.append(property)
  }
}

extension LineReader {
  /// A TEXT value, decoded.
  func text(_ line: Int) -> String { withValue(of: line) { ValueText.decode($0) } }

  /// A UID: TEXT; spaces around it are no part of it.
  func uid(_ line: Int) -> String {
    withValue(of: line) { ValueText.decode(UnsafeBufferPointer(rebasing: $0.trimmed)) }
  }

  /// A list of TEXT values, decoded.
  func textList(_ line: Int) -> [String] { withValue(of: line) { ValueText.decodeList($0) } }

  /// REQUEST-STATUS (RFC 5545, 3.8.8.3): code, text, and data, between semicolons.
  func requestStatus(_ line: Int) -> RequestStatus? {
    let parts = withValue(of: line) { ValueText.decodeParts($0, separator: .semicolon) }
    guard let code = parts.first, !code.isEmpty,
      code.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    return RequestStatus(
      code: code, text: parts.count > 1 ? parts[1] : "", data: parts.count > 2 ? parts[2] : nil)
  }
}

extension GeographicPosition {
  /// Reads GEO (RFC 5545, 3.8.1.6): two numbers and a semicolon. A comma for it is met too.
  fileprivate init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parts = bytes.split(omittingEmptySubsequences: false) {
      $0 == .semicolon || $0 == .comma
    }
    let numbers = parts.compactMap {
      Double(String(decoding: $0, as: UTF8.self).filter { $0 != " " })
    }
    guard parts.count == 2, numbers.count == 2, (-90...90).contains(numbers[0]),
      (-180...180).contains(numbers[1])
    else { return nil }
    self.init(latitude: numbers[0], longitude: numbers[1])
  }
}
