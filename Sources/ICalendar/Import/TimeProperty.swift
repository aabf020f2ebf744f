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
    var parameters = reader.withParameters(of: line) { $0.isEmpty ? nil : TimeParameters($0) }
    var value = reader.withValue(of: line) { TimeValue($0) }
    if value == nil, let split = colonSplit(line, reader, uidLine: uidLine) {
      value = split.value.withUnsafeBufferPointer { TimeValue($0) }
      parameters = split.parameters
    }
    let zoneID = parameters?.zoneID ?? []
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

  /// The values of RDATE or FREEBUSY. Those that can't be read are reported and left out.
  mutating func addedDates(
    at line: Int, _ reader: LineReader, uidLine: Int?
  ) -> [EventSchedule.AddedDate] {
    dates(at: line, reader, uidLine: uidLine) { $0 }
  }

  /// The starts of the values of EXDATE, likewise.
  mutating func exceptionDates(
    at line: Int, _ reader: LineReader, uidLine: Int?
  ) -> [CalendarTime] {
    dates(at: line, reader, uidLine: uidLine) { $0.start }
  }

  /// What is kept of each value.
  private mutating func dates<Kept>(
    at line: Int, _ reader: LineReader, uidLine: Int?,
    keeping kept: (EventSchedule.AddedDate) -> Kept
  ) -> [Kept] {
    let isRegular = reader.withValue(of: line) { bytes in
      let first = bytes.prefix { !Self.partsDates($0) && $0 != UInt8(ascii: "/") }
      return TimeValue(UnsafeBufferPointer(rebasing: first)) != nil
    }
    if !isRegular, let split = colonSplit(line, reader, uidLine: uidLine) {
      return split.value.withUnsafeBufferPointer {
        dates(in: $0, split.parameters, at: line, reader, uidLine: uidLine, keeping: kept)
      }
    }
    let parameters = reader.withParameters(of: line) { TimeParameters($0) }
    return reader.withValue(of: line) {
      dates(in: $0, parameters, at: line, reader, uidLine: uidLine, keeping: kept)
    }
  }

  private static func partsDates(_ byte: UInt8) -> Bool { byte == .comma || byte == .semicolon }

  private mutating func dates<Kept>(
    in bytes: UnsafeBufferPointer<UInt8>, _ parameters: TimeParameters, at line: Int,
    _ reader: LineReader, uidLine: Int?, keeping kept: (EventSchedule.AddedDate) -> Kept
  ) -> [Kept] {
    var result: [Kept] = []
    // No date is shorter; a line may hold a hundred thousand.
    result.reserveCapacity(min(bytes.count(where: Self.partsDates) + 1, bytes.count / 8 + 1))
    // The first ones, for a message.
    var told: [CalendarTime] = []
    // One note a line, of the first that calls for it.
    var oddity: Diagnostic.Code?
    if bytes.contains(.semicolon) { oddity = .irregularTime }
    var rest = bytes[...]
    while let first = rest.firstIndex(where: { !Self.partsDates($0) }) {
      let text = rest[first...].prefix { !Self.partsDates($0) }
      rest = rest[text.endIndex...]
      let pieces = text.split(separator: UInt8(ascii: "/"), maxSplits: 2).filter { piece in
        piece.contains { $0 != UInt8(ascii: "/") }
      }
      let start = pieces.first.flatMap { TimeValue(UnsafeBufferPointer(rebasing: $0)) }
      var ending: EventSchedule.Ending?
      if pieces.count == 2 {
        let end = String(decoding: pieces[1], as: UTF8.self)
        if let duration = DurationValue(end)?.duration {
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
      if start.isIrregular {
        oddity = oddity ?? .irregularTime
      } else if start.time.isDate, parameters.valueType != .date {
        oddity = oddity ?? .undeclaredDate
      }
      let time = place(
        start.time, valueType: parameters.valueType, zoneID: parameters.zoneID, line: line,
        reader, uidLine: uidLine)
      if told.count <= Self.mostToldDates { told.append(time) }
      result.append(kept(EventSchedule.AddedDate(time, ending: ending)))
    }
    if let oddity {
      report(
        .note, oddity, line: line, uid: uid(uidLine, reader),
        oddity == .undeclaredDate
          ? "\(reader.name(of: line)) has a date without VALUE=DATE"
          : "\(reader.name(of: line)) \"\(reader.excerpt(of: line))\" is not spelled as RFC 5545 wants",
        oddity == .undeclaredDate
          ? "read as a date" : "read as \(Self.text(of: told))")
    }
    return result
  }

  /// Dates for a message: the first of very many.
  private static func text(of dates: [CalendarTime]) -> String {
    dates.prefix(mostToldDates).map { "\($0)" }.joined(separator: ", ")
      + (dates.count > mostToldDates ? ", ..." : "")
  }

  private static let mostToldDates = 20

  /// A value that begins after a later colon than the line's first: one that belongs to a
  /// parameter without quotes (`TZID=(UTC+01:00) Here:20261207T090000`), or that stands where
  /// a semicolon belongs (`DTSTART:VALUE=DATE:20261207`). Nil, and nothing reported, where no
  /// colon has a time after it.
  private mutating func colonSplit(
    _ line: Int, _ reader: LineReader, uidLine: Int?
  ) -> (parameters: TimeParameters, value: [UInt8])? {
    let split = reader.withValue(of: line) { bytes -> (section: [UInt8], value: [UInt8])? in
      for colon in bytes.indices.prefix(Self.colonSearch) where bytes[colon] == .colon {
        let value = bytes[(colon + 1)...]
        let first = value.prefix { $0 != .comma && $0 != .semicolon && $0 != UInt8(ascii: "/") }
        guard TimeValue(UnsafeBufferPointer(rebasing: first)) != nil else { continue }
        var section = reader.withParameters(of: line) { Array($0) }
        section.append(section.isEmpty ? .semicolon : .colon)
        return (section + bytes[..<colon], Array(value))
      }
      return nil
    }
    guard let split else { return nil }
    report(
      .note, .unquotedColon, line: line, uid: uid(uidLine, reader),
      "a colon stands in the parameters of \(reader.name(of: line)), without quotes",
      "the value is taken from a later colon on")
    return (split.section.withUnsafeBufferPointer { TimeParameters($0) }, split.value)
  }

  /// Parameters are no longer than this.
  private static let colonSearch = 1_000

  /// An instant that RFC 5545 wants in UTC (DTSTAMP, CREATED). A time without a zone is
  /// taken as UTC. The problem is reported for `uid`, or for the UID on a line.
  mutating func instant(
    at line: Int, _ reader: LineReader, uidLine: Int? = nil, uid: String? = nil
  ) -> Instant? {
    guard let value = reader.withValue(of: line, { TimeValue($0) }) else {
      report(
        reader.hasEmptyValue(line) ? .note : .warning, .badTime, line: line,
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
      if let zone = zoneID.withUnsafeBufferPointer({ knownZone($0, line: line) }) {
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
