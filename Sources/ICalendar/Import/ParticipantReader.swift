import CalendarModel

extension Participant {
  /// Reads a PARTICIPANT (RFC 9073, 7.1). O(its lines).
  init(of node: Int, _ reader: LineReader, _ document: CalendarDocument) {
    self.init(uid: nil)
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .uid where uid == nil: uid = reader.uid(line)
      case .participantType where kind == nil: kind = reader.text(line).uppercased()
      case .calendarAddress where address == nil: address = reader.value(of: line)
      case .summary where summary == nil: summary = reader.text(line)
      case .description where description == nil: description = reader.text(line)
      case .url where url == nil: url = reader.value(of: line)
      default: otherProperties.append(line, reader)
      }
    }
    for child in reader.children(of: node) {
      if reader.nodes[child].kind == .location {
        locations.append(DetailedLocation(of: child, reader, document))
      } else {
        components.append(DocumentComponent(document, node: child).component)
      }
    }
  }
}

extension DetailedLocation {
  /// Reads a VLOCATION (RFC 9073, 7.2). O(its lines).
  init(of node: Int, _ reader: LineReader, _ document: CalendarDocument) {
    self.init(uid: nil)
    reader.forEachOwnLine(of: node) { line in
      switch reader.lines[line].kind {
      case .uid where uid == nil: uid = reader.uid(line)
      case .name where name == nil: name = reader.text(line)
      case .description where description == nil: description = reader.text(line)
      case .url where url == nil: url = reader.value(of: line)
      case .locationType where types.isEmpty: types = reader.textList(line)
      case .geo where position == nil:
        position = reader.withValue(of: line) { GeographicPosition($0) }
        if position == nil { otherProperties.append(line, reader) }
      default: otherProperties.append(line, reader)
      }
    }
    components = reader.children(of: node).map {
      DocumentComponent(document, node: $0).component
    }
  }
}
