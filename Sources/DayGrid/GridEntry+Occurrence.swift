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
    let span = WallSpan(occurrence, zone: zone)
    let event = occurrence.event
    self.init(
      uid: event.uid, title: event.summary ?? "", days: span.days, start: span.start,
      end: span.end, calendar: calendar, color: event.color, status: Status(event.status),
      location: event.location, kind: Kind(occurrence.subject))
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
