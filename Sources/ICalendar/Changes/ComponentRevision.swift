public import CalendarModel

/// Which version of itself a component is (RFC 5546, 2.1.4 and 2.1.5).
public struct ComponentRevision: Hashable, Sendable {
  /// How two versions of one component stand to each other.
  public enum Order: Hashable, Sendable {
    /// The first is the later one, or the earlier one, or nothing tells them apart.
    case newer, older, same
  }

  /// SEQUENCE; 0 when absent.
  public var sequence: Int
  /// DTSTAMP.
  public var stamp: Instant?
  /// LAST-MODIFIED.
  public var modified: Instant?

  /// A version of these marks.
  public init(sequence: Int = 0, stamp: Instant? = nil, modified: Instant? = nil) {
    self.sequence = sequence
    self.stamp = stamp
    self.modified = modified
  }

  /// Whether this version is newer than `other`: by SEQUENCE, then DTSTAMP (RFC 5546, 2.1.5).
  ///
  /// LAST-MODIFIED decides where both are equal: calendars that are no messages have it as
  /// the time of the last change (RFC 5545, 3.8.7.3). A mark that only one of the two has
  /// makes that one newer.
  public func compared(to other: ComponentRevision) -> Order {
    if sequence != other.sequence { return sequence > other.sequence ? .newer : .older }
    for (own, others) in [(stamp, other.stamp), (modified, other.modified)] where own != others {
      guard let own else { return .older }
      guard let others else { return .newer }
      return own > others ? .newer : .older
    }
    return .same
  }
}
