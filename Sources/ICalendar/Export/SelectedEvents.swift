/// Some events of a calendar file, each with all components of its UID.
public struct SelectedEvents: Sendable {
  /// Indices of the file's event records, ascending.
  let records: [Int]
  /// How many different UIDs there are.
  public let eventCount: Int

  /// Whether nothing was selected.
  public var isEmpty: Bool { records.isEmpty }
}
