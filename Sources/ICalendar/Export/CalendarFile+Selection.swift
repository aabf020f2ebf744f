public import CalendarModel
import Recurrence

/// Some events of a calendar file, each with all components of its UID.
public struct EventSelection: Sendable {
  /// Indices of the file's event records, ascending.
  let records: [Int]
  /// How many different UIDs there are.
  public let eventCount: Int

  /// Whether nothing was selected.
  public var isEmpty: Bool { records.isEmpty }
}

extension CalendarFile {
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
  ) -> EventSelection {
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
    let uids = Set(events.lazy.filter(isWanted).map(\.uid))
    return content.withReader { reader in
      let records = index.records.indices.filter { uids.contains(index.uid(of: $0, reader)) }
      return EventSelection(records: records, eventCount: uids.count)
    }
  }

  /// The selected components as a calendar file of their own: each as it came, in the
  /// calendar that it came from, with the VTIMEZONEs that it needs.
  ///
  /// What RFC 5545 requires and the file lacks is added: VERSION and PRODID of the calendar,
  /// UID and DTSTAMP of an event, definitions of time zones, missing ENDs. Lines that are no
  /// content lines are left out. O(bytes selected).
  public func serialized(_ selection: EventSelection) -> [UInt8] {
    let byCalendar = Dictionary(grouping: selection.records) { index.records[$0].calendar }
    return byCalendar.sorted { $0.key < $1.key }.flatMap { calendar, records in
      SelectionWriter(file: self).calendar(Int(calendar), records: records)
    }
  }
  /// The selected components as a file: what is read of `serialized(_:)`, its components with
  /// the lines on which they begin in this one. O(bytes selected).
  ///
  /// - Throws: `ImportError.tooLarge` when they have 4 GiB or more.
  public func selected(_ selection: EventSelection) throws(ImportError) -> CalendarFile {
    let bytes = serialized(selection)
    let plain = try CalendarDocument(bytes, file: content.file)
    var numbers = [UInt32](repeating: 1, count: plain.lines.count)
    let nodes = plain.nodes.filter { $0.kind == .event }
    let records = selection.records.sorted { first, second in
      let calendars = (index.records[first].calendar, index.records[second].calendar)
      return calendars.0 != calendars.1 ? calendars.0 < calendars.1 : first < second
    }
    for (node, record) in zip(nodes, records) {
      let first = content.nodes[Int(index.records[record].node)].firstLine
      for line in Int(node.firstLine)..<Int(node.endLine) {
        numbers[line] = content.lines[Int(first)].number
      }
    }
    let numbered = try CalendarDocument(bytes, file: content.file, numbers: numbers)
    return CalendarFile(
      self, content: numbered, calendars: numbered.withReader { Self.heads(numbered, $0) })
  }
}
