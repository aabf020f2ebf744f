public import CalendarModel

extension GridEntry {
  /// An occurrence as it looks in a display zone.
  ///
  /// A date stays the date that it is, a floating time the wall time that it is; an instant
  /// is read on the zone's clock.
  ///
  /// - Parameters:
  ///   - zone: the display zone.
  ///   - calendar: the index of the occurrence's calendar in the legend, from 0.
  /// - Complexity: O(log *transitions* of the zone).
  public init(_ occurrence: Occurrence, zone: TimeZoneTable, calendar: Int) {
    self.init(
      Content(occurrence.event, subject: occurrence.subject, calendar: calendar),
      start: occurrence.start, end: occurrence.end, interval: occurrence.interval, zone: zone)
  }

  /// An occurrence of an event of which others are shown, too.
  ///
  /// - Parameters:
  ///   - start: as `Occurrence.start`, and so on.
  ///   - zone: the display zone.
  package init(
    _ content: Content, start: CalendarTime, end: CalendarTime, interval: Range<Instant>,
    zone: TimeZoneTable
  ) {
    let span = WallSpan(start: start, end: end, interval: interval, zone: zone)
    self.init(content, days: span.days, start: span.start, end: span.end)
    if case .zoned(let own, let name) = start, let shown = span.start, shown != own {
      origin = Origin(start: own, zone: name)
    }
  }

  /// Occurrences as they look in a display zone, in their order.
  ///
  /// - Parameters:
  ///   - zone: the display zone.
  ///   - calendars: the legend. An occurrence of a calendar that is not there counts as one of
  ///     the first.
  /// - Complexity: O(*occurrences* · *calendars*).
  public static func entries(
    _ occurrences: some Sequence<Occurrence>, zone: TimeZoneTable, calendars: [CalendarIdentity]
  ) -> [GridEntry] {
    occurrences.map { occurrence in
      GridEntry(
        occurrence, zone: zone, calendar: calendars.firstIndex(of: occurrence.calendar) ?? 0)
    }
  }
}

extension GridEntry.Content {
  /// What is shown of an event.
  ///
  /// - Parameter calendar: the index of its calendar in the legend, from 0.
  package convenience init(_ event: Event, subject: Occurrence.Subject, calendar: Int) {
    self.init(
      Values(
        uid: event.uid, title: event.summary ?? "", calendar: calendar, color: event.color,
        status: GridEntry.Status(event.status), location: event.location,
        kind: GridEntry.Kind(subject),
        links: (event.url.map { [$0] } ?? []) + event.conferences.map(\.uri)))
  }
}

extension GridEntry.Kind {
  /// What an occurrence of this subject is shown as.
  init(_ subject: Occurrence.Subject) {
    switch subject {
    case .event: self = .event
    case .todo(let todo): self = todo.isCompleted ? .completedTodo : .openTodo
    case .journal: self = .journal
    }
  }
}

extension GridEntry.Status {
  /// The meaning of a STATUS value in upper case.
  init(_ text: String?) {
    switch text {
    case "CANCELLED": self = .cancelled
    case "TENTATIVE": self = .tentative
    default: self = .confirmed
    }
  }
}
