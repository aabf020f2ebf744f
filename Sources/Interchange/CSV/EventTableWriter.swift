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
    add(texts: event.categories.lazy.map(Self.part))
    add(text: event.organizer.map(Self.person) ?? "")
    add(texts: event.attendees.lazy.map { Self.part(Self.person($0)) })
    add(text: event.url ?? "")
    // Degrees may be negative: a number is no formula.
    add(event.position.map { "\($0.latitude)" } ?? "")
    add(event.position.map { "\($0.longitude)" } ?? "")
    add((recurrence?.rules ?? []).lazy.map(\.description), separator: Self.newline)
    add((recurrence?.addedDates ?? []).lazy.map { Self.text($0.start) })
    add((recurrence?.exceptionDates ?? []).lazy.map(Self.text))
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

  /// A value that stands in a list: before its semicolons are backslashes.
  private static func part(_ value: String) -> String {
    value.split(separator: ";", omittingEmptySubsequences: false).joined(separator: "\\;")
  }

  /// Adds a cell that somebody else wrote.
  private mutating func add(text: String) {
    add(texts: CollectionOfOne(text))
  }

  /// Adds a cell of texts that somebody else wrote.
  private mutating func add(texts: some Collection<String>) {
    // The text of a cell begins as its first one does.
    let isGuarded = texts.first?.utf8.first.map(Self.formulaBeginnings.contains) ?? false
    if isGuarded {
      let beginning = texts.prefix(40).joined(separator: ";").prefix(40)
      tally.count(
        .guardedCell, example: String(beginning), action: "an apostrophe written before it")
    }
    add(texts, behindApostrophe: isGuarded)
  }

  private static let formulaBeginnings = Set("=+-@\t\r".utf8)

  private mutating func add(_ text: String) {
    add(CollectionOfOne(text))
  }

  /// Adds a cell of texts, one at a time: there may be millions, which are made for it.
  private mutating func add(
    _ texts: some Collection<String>, separator: UInt8 = UInt8(ascii: ";"),
    behindApostrophe isGuarded: Bool = false
  ) {
    taker.passOnIfLong(&bytes)
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    let isQuoted =
      texts.count > 1 && Self.isSpecial(separator)
      || texts.contains { $0.utf8.contains(where: Self.isSpecial) }
    if isQuoted { bytes.append(Self.quote) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    var isInside = false
    for text in texts {
      if isInside { bytes.append(separator) }
      isInside = true
      if isQuoted {
        for byte in text.utf8 {
          if byte == Self.quote { bytes.append(byte) }
          bytes.append(byte)
        }
      } else {
        bytes += text.utf8
      }
      taker.passOnIfLong(&bytes)
    }
    if isQuoted { bytes.append(Self.quote) }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  /// Whether a cell with this octet stands in quotes (RFC 4180, 2).
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == quote || byte == UInt8(ascii: ",") || byte == newline || byte == UInt8(ascii: "\r")
  }

  private mutating func endRow() {
    bytes += [0x0D, 0x0A]
    isFirst = true
  }
}
