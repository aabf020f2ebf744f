public import CalendarModel

/// Occurrences of a calendar file as events of their own, in a file of their own.
public struct FlattenedEvents: Sendable {
  /// The calendar file; empty where nothing was wanted.
  public let bytes: [UInt8]
  /// How many events are in it.
  public let eventCount: Int
  /// What was wrong with the occurrences, and where a limit was met.
  public let diagnostics: [Diagnostic]

  /// Whether nothing was wanted.
  public var isEmpty: Bool { eventCount == 0 }
}
