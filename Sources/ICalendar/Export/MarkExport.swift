public import CalendarModel

/// Marked days as a calendar file.
public enum MarkExport {
  /// A calendar with an event for each mark, in UTF-8.
  ///
  /// The marks come in the order of their days, the longer first, then of their identities,
  /// whatever order they are given in: the same marks have the same bytes.
  /// O(*octets* + *marks* · log *marks*).
  ///
  /// - Parameters:
  ///   - marks: each with an identity of its own.
  ///   - name: what the calendar is called, or nil.
  ///   - daybook: whose marks they are; it decides their UIDs.
  /// - Throws: `MarkExportError` for a mark that cannot be written, or two with one identity.
  public static func calendar(
    marks: [Mark], name: String? = nil, daybook: DaybookIdentity
  ) throws(MarkExportError) -> [UInt8] {
    var seen: Set<String> = []
    var components: [Component] = []
    components.reserveCapacity(marks.count)
    for mark in marks.sorted(by: comesBefore) {
      guard seen.insert(mark.id).inserted else { throw .duplicateID(mark.id) }
      components.append(try Component(mark: mark, daybook: daybook))
    }
    return CalendarComponents(components, name: name).component.serialized()
  }

  private static func comesBefore(_ left: Mark, _ right: Mark) -> Bool {
    if left.days.lowerBound != right.days.lowerBound {
      return left.days.lowerBound < right.days.lowerBound
    }
    if left.days.upperBound != right.days.upperBound {
      return left.days.upperBound > right.days.upperBound
    }
    return left.id < right.id
  }
}
