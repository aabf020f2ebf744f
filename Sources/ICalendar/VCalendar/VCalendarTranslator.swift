import CalendarModel

/// Writes the calendars of version 1.0 of a document in the words of iCalendar 2.0; those of
/// version 2.0 stay as they are.
struct VCalendarTranslator {
  /// A document in other words.
  struct Translation {
    var bytes: [UInt8] = []
    /// The physical line in the document that each content line in `bytes` was made from.
    var numbers = LineNumbers()
    var diagnostics: [Diagnostic] = []
  }

  private let reader: LineReader
  private let file: String
  /// Whether the document was in another encoding than UTF-8.
  private let isDecoded: Bool
  private let honorsCalendarTimeZone: Bool
  private var output = Translation()
  /// The zones of the calendars so far, by the lines that describe them.
  private var zones: [[String]: TimeZoneTable] = [:]
  /// How many of them have an offset in standard time.
  private var zoneCounts: [Int: Int] = [:]
  private var stepsLeft = VCalendarExpansion.fileStepLimit

  /// The translation of a document; nil when no calendar in it has version 1.0. O(bytes), but
  /// only a look at the lines before VERSION where there is none to translate.
  static func translation(
    of document: CalendarDocument, options: ImportOptions
  ) -> Translation? {
    document.withReader { reader in
      let isNeeded = document.nodes.indices.contains {
        document.nodes[$0].kind == .calendar && reader.isVCalendar1($0)
      }
      guard isNeeded else { return nil }
      var translator = VCalendarTranslator(
        reader: reader, file: document.file, isDecoded: document.decodedFrom != nil,
        honorsCalendarTimeZone: options.honorsCalendarTimeZone)
      for node in document.nodes.indices where document.nodes[node].parent < 0 {
        if document.nodes[node].kind == .calendar, reader.isVCalendar1(node) {
          translator.translate(node)
        } else {
          translator.copy(node)
        }
      }
      return translator.output
    }
  }

  private init(
    reader: LineReader, file: String, isDecoded: Bool, honorsCalendarTimeZone: Bool
  ) {
    self.isDecoded = isDecoded
    self.reader = reader
    self.file = file
    self.honorsCalendarTimeZone = honorsCalendarTimeZone
  }

  // MARK: Writing

  private mutating func write(_ property: Property, line: Int) {
    write(CollectionOfOne((property: property, line: line)))
  }

  /// Properties, each with the line that it was made from.
  private mutating func write(_ properties: some Sequence<(property: Property, line: Int)>) {
    var writer = ContentLineWriter()
    for (property, line) in properties {
      writer.write(property)
      output.numbers.append(UInt32(reader.lines.number(of: line)))
    }
    output.bytes += writer.bytes
  }

  private mutating func write(_ component: Component, line: Int) {
    // No deeper than a VTIMEZONE.
    write(Property("BEGIN", value: component.name), line: line)
    write(component.properties.lazy.map { (property: $0, line: line) })
    for inner in component.components { write(inner, line: line) }
    write(Property("END", value: component.name), line: line)
  }

  private mutating func copyLine(_ line: Int) {
    let reader = reader
    reader.withLine(line) { output.bytes += $0 }
    output.bytes.append(.carriageReturn)
    output.bytes.append(.lineFeed)
    output.numbers.append(UInt32(reader.lines.number(of: line)))
  }

  /// A component and all inside it as they are, each line in one piece.
  private mutating func copy(_ node: Int) {
    let reader = reader
    // The open components: depth is bounded by the tree's.
    copyLine(Int(reader.nodes[node].firstLine))
    reader.forEachPart(of: node) { part in
      switch part {
      case .line(let line): copyLine(line)
      case .component(let child): copy(child)
      }
    }
    end(node)
  }

  private mutating func end(_ node: Int) {
    let this = reader.nodes[node]
    let line = this.isClosed ? Int(this.endLine) - 1 : Int(this.firstLine)
    write(
      Property("END", value: reader.value(of: Int(this.firstLine)).trimmingSpaces), line: line)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, line: Int, uid: String? = nil,
    _ problem: String, _ action: String
  ) {
    output.diagnostics.append(
      Diagnostic(
        severity, code, file: file, line: reader.lines.number(of: line), uid: uid,
        problem: problem, action: action))
  }

  // MARK: Translating

  private mutating func translate(_ node: Int) {
    let reader = reader
    let first = Int(reader.nodes[node].firstLine)
    var lines: [VCalendarLine] = []
    reader.forEachOwnLine(of: node) { line in
      lines.append(VCalendarLine(line, reader, isDecoded: isDecoded))
    }
    report(
      .note, .vCalendar1,
      line: lines.first { $0.name == "VERSION" }?.index ?? first,
      "the calendar is a vCalendar 1.0", "read as iCalendar 2.0, kept as it is")
    copyLine(first)
    for line in lines { write(head(line), line: line.index) }
    let clock = clock(lines)
    lines = []
    reader.forEachPart(of: node) { part in
      guard case .component(let child) = part else { return }
      switch reader.nodes[child].kind {
      case .event, .todo, .journal: translate(child, clock: clock)
      default: copy(child)
      }
    }
    end(node)
  }

  /// The calendar's zone, written where it has one.
  private mutating func clock(_ lines: [VCalendarLine]) -> VCalendarClock {
    let zone = VCalendarZone(lines)
    for line in zone.unread {
      report(
        .warning, .badValue, line: line.index,
        "\(line.spelling) \"\(LineReader.excerpt(line.value))\" can't be read", "kept, not read")
    }
    guard honorsCalendarTimeZone, let standard = zone.standard,
      let line = lines.first(where: { $0.name == "TZ" })?.index
    else { return VCalendarClock(zone: nil) }
    let key = lines.filter { $0.name == "TZ" || $0.name == "DAYLIGHT" }.map(\.value)
    let table: TimeZoneTable
    if let known = zones[key] {
      table = known
    } else {
      // A calendar of the same file may have the same offset and another summer.
      zoneCounts[standard, default: 0] += 1
      table = zone.table(standard: standard, number: zoneCounts[standard, default: 1])
      zones[key] = table
      let first = table.transitions.first?.instant ?? Instant(secondsSince1970: 0)
      write(
        ZoneComponentWriter(zoneID: table.name, table: table)
          .component(from: first.adding(seconds: -1)),
        line: line)
    }
    report(
      .note, .calendarTimeZone, line: line, "the calendar's TZ is \"\(table.name)\"",
      "its times without Z are read in that zone")
    return VCalendarClock(zone: table)
  }

  /// A property of the calendar itself.
  private func head(_ line: VCalendarLine) -> Property {
    switch line.name {
    case "VERSION": Property(line.spelling, value: "2.0")
    case "PRODID": Property(line.spelling, value: TextEscaping.escape(line.text))
    case "TZ", "DAYLIGHT", "GEO": VCalendarComponent.kept(line)
    default:
      Property(
        line.spelling, parameters: line.parameters,
        value: VCalendarComponent.opaqueValue(of: line))
    }
  }

  private mutating func translate(_ node: Int, clock: VCalendarClock) {
    let first = Int(reader.nodes[node].firstLine)
    var component = VCalendarComponent(
      isTodo: reader.nodes[node].kind == .todo, clock: clock, steps: stepsLeft)
    var inner: [Int] = []
    var lines: [VCalendarLine] = []
    reader.forEachPart(of: node) { part in
      switch part {
      case .line(let line): lines.append(VCalendarLine(line, reader, isDecoded: isDecoded))
      case .component(let child): inner.append(child)
      }
    }
    component.translate(lines)
    stepsLeft = component.steps
    copyLine(first)
    write(component.properties)
    for (alarm, line) in component.alarms { write(alarm, line: line) }
    for child in inner { copy(child) }
    end(node)
    let uid = lines.first { $0.name == "UID" }?.text.trimmingSpaces
    for problem in component.problems {
      report(
        problem.severity, problem.code, line: problem.line,
        uid: uid?.isEmpty == false ? uid : nil, problem.text, problem.action)
    }
  }
}
