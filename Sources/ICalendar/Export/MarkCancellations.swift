/// Calendars that take the entries of deleted marks out of another calendar again.
public struct MarkCancellations: Hashable, Sendable {
  /// One for each entry, in the order of their days, in UTF-8.
  public let calendars: [[UInt8]]
  /// What is known of the target's obedience; for `strict`, of that of all.
  public let notes: [MarkExportNote]

  /// All of them in one file, one after the other (RFC 5545, 3.4). O(*octets*).
  public var bytes: [UInt8] { calendars.flatMap(\.self) }
}
