import CalendarModel
import ICalendar

/// Writes the rows of an `EventTable`.
struct EventTableWriter {
  private(set) var tally = LossTally()
  private var bytes: [UInt8] = []
  private let taker: TextTaker
  private var isFirst = true

  init(_ taker: TextTaker) {
    self.taker = taker
  }

  mutating func write(_ file: CalendarFile) {
    for column in EventTable.columns { add(column) }
    endRow()
    let clock = EventClock(file)
    file.forEachEventByCalendar { event, calendar in
      tally.line = event.line
      write(event, calendar: file.calendars[calendar].identity.name, clock)
      countRest(of: event)
    }
    tally.countComponents(of: file, except: ["VEVENT", "VTIMEZONE"])
    for head in file.calendars {
      for property in head.properties where !Self.known.contains(property.name.uppercased()) {
        tally.count(.notExpressed, property.name.uppercased(), action: "left out")
      }
    }
    taker.passOn(&bytes)
  }

  /// The properties of a calendar that say nothing to whoever reads its events, or are the
  /// first column.
  private static let known: Set<String> = [
    "PRODID", "VERSION", "CALSCALE", "NAME", "X-WR-CALNAME", "X-WR-TIMEZONE",
  ]

  private mutating func write(_ event: Event, calendar: String, _ clock: EventClock) {
    let schedule = event.schedule
    let recurrence = schedule.recurrence
    add(text: calendar)
    add(text: event.isUIDSynthesized ? "" : event.uid)
    add(schedule.replacement.map { Self.text($0.original) } ?? "")
    add(Self.text(schedule.start))
    add(Self.text(clock.end(of: schedule)))
    add("\(schedule.start.isDate)")
    add(text: clock.zoneName(of: schedule.start) ?? schedule.start.zone ?? "")
    add(text: event.summary ?? "")
    add(text: event.location ?? "")
    add(text: event.description ?? "")
    add(text: event.status ?? "")
    add(text: event.classification ?? "")
    add("\(event.isTransparent)")
    add(event.priority == 0 ? "" : "\(event.priority)")
    add(text: Self.list(event.categories))
    add(text: event.organizer.map(Self.person) ?? "")
    add(text: Self.list(event.attendees.map(Self.person)))
    add(text: event.url ?? "")
    // Degrees may be negative: a number is no formula.
    add(event.position.map { "\($0.latitude)" } ?? "")
    add(event.position.map { "\($0.longitude)" } ?? "")
    add((recurrence?.rules ?? []).map(\.description).joined(separator: "\n"))
    add((recurrence?.addedDates ?? []).map { Self.text($0.start) }.joined(separator: ";"))
    add((recurrence?.exceptionDates ?? []).map(Self.text).joined(separator: ";"))
    add(event.created?.description ?? "")
    add(event.lastModified?.description ?? "")
    add("\(schedule.sequence)")
    endRow()
  }

  private mutating func countRest(of event: Event) {
    func count(_ name: String, _ isThere: Bool) {
      if isThere { tally.count(.notExpressed, name, action: "left out") }
    }
    count("VALARM", !event.alarms.isEmpty)
    count("ATTACH", !event.attachments.isEmpty)
    count("COMMENT", !event.comments.isEmpty)
    count("CONTACT", !event.contacts.isEmpty)
    count("RELATED-TO", !event.relations.isEmpty)
    count("RESOURCES", !event.resources.isEmpty)
    count("REQUEST-STATUS", !event.requestStatuses.isEmpty)
    count("COLOR", event.color != nil)
    count("EXRULE", event.schedule.recurrence?.exceptionRules.isEmpty == false)
    count("RANGE", event.schedule.replacement?.andFuture == true)
    count(
      "the end of an RDATE",
      event.schedule.recurrence?.addedDates.contains { $0.ending != nil } == true)
    func saysMore(_ attendee: Attendee) -> Bool {
      attendee.participationStatus != nil || attendee.role != nil || attendee.userType != nil
        || !attendee.otherParameters.isEmpty
    }
    count(
      "what else is said of attendees",
      event.organizer.map(saysMore) == true || event.attendees.contains(where: saysMore))
    count("IMAGE", !event.images.isEmpty)
    count("CONFERENCE", !event.conferences.isEmpty)
    count("STYLED-DESCRIPTION", !event.styledDescriptions.isEmpty)
    count("STRUCTURED-DATA", !event.structuredData.isEmpty)
    count("PARTICIPANT", !event.participants.isEmpty)
    count("VLOCATION", !event.locations.isEmpty)
    count("LINK", !event.links.isEmpty)
    count("CONCEPT", !event.concepts.isEmpty)
    count("REFID", !event.referenceIDs.isEmpty)
    for component in event.components { count(component.name.uppercased(), true) }
    event.otherProperties.forEachName {
      tally.count(.notExpressed, $0.uppercased(), times: $1, action: "left out")
    }
  }

  private static func text(_ time: CalendarTime) -> String {
    if case .zoned(let wall, _) = time { wall.description } else { time.description }
  }

  private static func person(_ attendee: Attendee) -> String {
    let address =
      attendee.address.lowercased().hasPrefix("mailto:")
      ? String(attendee.address.dropFirst(7)) : attendee.address
    return attendee.commonName.map { "\($0) <\(address)>" } ?? address
  }

  /// Values with semicolons between them; one in a value has a backslash before it.
  private static func list(_ values: [String]) -> String {
    values.map {
      $0.split(separator: ";", omittingEmptySubsequences: false).joined(separator: "\\;")
    }.joined(separator: ";")
  }

  /// Adds a cell that somebody else wrote.
  private mutating func add(text: String) {
    guard let first = text.utf8.first, Self.formulaBeginnings.contains(first) else {
      add(text)
      return
    }
    tally.count(
      .guardedCell, example: String(text.prefix(40)), action: "an apostrophe written before it")
    add("'" + text)
  }

  private static let formulaBeginnings = Set("=+-@\t\r".utf8)

  private mutating func add(_ text: String) {
    taker.passOnIfLong(&bytes)
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
    guard text.utf8.contains(where: special.contains) else {
      bytes += text.utf8
      return
    }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  private mutating func endRow() {
    bytes += [0x0D, 0x0A]
    isFirst = true
  }
}
