/// A mark that was deleted: what a calendar that has its event needs to know to take it out
/// again.
public struct DeletedMark: Hashable, Sendable {
  /// The identity that the mark had.
  public var id: String
  /// The days that it had, half-open; never empty.
  public var days: Range<Day>
  /// What a person saw of it, or nil.
  public var title: String?
  /// The SEQUENCE of its cancellation: one more than the mark's last.
  public var sequence: Int
  /// When it was deleted.
  public var deleted: Instant

  /// What is left of a deleted mark.
  public init(id: String, days: Range<Day>, title: String?, sequence: Int, deleted: Instant) {
    self.id = id
    self.days = days
    self.title = title
    self.sequence = sequence
    self.deleted = deleted
  }
}
