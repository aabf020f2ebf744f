import CalendarModel

/// What reading one document needs beside its lines: zones, rules already parsed, and the
/// problems found.
struct ImportContext {
  let document: CalendarDocument
  var zones: ZoneResolver
  private(set) var diagnostics: [Diagnostic] = []
  private var tally = ProblemTally<Diagnostic.Code>()
  /// The most problems of one code that are told one by one.
  static let mostOfOneCode = 1_000
  /// The zone of floating times in the calendar that is being read, from X-WR-TIMEZONE.
  private(set) var floatingZone: String?
  private var hasNotedFloatingTime = false

  private let honorsCalendarTimeZone: Bool
  /// Rules by their text: many events of a calendar have the same.
  private var rules: [String: RuleParser.Result?] = [:]
  private static let mostRules = 2_000
  private var zoneNames = InternedNames()
  /// TZIDs that mean no zone, with the UIDs that use them.
  private(set) var unknownZones: [String: UnknownZone] = [:]

  struct UnknownZone {
    var line: Int
    var uids: [String] = []
    var count = 0
  }

  init(_ document: CalendarDocument, options: ImportOptions) {
    self.document = document
    honorsCalendarTimeZone = options.honorsCalendarTimeZone
    zones = ZoneResolver(document, database: options.zones)
  }

  /// For components whose times have no zone: those of a VTIMEZONE.
  init(withoutZones document: CalendarDocument) {
    self.document = document
    honorsCalendarTimeZone = false
    zones = ZoneResolver()
  }

  /// Goes on to the components of another calendar of the file; what is wrong with its head is
  /// reported unless that has been done.
  mutating func enter(_ calendar: CalendarHead, line: Int, reportingHead: Bool = true) {
    if reportingHead { reportHead(calendar, line: line) }
    floatingZone = nil
    hasNotedFloatingTime = false
    guard honorsCalendarTimeZone, let name = calendar.timeZone, !name.isEmpty,
      zones.resolution(of: name, in: document).table != nil
    else { return }
    floatingZone = name
  }

  private mutating func reportHead(_ calendar: CalendarHead, line: Int) {
    if !calendar.hasVersion {
      report(.note, .missingVersion, line: line, "the calendar has no VERSION", "read as 2.0")
    }
    if calendar.productID == nil {
      report(
        .note, .missingProductID, line: line, "the calendar has no PRODID", "read all the same")
    }
  }

  /// Reports a problem; its texts are made only where it is told.
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, line: Int, uid: String? = nil,
    _ problem: @autoclosure () -> String, _ action: @autoclosure () -> String
  ) {
    let telling = tally.count(code)
    if telling == .nothing { return }
    let diagnostic = Diagnostic(
      severity, code, file: document.file, line: document.lines.number(of: line), uid: uid,
      problem: problem(), action: action())
    diagnostics.append(telling == .asLast ? diagnostic.asLast : diagnostic)
  }

  /// The rule of this text; nil when it has no FREQ that can be read.
  mutating func rule(_ text: String) -> RuleParser.Result? {
    if let known = rules[text] { return known }
    let result = RuleParser.parse(text)
    // A file in which no rule comes twice shall not be held in memory twice.
    if rules.count < Self.mostRules { rules[text] = result }
    return result
  }

  /// The zone that a TZID names; nil where it means no zone. An offset for a name is
  /// reported at the line, once.
  mutating func knownZone(_ zoneID: UnsafeBufferPointer<UInt8>, line: Int) -> String? {
    if let known = zoneNames.name(of: zoneID) { return known }
    let name = String(decoding: zoneID, as: UTF8.self)
    let isNew = !zones.isResolved(name)
    let resolution = zones.resolution(of: name, in: document)
    guard let table = resolution.table else { return nil }
    zoneNames.remember(name)
    if isNew, resolution.origin == .offset {
      report(
        .note, .offsetAsZone, line: line,
        "the file does not define the time zone \"\(LineReader.excerpt(name))\"",
        "read as \(table.name), all the year round")
    }
    return name
  }

  /// What the TZIDs met so far were taken to mean, by their names.
  func timeZones(_ options: ImportOptions) -> [ZoneResolution] {
    options.zones.shared(zones.resolutions.sorted { $0.zoneID < $1.zoneID })
  }

  /// Whether `end` lies before `start`; their zones are known.
  mutating func precedes(_ end: CalendarTime, _ start: CalendarTime) -> Bool {
    let difference = end.wallTime.secondsSince1970 - start.wallTime.secondsSince1970
    // No two clocks are further apart.
    guard start.zone != end.zone || isUTC(start) != isUTC(end), abs(difference) < 2 * 86_400
    else { return difference < 0 }
    guard let first = instant(of: start), let last = instant(of: end) else { return false }
    return last < first
  }

  private func isUTC(_ time: CalendarTime) -> Bool {
    if case .utc = time { true } else { false }
  }

  /// The instant of a time that is not the reader's matter.
  private mutating func instant(of time: CalendarTime) -> Instant? {
    switch time {
    case .utc(let instant): instant
    case .zoned(let wallTime, let zone):
      zones.resolution(of: zone, in: document).table?.instant(of: wallTime)
    case .date, .floating: nil
    }
  }

  /// Says, once in a calendar, that its times without a zone were read in that of
  /// X-WR-TIMEZONE.
  mutating func noteFloatingTime(line: Int, zone: String) {
    guard !hasNotedFloatingTime else { return }
    hasNotedFloatingTime = true
    report(
      .note, .calendarTimeZone, line: line,
      "a time without a zone, in a calendar whose X-WR-TIMEZONE is \"\(LineReader.excerpt(zone))\"",
      "it and all others are read in that zone")
  }

  /// Remembers an event whose TZID means no zone, for `reportUnknownZones`.
  mutating func noteUnknownZone(_ zoneID: [UInt8], line: Int, uid: String?) {
    let name = String(decoding: zoneID, as: UTF8.self)
    let known = unknownZones[name]
    // No more of them are told.
    guard known != nil || unknownZones.count <= Self.mostOfOneCode
    else { return }
    var unknown = known ?? UnknownZone(line: line)
    unknown.count += 1
    // Enough to find the events by; a feed may have thousands.
    if unknown.uids.count < 5, let uid, !unknown.uids.contains(uid) { unknown.uids.append(uid) }
    unknownZones[name] = unknown
  }

  /// Reports each TZID that means no zone, with events that use it.
  mutating func reportUnknownZones() {
    for (name, unknown) in unknownZones.sorted(by: { $0.value.line < $1.value.line }) {
      let zone = LineReader.excerpt(name)
      let uids = unknown.uids.map { "UID \(LineReader.excerpt($0))" }.joined(separator: ", ")
      let definition = zones.definition(of: name)
      if let definition {
        report(
          .warning, .badTimeZone, line: Int(document.nodes[definition].firstLine),
          "the time zone \"\(zone)\" has no STANDARD or DAYLIGHT that can be read", "not used")
      }
      report(
        .warning, .unknownTimeZone, line: unknown.line,
        "no time zone \"\(zone)\" is known, and the file defines none"
          + (definition == nil ? "" : " that can be read")
          + (uids.isEmpty ? "" : " (\(uids)\(unknown.count > unknown.uids.count ? ", ..." : ""))"),
        "\(unknown.count == 1 ? "its time is" : "its \(unknown.count) times are") read without a zone"
      )
    }
  }
}

/// The names of zones by their bytes, so that events share a name's storage and a name is
/// seldom looked up twice.
private struct InternedNames {
  /// More zones than a file uses; the rest are made anew.
  private static let limit = 16
  private var entries: [(bytes: [UInt8], name: String)] = []

  func name(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    for entry in entries where entry.bytes.count == bytes.count {
      if entry.bytes.elementsEqual(bytes) { return entry.name }
    }
    return nil
  }

  mutating func remember(_ name: String) {
    if entries.count < Self.limit { entries.append((Array(name.utf8), name)) }
  }
}
