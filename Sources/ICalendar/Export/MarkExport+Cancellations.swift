public import CalendarModel

extension MarkExport {
  /// Calendars that take the events of deleted marks out again (RFC 5546, 3.2.5; 3.4.5 and
  /// 3.5.3 for to-dos and journal entries), in UTF-8.
  ///
  /// A calendar with METHOD:CANCEL is about one UID, so that there is one for each. It has an
  /// ORGANIZER, as such a calendar must: marks have nobody who invites, so it is the daybook
  /// itself, by its UUID. O(*octets*).
  ///
  /// - Parameters:
  ///   - marks: each identity once.
  ///   - options: as they were for the export that is to be undone.
  /// - Throws: `MarkExportError` for a mark that cannot be written.
  public static func cancellations(
    of marks: [DeletedMark], options: MarkExportOptions
  ) throws(MarkExportError) -> MarkCancellations {
    var calendars: [[UInt8]] = []
    var tally = MarkTally()
    for mark in marks.sorted(by: comesBefore) {
      var last = Mark(id: mark.id, days: mark.days, modified: mark.deleted)
      try MarkWriter.check(last)
      let ids = options.days == .single ? MarkDays.identities(of: mark.id, mark.days) : [mark.id]
      for (offset, id) in ids.enumerated() {
        if options.days == .single {
          let day = mark.days.lowerBound.advanced(by: offset)
          last.days = day..<day.advanced(by: 1)
        }
        last.id = id
        let component = component(mark, last, options)
        calendars.append(
          CalendarComponents([component], method: "CANCEL").component.serialized())
        tally.countCancellation(options.target)
      }
    }
    return MarkCancellations(calendars: calendars, notes: tally.notes)
  }

  /// The cancellation of one entry.
  private static func component(
    _ mark: DeletedMark, _ entry: Mark, _ options: MarkExportOptions
  ) -> Component {
    var list = PropertyList()
    list.add("UID", text: options.daybook.uid(ofMark: entry.id))
    list.add("DTSTAMP", instant: mark.deleted)
    list.add("ORGANIZER", value: "urn:uuid:\(options.daybook.namespace)")
    list.add("SEQUENCE", value: "\(mark.sequence)")
    list.add(days: entry.days, options.form)
    list.add("SUMMARY", text: mark.title)
    list.add("STATUS", value: "CANCELLED")
    list.add(MarkProperty.id, exactText: entry.id)
    return Component(options.form.componentName, properties: list.properties)
  }

  private static func comesBefore(_ left: DeletedMark, _ right: DeletedMark) -> Bool {
    MarkDays.comesBefore(
      Mark(id: left.id, days: left.days), Mark(id: right.id, days: right.days))
  }
}
