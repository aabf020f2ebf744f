public import CalendarModel
public import Recurrence

extension CalendarFile {
  /// The to-dos that stand in a half-open window, those that recur as often as they do.
  ///
  /// A to-do stands where it is due: people look for what has to be done by when, and one that
  /// may be begun months before would fill all of them. So `start` of the occurrence is DUE, or
  /// DTSTART and DURATION together, and its `end` is the same; where there is neither, `start`
  /// is DTSTART. A DATE lasts its day. To-dos without any time stand nowhere; see `todos()`.
  /// Completed and cancelled ones are there, with their status.
  ///
  /// By start, then UID. O(bytes), and for those that recur what the window holds of them.
  public func todoOccurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    let view = view(of: .todo)
    // A series is followed by its starts and ends; a DATE on which it is due lies past its end.
    let query = OccurrenceQuery(
      file: view,
      window: window.lowerBound.adding(seconds: -2 * 86_400)..<window.upperBound,
      zones: view.zoneMap(floating: zone), limits: limits)
    let (hits, diagnostics) = query.hits()
    let due = hits.map(query.due).filter { $0.interval.touches(window) }
    return query.list(due, diagnostics + view.diagnostics) { records in
      view.shared(records, TodoReader.todo, known: view.diagnostics) {
        SharedEvent(Event($0, schedule: $1), subject: .todo($0))
      }
    }
  }

  /// The journal entries that belong to a time in a half-open window: DTSTART, a DATE the whole
  /// day. Those without one stand nowhere; see `journals()`.
  ///
  /// By start, then UID. O(bytes), and for those that recur what the window holds of them.
  public func journalOccurrences(
    in window: Range<Instant>, zone: TimeZoneTable, limits: ExpansionLimits = .standard
  ) -> OccurrenceList {
    let view = view(of: .journal)
    let query = OccurrenceQuery(
      file: view, window: window, zones: view.zoneMap(floating: zone), limits: limits)
    let (hits, diagnostics) = query.hits()
    return query.list(hits, diagnostics + view.diagnostics) { records in
      view.shared(records, TodoReader.journal, known: view.diagnostics) {
        SharedEvent(Event($0, schedule: $1), subject: .journal($0))
      }
    }
  }

  /// Reads some records of a view, and puts them in boxes. What is `known` of their schedules
  /// is not told again.
  private func shared<Item>(
    _ records: [Int],
    _ read: (
      _ node: Int, _ uid: String, _ isUIDSynthesized: Bool, _ reader: LineReader,
      _ context: inout ImportContext
    ) -> Item, known: [Diagnostic], _ box: (Item, EventSchedule) -> SharedEvent
  ) -> (events: [SharedEvent], diagnostics: [Diagnostic]) {
    var context = ImportContext(content, options: options)
    var entered: Int32 = -1
    let events = content.withReader { reader in
      records.map { number in
        let record = index.records[number]
        if record.calendar != entered {
          entered = record.calendar
          context.enter(
            calendars[Int(entered)], line: Int(content.nodes[Int(record.node)].firstLine),
            reportingHead: false)
        }
        let item = read(
          Int(record.node), index.uid(of: number, reader), record.uidLine < 0, reader, &context)
        return box(item, record.schedule)
      }
    }
    let known = Set(known)
    return (events, context.diagnostics.filter { !known.contains($0) })
  }
}

extension OccurrenceQuery {
  /// A hit of a to-do, moved from its start to when it is due.
  fileprivate func due(_ hit: Hit) -> Hit {
    let schedule = file.index.records[hit.record].schedule
    var due: CalendarTime
    switch (hit.start, schedule.start, schedule.ending) {
    case (_, _, .none): return hit
    case (.date(let start), .date(let first), .time(.date(let last))):
      // DUE is the last day, and not the day after it as DTEND.
      due = .date(start.advanced(by: max(0, first.distance(to: last))))
    default: due = hit.end
    }
    if schedule.recurrence == nil, schedule.replacement == nil,
      case .time(let end) = schedule.ending
    {
      due = end
    }
    let start = zones.instant(of: due)
    var moved = hit
    moved.start = due
    moved.end = due
    moved.interval = start..<start
    if case .date(let day) = due {
      moved.end = .date(day.advanced(by: 1))
      moved.interval = start..<max(start, zones.instant(of: moved.end))
    }
    return moved
  }
}
