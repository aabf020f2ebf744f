import CalendarModel

/// Reads what events, to-dos and journal entries have in common, line by line.
struct ItemReader<Item: CalendarItem> {
  var item: Item
  private let uid: String
  private let component: ComponentKind
  /// The kinds of properties that may stand once (RFC 5545, 3.6.1 to 3.6.3) and were met.
  var seen: KindSet = []
  private var hasExactColor = false
  /// The lines of an item that is not kept of which something is held.
  static var mostLinesUnkept: Int { 256 }

  /// A reader of the component of a node, for which `item` has been begun.
  init(_ item: Item, node: Int, _ reader: LineReader) {
    self.item = item
    uid = item.uid
    component = reader.nodes[node].kind
    self.item.line = reader.number(ofNode: node)
  }

  /// Takes a line in; one that has no place in any item goes to `otherProperties`.
  mutating func take(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    let kind = reader.lines[line].kind
    switch kind {
    // Known before; reported when that was read.
    case .uid: break
    case .attendee:
      let attendee = AttendeeReader.attendee(line, uid: uid, reader, &context)
      if attendee == Attendee(address: "") {
        keepOther(line, reader)
      } else {
        item.attendees.append(attendee)
      }
    case .attach:
      if let attachment = AttachmentReader.attachment(line, reader) {
        item.attachments.append(attachment)
      } else {
        keep(line, reader, &context, "holds no base64 data")
      }
    case .categories: item.categories += reader.textList(line)
    case .comment: item.comments.append(reader.text(line))
    case .contact: item.contacts.append(reader.text(line))
    case .relatedTo: item.relations.append(Relation(reader.property(line)))
    case .requestStatus:
      if let status = reader.requestStatus(line) {
        item.requestStatuses.append(status)
      } else {
        keep(line, reader, &context, "has no status code")
      }
    case .summary, .status, .classification, .color, .exactColor, .url, .created, .lastModified,
      .organizer:
      if isFirst(kind, line, reader, &context) { takeSingle(kind, line, reader, &context) }
    case .image, .conference, .styledDescription, .structuredData, .link, .concept, .referenceID:
      switch item.supplements.take(kind, reader.property(line)) {
      case .taken: break
      case .unreadable: keep(line, reader, &context, "holds no base64 data")
      case .hasNoPlace: keepOther(line, reader)
      }
    default: keepOther(line, reader)
    }
  }

  /// Keeps a property that has no place of its own.
  mutating func keepOther(_ line: Int, _ reader: LineReader) {
    item.otherProperties.append(line, reader)
  }

  /// Takes the components inside a node in, but for alarms that an item has a place for.
  mutating func takeComponent(
    _ child: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    switch reader.nodes[child].kind {
    case .participant:
      item.supplements.participants.append(Participant(of: child, reader, context.document))
    case .location:
      item.supplements.locations.append(DetailedLocation(of: child, reader, context.document))
    default:
      item.components.append(DocumentComponent(context.document, node: child).component)
    }
  }

  /// Whether a property that may stand once stands there for the first time. Another one is
  /// reported and kept.
  mutating func isFirst(
    _ kind: PropertyKind, _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> Bool {
    if seen.insert(kind) { return true }
    context.report(
      .warning, .repeatedProperty, line: line, uid: uid,
      "the \(component.noun) has more than one \(reader.name(of: line))", "the first is used")
    keepOther(line, reader)
    return false
  }

  private mutating func takeSingle(
    _ kind: PropertyKind, _ line: Int, _ reader: LineReader,
    _ context: inout ImportContext
  ) {
    switch kind {
    case .summary: item.summary = reader.text(line)
    case .status: item.status = reader.text(line).uppercased()
    case .classification: item.classification = reader.text(line).uppercased()
    case .url: item.url = reader.value(of: line)
    case .organizer:
      item.organizer = AttendeeReader.attendee(line, uid: uid, reader, &context)
    case .color, .exactColor:
      // The exact value stands beside COLOR, which only knows names (RFC 7986, 5.9).
      guard let color = RGBColor(parsing: reader.text(line)) else {
        return keep(line, reader, &context, "is no colour")
      }
      if kind == .exactColor {
        hasExactColor = true
        item.color = color
      } else if !hasExactColor {
        item.color = color
      }
    case .created: item.created = instant(line, reader, &context)
    case .lastModified: item.lastModified = instant(line, reader, &context)
    default: break
    }
  }

  /// An instant; nil, reported and kept where the value is none.
  mutating func instant(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> Instant? {
    let instant = context.instant(at: line, reader, uid: uid)
    if instant == nil { keepOther(line, reader) }
    return instant
  }

  /// Keeps a property whose value can't be read, and says so.
  mutating func keep(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext,
    _ problem: String
  ) {
    // Producers write empty properties for absent ones; nothing is lost with them.
    let severity: Diagnostic.Severity = reader.hasEmptyValue(line) ? .note : .warning
    context.report(
      severity, .badValue, line: line, uid: uid, "\(reader.name(of: line)) \(problem)",
      "kept, not read")
    keepOther(line, reader)
  }
}

extension ItemReader where Item: PlannedItem {
  /// Takes a line of an event or a to-do in.
  mutating func takePlanned(
    _ line: Int, _ reader: LineReader, _ context: inout ImportContext
  ) {
    let kind = reader.lines[line].kind
    switch kind {
    case .resources: item.resources += reader.textList(line)
    case .description, .location, .priority, .geo:
      guard isFirst(kind, line, reader, &context) else { return }
      switch kind {
      case .description: item.description = reader.text(line)
      case .location: item.location = reader.text(line)
      case .priority:
        let priority = reader.withValue(of: line) { ScheduleBuilder.integer($0) }
        if let priority, (0...9).contains(priority) {
          item.priority = priority
        } else {
          keep(line, reader, &context, "is no number from 0 to 9")
        }
      default:
        if let position = reader.withValue(of: line, { GeographicPosition($0) }) {
          item.position = position
        } else {
          keep(line, reader, &context, "is no pair of degrees")
        }
      }
    default: take(line, reader, &context)
    }
  }

  /// Takes the components inside an event or a to-do in.
  ///
  /// - Parameter isKept: whether anyone wants them, and not only what is wrong with them.
  mutating func takePlannedComponents(
    of node: Int, isKept: Bool, _ reader: LineReader, _ context: inout ImportContext
  ) {
    if isKept {
      // They are large, and a list that grows is there twice.
      item.alarms.reserveCapacity(
        reader.children(of: node).count { reader.nodes[$0].kind == .alarm })
    }
    for child in reader.children(of: node) {
      if reader.nodes[child].kind == .alarm {
        let alarm = AlarmReader.alarm(of: child, uid: item.uid, isKept: isKept, reader, &context)
        if isKept { item.alarms.append(alarm) }
      } else if isKept {
        takeComponent(child, reader, &context)
      }
    }
  }
}
