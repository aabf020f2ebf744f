public import CalendarModel
import Recurrence

/// Some events of a calendar file, each with all components of its UID.
public struct EventSelection: Sendable {
  /// Indices of the file's event records, ascending.
  let records: [Int]
  /// How many different UIDs there are.
  public let eventCount: Int
  /// What is written otherwise than it came, by record.
  var changes: [Int: Change] = [:]

  /// How a record is written otherwise than it came.
  struct Change: Hashable, Sendable {
    /// What is written in its place.
    var mask: Event?
    /// Original starts that are left out of its series.
    var exceptions: [CalendarTime] = []
  }

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
      SelectionWriter(file: self, changes: selection.changes)
        .calendar(Int(calendar), records: records)
    }
  }
}
