public import CalendarModel

/// Marked days as a calendar file.
public enum MarkExport {
  /// A calendar with an entry for each mark, each day or each run.
  ///
  /// The entries come in the order of their days, the longer first, then of their identities,
  /// whatever order the marks are given in: the same marks have the same bytes.
  /// O(*octets* + *marks* · log *marks*).
  ///
  /// - Parameter marks: each with an identity of its own.
  /// - Throws: `MarkExportError` for a mark that cannot be written, or two with one identity.
  public static func calendar(
    marks: [Mark], options: MarkExportOptions
  ) throws(MarkExportError) -> MarkExportResult {
    for mark in marks { try MarkWriter.check(mark) }
    var seen: Set<String> = []
    var writer = MarkWriter(options)
    var components: [Component] = []
    for mark in MarkDays.arranged(marks, options.days) {
      guard seen.insert(mark.id).inserted else { throw .duplicateID(mark.id) }
      components.append(writer.component(mark))
    }
    return MarkExportResult(
      bytes: CalendarComponents(components, name: options.name).component.serialized(),
      entryCount: components.count, pictures: writer.pictures, notes: writer.notes)
  }

  /// A calendar with an event for each mark, in UTF-8: what `calendar(marks:options:)` writes
  /// by RFC 5545.
  ///
  /// - Parameters:
  ///   - marks: each with an identity of its own.
  ///   - name: what the calendar is called, or nil.
  ///   - daybook: whose marks they are; it decides their UIDs.
  /// - Throws: `MarkExportError` for a mark that cannot be written, or two with one identity.
  public static func calendar(
    marks: [Mark], name: String? = nil, daybook: DaybookIdentity
  ) throws(MarkExportError) -> [UInt8] {
    try calendar(marks: marks, options: MarkExportOptions(daybook: daybook, name: name)).bytes
  }
}
