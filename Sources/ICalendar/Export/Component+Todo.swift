public import CalendarModel

extension Component {
  /// The VTODO that a to-do stands for (RFC 5545, 3.6.2); see `init(event:stamp:)` for the rules.
  ///
  /// DURATION is left out where there is DUE, or no DTSTART: RFC 5545 forbids the two together,
  /// and a duration that begins nowhere. O(*octets*).
  ///
  /// - Parameters:
  ///   - todo: its times lie in the years 0 to 9999.
  ///   - stamp: the DTSTAMP of a to-do that has none. When nil as well, it is the to-do's
  ///     LAST-MODIFIED, its CREATED, 00:00 UTC of the day that it starts or is due on, or
  ///     that of 1970-01-01.
  public init(todo: Todo, stamp: Instant? = nil) {
    var list = PropertyList()
    list.addIdentity(
      of: todo, stamp: todo.stamp ?? stamp, day: (todo.start ?? todo.due)?.wallTime.day)
    if let start = todo.start { list.add("DTSTART", time: start) }
    if let due = todo.due {
      list.add("DUE", time: due)
    } else if todo.start != nil {
      list.add("DURATION", value: todo.duration.map { "\($0)" })
    }
    list.add(todo.recurrence, replacement: todo.replacement, sequence: todo.sequence)
    list.add("COMPLETED", instant: todo.completed)
    list.add("PERCENT-COMPLETE", value: todo.percentComplete.map { "\($0)" })
    list.add(plan: todo)
    self.init(
      "VTODO", properties: list.properties, components: Self.components(ofPlan: todo))
  }

  /// The VJOURNAL that a journal entry stands for (RFC 5545, 3.6.3); see `init(event:stamp:)`
  /// for the rules. O(*octets*).
  ///
  /// - Parameters:
  ///   - journal: its times lie in the years 0 to 9999.
  ///   - stamp: the DTSTAMP of an entry that has none; when nil as well, as for a to-do.
  public init(journal: Journal, stamp: Instant? = nil) {
    var list = PropertyList()
    list.addIdentity(
      of: journal, stamp: journal.stamp ?? stamp, day: journal.start?.wallTime.day)
    if let start = journal.start { list.add("DTSTART", time: start) }
    list.add(journal.recurrence, replacement: journal.replacement, sequence: journal.sequence)
    list.add("SUMMARY", text: journal.summary)
    for description in journal.descriptions { list.add("DESCRIPTION", text: description) }
    list.addState(of: journal)
    list.add("CATEGORIES", texts: journal.categories)
    list.addRest(of: journal)
    self.init(
      "VJOURNAL", properties: list.properties, components: Self.components(of: journal))
  }

  /// The VFREEBUSY that busy time stands for (RFC 5545, 3.6.4): each period a FREEBUSY of its
  /// own. O(*octets*).
  ///
  /// - Parameters:
  ///   - freeBusy: its times lie in the years 0 to 9999.
  ///   - stamp: the DTSTAMP of busy time that has none; when nil as well, 00:00 UTC of the day
  ///     that it starts on, or that of 1970-01-01.
  public init(freeBusy: FreeBusy, stamp: Instant? = nil) {
    var list = PropertyList()
    list.add("UID", text: freeBusy.uid)
    let day = freeBusy.start?.wallTime.day ?? Day(daysSince1970: 0)
    list.add("DTSTAMP", instant: freeBusy.stamp ?? stamp ?? Instant(utc: WallTime(day)))
    if let start = freeBusy.start { list.add("DTSTART", time: start) }
    if let end = freeBusy.end { list.add("DTEND", time: end) }
    if let organizer = freeBusy.organizer { list.add("ORGANIZER", organizer) }
    for attendee in freeBusy.attendees { list.add("ATTENDEE", attendee) }
    for contact in freeBusy.contacts { list.add("CONTACT", text: contact) }
    list.add("URL", value: freeBusy.url)
    for period in freeBusy.periods { list.add(period) }
    for comment in freeBusy.comments { list.add("COMMENT", text: comment) }
    for status in freeBusy.requestStatuses { list.add(status) }
    list.add(others: freeBusy.otherProperties)
    self.init(
      "VFREEBUSY", properties: list.properties, components: freeBusy.components)
  }
}

extension PropertyList {
  /// Adds FREEBUSY.
  fileprivate mutating func add(_ period: FreeBusy.Period) {
    var parameters: [Property.Parameter] = []
    if period.kind != "BUSY" { parameters.append(Property.Parameter("FBTYPE", [period.kind])) }
    if let zone = period.start.zone {
      parameters.append(Property.Parameter("TZID", [zone]))
    }
    let end: String
    switch period.ending {
    case .none: end = "PT0S"
    case .time(let time): end = Self.dateTimeText(time)
    case .duration(let duration): end = "\(duration)"
    }
    add(
      "FREEBUSY", parameters + period.otherParameters,
      value: "\(Self.dateTimeText(period.start))/\(end)")
  }
}
