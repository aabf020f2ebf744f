public import CalendarModel

/// One occurrence as the grid sees it: the days that it touches, and what is shown of it.
public struct GridEntry: Hashable, Sendable {
  /// Whether an event takes place (STATUS of RFC 5545, 3.8.1.11).
  public enum Status: Hashable, Sendable {
    /// It does; also where the file says nothing or something unknown.
    case confirmed
    /// Perhaps.
    case tentative
    /// It was called off.
    case cancelled
  }

  /// What an entry is.
  public enum Kind: Hashable, Sendable {
    /// An event.
    case event
    /// A to-do that has not been done.
    case openTodo
    /// A to-do that has been done.
    case completedTodo
    /// A journal entry.
    case journal
  }

  /// UID of the event.
  public var uid: String
  /// The title; empty when the event has none.
  public var title: String
  /// The days that it touches in the display zone, half-open and never empty. An event that
  /// ends at 00:00 does not touch that day.
  public var days: Range<Day>
  /// When it starts on a clock of the display zone; nil for an all-day entry.
  public var start: WallTime?
  /// When it ends there, exclusive; nil for an all-day entry. Equal to `start` for an event
  /// of no length, and earlier on the clock where the clocks go back in between.
  public var end: WallTime?
  /// The index of its calendar in the legend, from 0.
  public var calendar: Int
  /// The event's own colour; nil when its calendar's holds.
  public var color: RGBColor?
  /// Whether it takes place.
  public var status: Status
  /// Where it takes place.
  public var location: String?
  /// What it is.
  public var kind: Kind

  /// An entry of these parts: all-day when `start` is nil.
  ///
  /// - Parameter days: half-open. An empty range is widened to its first day.
  public init(
    uid: String, title: String, days: Range<Day>, start: WallTime? = nil, end: WallTime? = nil,
    calendar: Int = 0, color: RGBColor? = nil, status: Status = .confirmed,
    location: String? = nil, kind: Kind = .event
  ) {
    self.uid = uid
    self.title = title
    self.days = days.isEmpty ? days.lowerBound..<days.lowerBound.advanced(by: 1) : days
    self.start = start
    self.end = end
    self.calendar = calendar
    self.color = color
    self.status = status
    self.location = location
    self.kind = kind
  }

  /// Whether it lasts whole days and has no time.
  public var isAllDay: Bool { start == nil }

  /// Whether it is drawn as a bar across cells: all-day entries, and timed ones that touch
  /// more than one day. All others stand in their cell with their time.
  public var isBar: Bool { isAllDay || days.count > 1 }
}
