import CalendarModel

/// Reads a VFREEBUSY (RFC 5545, 3.6.4).
enum FreeBusyReader {
  /// The busy time of a node. O(its lines).
  static func freeBusy(
    of node: Int, uid: String, isUIDSynthesized: Bool, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> FreeBusy {
    var freeBusy = FreeBusy(uid: uid)
    freeBusy.isUIDSynthesized = isUIDSynthesized
    freeBusy.line = reader.number(ofNode: node)
    let uidLine = reader.firstOwnLine(of: node, kind: .uid)
    reader.forEachOwnLine(of: node) { line in
      if !take(line, onto: &freeBusy, uidLine: uidLine, reader, &context) {
        freeBusy.otherProperties.append(line, reader)
      }
    }
    freeBusy.components = reader.children(of: node).map {
      DocumentComponent(context.document, node: $0).component
    }
    return freeBusy
  }

  /// Takes a line in; false when it has no place of its own.
  private static func take(
    _ line: Int, onto freeBusy: inout FreeBusy, uidLine: Int?, _ reader: LineReader,
    _ context: inout ImportContext
  ) -> Bool {
    switch reader.lines[line].kind {
    case .uid: return true
    case .start where freeBusy.start == nil:
      freeBusy.start = context.time(at: line, reader, uidLine: uidLine)
      return freeBusy.start != nil
    case .dateEnd where freeBusy.end == nil:
      freeBusy.end = context.time(at: line, reader, uidLine: uidLine)
      return freeBusy.end != nil
    case .stamp where freeBusy.stamp == nil:
      freeBusy.stamp = context.instant(at: line, reader, uidLine: uidLine)
      return freeBusy.stamp != nil
    case .freeBusy:
      guard let periods = periods(line, uidLine: uidLine, reader, &context) else { return false }
      freeBusy.periods += periods
    case .organizer where freeBusy.organizer == nil:
      freeBusy.organizer = AttendeeReader.attendee(
        line, uid: freeBusy.uid, reader, &context)
    case .attendee:
      let attendee = AttendeeReader.attendee(line, uid: freeBusy.uid, reader, &context)
      if attendee == Attendee(address: "") { return false }
      freeBusy.attendees.append(attendee)
    case .contact: freeBusy.contacts.append(reader.text(line))
    case .url where freeBusy.url == nil: freeBusy.url = reader.value(of: line)
    case .comment: freeBusy.comments.append(reader.text(line))
    case .requestStatus:
      guard let status = reader.requestStatus(line) else { return false }
      freeBusy.requestStatuses.append(status)
    default: return false
    }
    return true
  }

  /// The periods of a FREEBUSY; nil, and reported, when it holds what is none.
  private static func periods(
    _ line: Int, uidLine: Int?, _ reader: LineReader, _ context: inout ImportContext
  ) -> [FreeBusy.Period]? {
    var parameters = ParameterBag(reader.property(line))
    let kind = parameters.take("FBTYPE")?.uppercased() ?? "BUSY"
    _ = parameters.take("TZID")
    _ = parameters.takeValueType()
    let dates = context.addedDates(at: line, reader, uidLine: uidLine)
    let count = reader.withValue(of: line) { $0.split(separator: .comma).count }
    var periods: [FreeBusy.Period] = []
    for date in dates {
      guard let ending = date.ending else { continue }
      var period = FreeBusy.Period(date.start, ending: ending, kind: kind)
      period.otherParameters = parameters.rest
      periods.append(period)
    }
    if periods.count == count { return periods }
    if dates.count == count {
      context.report(
        .warning, .badValue, line: line, uid: context.uid(uidLine, reader),
        "FREEBUSY holds a time that is no period", "kept, not read")
    }
    return nil
  }
}
