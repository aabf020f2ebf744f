/// A calendar made of marks, and what its reader will not see as they have it.
public struct MarkExportResult: Hashable, Sendable {
  /// A picture that stands beside the calendar.
  public struct Picture: Hashable, Sendable {
    /// The name of its file: the same for the same picture, in ASCII without a slash.
    public let name: String
    /// Its octets.
    public let bytes: [UInt8]
  }

  /// The calendar, in UTF-8.
  public let bytes: [UInt8]
  /// How many entries it has.
  public let entryCount: Int
  /// The pictures that it links to, each once, by name. Write them before the calendar.
  public let pictures: [Picture]
  /// What is dropped or changed, one a kind.
  public let notes: [MarkExportNote]
}
