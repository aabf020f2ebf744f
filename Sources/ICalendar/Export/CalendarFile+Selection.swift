public import CalendarModel
import Recurrence

extension CalendarFile {
  /// Selects whole series, masters and overrides, of which an occurrence is wanted.
  ///
  /// The window may be as long as time: series without an end are followed only until their
  /// first occurrence in it. For a weekday they are followed for 5,000 occurrences at most.
  ///
  /// - Parameter zone: where dates and floating times are placed, and the zone of the
  ///   weekdays.
  public func selection(_ selection: EventSelection, zone: TimeZoneTable) -> SelectedEvents {
    let records =
      selection.window == nil && selection.weekdays.isEmpty
      ? Array(index.records.indices)
      : OccurrenceQuery(
        file: self, window: selection.window ?? EventSelection.allTime,
        zones: zoneMap(floating: zone), limits: .standard
      ).touchedRecords(by: selection)
    let wanted = zip(records, accepted(records, by: selection)).filter(\.1).map(\.0)
    return selected(
      uids: content.withReader { reader in Set(wanted.map { index.uid(of: $0, reader) }) })
  }

  /// For each record, whether it is wanted for what it is. The events are read, one at a time,
  /// where the selection asks for more than UIDs and calendars.
  func accepted(_ records: [Int], by selection: EventSelection) -> [Bool] {
    let asksForContent = selection.text != nil || !selection.categories.isEmpty
    var context = ImportContext(content, options: options)
    return content.withReader { reader in
      records.map { number in
        let record = index.records[number]
        let uid = index.uid(of: number, reader)
        let event =
          asksForContent
          ? EventReader.event(
            of: Int(record.node), schedule: record.schedule, uid: uid,
            isUIDSynthesized: record.uidLine < 0, reader, &context)
          : Event(uid: uid, schedule: record.schedule)
        return selection.accepts(event, in: calendars[Int(record.calendar)].identity)
      }
    }
  }

  /// Selects whole series, masters and overrides, of which an occurrence touches the window
  /// and is wanted.
  ///
  /// The window may be as long as time: series without an end are followed only until their
  /// first occurrence in it.
  ///
  /// - Parameters:
  ///   - window: half-open; nil for all time, then each component is asked about once.
  ///   - zone: where dates and floating times are placed.
  ///   - isWanted: whether an event, as an override may have changed it, is wanted.
  public func selection(
    in window: Range<Instant>?, zone: TimeZoneTable, where isWanted: (Event) -> Bool
  ) -> SelectedEvents {
    let events: [Event] =
      if let window {
        self.events(
          OccurrenceQuery(
            file: self, window: window, zones: zoneMap(floating: zone), limits: .standard
          ).touchedRecords()
        ).events
      } else {
        self.events().events
      }
    return selected(uids: Set(events.lazy.filter(isWanted).map(\.uid)))
  }

  private func selected(uids: Set<String>) -> SelectedEvents {
    content.withReader { reader in
      let records = index.records.indices.filter { uids.contains(index.uid(of: $0, reader)) }
      return SelectedEvents(records: records, eventCount: uids.count)
    }
  }

  /// The selected components as a calendar file of their own: each as it came, in the
  /// calendar that it came from, with the VTIMEZONEs that it needs.
  ///
  /// What RFC 5545 requires and the file lacks is added: VERSION and PRODID of the calendar,
  /// UID and DTSTAMP of an event, definitions of time zones, missing ENDs. Lines that are no
  /// content lines are left out. O(bytes selected).
  public func serialized(_ selection: SelectedEvents) -> [UInt8] {
    serialized(selection, SelectionWriter(file: self))
  }

  private func serialized(_ selection: SelectedEvents, _ writer: SelectionWriter) -> [UInt8] {
    let byCalendar = Dictionary(grouping: selection.records) { index.records[$0].calendar }
    var output: [UInt8] = []
    // Growing would take twice the room for a time.
    output.reserveCapacity(selection.records.reduce(1_024) { $0 + writer.room($1) })
    for (calendar, records) in byCalendar.sorted(by: { $0.key < $1.key }) {
      writer.append(Int(calendar), records: records, to: &output)
    }
    return output
  }

  /// The selected components as a file: what is read of `serialized(_:)`, its components with
  /// the lines on which they begin in this one. Zones that this one does not define are left to
  /// their names; a `CalendarStore` defines them for all times that are in it. O(bytes selected).
  ///
  /// - Throws: `ImportError.tooLarge` when they have 4 GiB or more.
  public func selected(_ selection: SelectedEvents) throws(ImportError) -> CalendarFile {
    // A copy has no room to grow in: of a folder there may be very many.
    let bytes = serialized(selection, SelectionWriter(file: self, definesKnownZones: false))
      .withUnsafeBufferPointer { [UInt8]($0) }
    let records = selection.records.sorted { first, second in
      let calendars = (index.records[first].calendar, index.records[second].calendar)
      return calendars.0 != calendars.1 ? calendars.0 < calendars.1 : first < second
    }
    let numbered = try CalendarDocument(bytes, file: content.file) { reading in
      var numbers = LineNumbers()
      for (node, record) in zip(reading.nodes.lazy.filter { $0.kind == .event }, records) {
        while numbers.count < Int(node.firstLine) { numbers.append(1) }
        let line = DocumentComponent(content, node: Int(index.records[record].node)).line
        while numbers.count < Int(node.endLine) { numbers.append(UInt32(line)) }
      }
      while numbers.count < reading.lines.count { numbers.append(1) }
      return numbers
    }
    return CalendarFile(
      self, content: numbered, calendars: numbered.withReader { Self.heads(numbered, $0) })
  }
}
