import CalendarModel

/// The parameters that change how a date or time is read (RFC 5545, 3.2.19 and 3.2.20).
private struct TimeParameters {
  enum ValueType { case unspecified, date, dateTime, period }

  var valueType = ValueType.unspecified
  /// The bytes of TZID, quotes and escapes decoded; empty when there is none.
  var zoneID: [UInt8] = []

  init(_ section: UnsafeBufferPointer<UInt8>) {
    ParameterList.forEach(in: section) { name, raw in
      guard let raw else { return }
      if name.spells("TZID") {
        zoneID = Array(raw)
        if raw.contains(where: { $0 == .quote || $0 == .backslash || $0 == .caret }) {
          var text = ParameterList.value(of: "TZID", in: section) ?? ""
          zoneID = Array(text.withUTF8 { ValueText.decode($0) }.utf8)
        }
      } else if name.spells("VALUE") {
        if raw.spells("DATE") {
          valueType = .date
        } else if raw.spells("DATE-TIME") {
          valueType = .dateTime
        } else if raw.spells("PERIOD") {
          valueType = .period
        }
      }
    }
  }
}

extension ImportContext {
  /// The value of a property that has one date or time; nil, and reported, when it has none
  /// that can be read.
  mutating func time(at line: Int, _ reader: LineReader, uidLine: Int?) -> CalendarTime? {
    let parameters = reader.withParameters(of: line) { $0.isEmpty ? nil : TimeParameters($0) }
    var value = reader.withValue(of: line) { TimeValue($0) }
    var zoneID = parameters?.zoneID ?? []
    if value == nil, !zoneID.isEmpty {
      // A TZID with a colon and without its quotes: the value follows the last colon.
      reader.withValue(of: line) { bytes in
        guard let colon = bytes.lastIndex(of: .colon) else { return }
        value = TimeValue(UnsafeBufferPointer(rebasing: bytes[(colon + 1)...]))
        if value != nil { zoneID += [.colon] + bytes[..<colon] }
      }
      if value != nil {
        report(
          .note, .unquotedColon, line: line, uid: uid(uidLine, reader),
          "TZID has a colon and is not quoted", "the value is taken from the last colon on")
      }
    }
    guard let value else {
      report(
        .warning, .badTime, line: line, uid: uid(uidLine, reader),
        "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" is no date or time",
        "not read")
      return nil
    }
    if value.isIrregular {
      report(
        .note, .irregularTime, line: line, uid: uid(uidLine, reader),
        "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" is not spelled as RFC 5545 wants",
        "read as \(value.time)")
    } else if value.time.isDate, parameters?.valueType != .date {
      report(
        .note, .undeclaredDate, line: line, uid: uid(uidLine, reader),
        "\(reader.name(of: line)) is a date without VALUE=DATE", "read as a date")
    }
    return place(
      value.time, valueType: parameters?.valueType ?? .unspecified, zoneID: zoneID, line: line,
      reader, uidLine: uidLine)
  }

  /// The values of RDATE or EXDATE. Those that can't be read are reported and left out.
  mutating func addedDates(
    at line: Int, _ reader: LineReader, uidLine: Int?
  ) -> [EventSchedule.AddedDate] {
    let parameters = reader.withParameters(of: line) { TimeParameters($0) }
    var result: [EventSchedule.AddedDate] = []
    let texts = reader.withValue(of: line) { bytes in bytes.split(separator: .comma).map(Array.init)
    }
    for text in texts {
      let pieces = text.split(separator: UInt8(ascii: "/"))
      let start = pieces.first.flatMap { Array($0).withUnsafeBufferPointer { TimeValue($0) } }
      var ending: EventSchedule.Ending?
      if pieces.count == 2 {
        let end = String(decoding: pieces[1], as: UTF8.self)
        if let duration = LibicalValues.duration(end) {
          ending = .duration(duration)
        } else if let time = TimeValue(end)?.time {
          ending = .time(
            place(
              time, valueType: .dateTime, zoneID: parameters.zoneID, line: line, reader,
              uidLine: uidLine))
        }
      }
      guard let start, pieces.count == 1 || ending != nil else {
        report(
          .warning, .badTime, line: line, uid: uid(uidLine, reader),
          "\(reader.name(of: line)) \"\(LineReader.excerpt(String(decoding: text, as: UTF8.self)))\" is no date or time",
          "not read")
        continue
      }
      result.append(
        EventSchedule.AddedDate(
          place(
            start.time, valueType: parameters.valueType, zoneID: parameters.zoneID, line: line,
            reader, uidLine: uidLine),
          ending: ending))
    }
    return result
  }

  /// An instant that RFC 5545 wants in UTC (DTSTAMP, CREATED). A time without a zone is
  /// taken as UTC. The problem is reported for `uid`, or for the UID on a line.
  mutating func instant(
    at line: Int, _ reader: LineReader, uidLine: Int? = nil, uid: String? = nil
  ) -> Instant? {
    guard let value = reader.withValue(of: line, { TimeValue($0) }) else {
      report(
        reader.withValue(of: line) { $0.isEmpty } ? .note : .warning, .badTime, line: line,
        uid: uid ?? self.uid(uidLine, reader),
        "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" is no time", "kept, not read")
      return nil
    }
    let instant = Instant(utc: value.time.wallTime)
    if value.isIrregular || value.time.isDate {
      report(
        .note, .irregularTime, line: line, uid: uid ?? self.uid(uidLine, reader),
        "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" is not spelled as RFC 5545 wants",
        "read as \(instant)")
    }
    return instant
  }

  /// The value with the zone and the kind that the parameters give it.
  private mutating func place(
    _ time: CalendarTime, valueType: TimeParameters.ValueType, zoneID: [UInt8], line: Int,
    _ reader: LineReader, uidLine: Int?
  ) -> CalendarTime {
    if valueType == .date, !time.isDate {
      report(
        .warning, .timeForDate, line: line, uid: uid(uidLine, reader),
        "VALUE=DATE stands before a date with a time", "the time is left out")
      return .date(time.wallTime.day)
    }
    guard case .floating(let wallTime) = time else {
      if !zoneID.isEmpty {
        report(
          .note, .needlessZoneID, line: line, uid: uid(uidLine, reader),
          "TZID stands before a \(time.isDate ? "date" : "time in UTC")", "TZID is left out")
      }
      return time
    }
    if !zoneID.isEmpty {
      if let zone = zoneID.withUnsafeBufferPointer({ knownZone($0) }) {
        return .zoned(wallTime, zone: zone)
      }
      noteUnknownZone(zoneID, line: line, uid: uid(uidLine, reader))
      return time
    }
    if let floatingZone {
      noteFloatingTime(line: line, zone: floatingZone)
      return .zoned(wallTime, zone: floatingZone)
    }
    return time
  }

  /// The UID on a line, as diagnostics name it.
  func uid(_ line: Int?, _ reader: LineReader) -> String? {
    line.map { reader.uid($0) }
  }
}
