public import CalendarModel

extension Component {
  /// The VEVENT that shows a mark in any calendar, and from which `Mark(component:)` makes
  /// the same mark again.
  ///
  /// The UID is made from the two identities; DTSTAMP is the mark's `modified` or, when that
  /// is nil, 00:00 UTC of its first day: the same mark has the same bytes at every export.
  /// SUMMARY is for the eyes only (see `Mark.title`). O(*octets*).
  ///
  /// - Throws: `MarkExportError` for a mark that iCalendar has no way to write: one without
  ///   days, or with days or instants outside the years 0 to 9999.
  public init(mark: Mark, daybook: DaybookIdentity) throws(MarkExportError) {
    try MarkWriter.check(mark)
    var writer = MarkWriter(MarkExportOptions(daybook: daybook))
    self = writer.component(mark)
  }
}
