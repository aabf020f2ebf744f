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

  /// How the start of an entry is told where it was written down.
  public struct Origin: Hashable, Sendable {
    /// The start on the clock there.
    public var start: WallTime
    /// The IANA zone, or the file's own name for it.
    public var zone: String

    /// A start in a zone.
    public init(start: WallTime, zone: String) {
      self.start = start
      self.zone = zone
    }
  }

  /// What is shown of an event, in a box that its entries share: an entry is small, and a
  /// calendar may have very many.
  package final class Content: Hashable, Sendable {
    /// All of it.
    package struct Values: Hashable, Sendable {
      var uid: String
      var title: String
      var calendar: Int
      var color: RGBColor?
      var status: Status
      var location: String?
      var kind: Kind
      var links: [String] = []
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    /// Whether the same is shown.
    package static func == (lhs: Content, rhs: Content) -> Bool {
      lhs === rhs || lhs.values == rhs.values
    }

    /// Feeds what is shown to a hasher.
    package func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// UID of the event.
  public var uid: String {
    get { content.values.uid }
    set { change { $0.uid = newValue } }
  }
  /// The title; empty when the event has none.
  public var title: String {
    get { content.values.title }
    set { change { $0.title = newValue } }
  }
  /// The days that it touches in the display zone, half-open and never empty. An event that
  /// ends at 00:00 does not touch that day.
  public var days: Range<Day> {
    get { Day(daysSince1970: Int(firstDay))..<Day(daysSince1970: Int(endDay)) }
    set {
      firstDay = Int32(clamping: newValue.lowerBound.daysSince1970)
      endDay = Int32(clamping: newValue.upperBound.daysSince1970)
    }
  }
  /// When it starts on a clock of the display zone; nil for an all-day entry.
  public var start: WallTime? {
    get { Self.time(startSeconds) }
    set { startSeconds = newValue?.secondsSince1970 ?? Self.noTime }
  }
  /// When it ends there, exclusive; nil for an all-day entry. Equal to `start` for an event
  /// of no length, and earlier on the clock where the clocks go back in between.
  public var end: WallTime? {
    get { Self.time(endSeconds) }
    set { endSeconds = newValue?.secondsSince1970 ?? Self.noTime }
  }
  /// The index of its calendar in the legend, from 0.
  public var calendar: Int {
    get { content.values.calendar }
    set { change { $0.calendar = newValue } }
  }
  /// The event's own colour; nil when its calendar's holds.
  public var color: RGBColor? {
    get { content.values.color }
    set { change { $0.color = newValue } }
  }
  /// Whether it takes place.
  public var status: Status {
    get { content.values.status }
    set { change { $0.status = newValue } }
  }
  /// Where it takes place.
  public var location: String? {
    get { content.values.location }
    set { change { $0.location = newValue } }
  }
  /// What it is.
  public var kind: Kind {
    get { content.values.kind }
    set { change { $0.kind = newValue } }
  }
  /// Addresses that its file gives, as they stand there: URL, then each CONFERENCE. Nobody has
  /// looked at them: they may be of any scheme, or none.
  public var links: [String] {
    get { content.values.links }
    set { change { $0.links = newValue } }
  }
  /// The start as its own zone's clock tells it, where that is another time than the one of
  /// the display zone; else nil.
  public var origin: Origin? {
    get { origins.first }
    set { origins = newValue.map { [$0] } ?? [] }
  }
  // Days and times in as few bytes as they need, and not as they are asked for: 40 an entry.
  private var firstDay: Int32
  private var endDay: Int32
  private var startSeconds: Int
  private var endSeconds: Int
  /// None or one, as a list, which takes no more room than a pointer.
  private var origins: [Origin] = []
  private(set) var content: Content

  /// An entry of these parts: all-day when `start` is nil.
  ///
  /// - Parameter days: half-open. An empty range is widened to its first day.
  public init(
    uid: String, title: String, days: Range<Day>, start: WallTime? = nil, end: WallTime? = nil,
    calendar: Int = 0, color: RGBColor? = nil, status: Status = .confirmed,
    location: String? = nil, kind: Kind = .event
  ) {
    self.init(
      Content(
        Content.Values(
          uid: uid, title: title, calendar: calendar, color: color, status: status,
          location: location, kind: kind)),
      days: days, start: start, end: end)
  }

  init(_ content: Content, days: Range<Day>, start: WallTime?, end: WallTime?) {
    let last = days.isEmpty ? days.lowerBound.advanced(by: 1) : days.upperBound
    self.content = content
    firstDay = Int32(clamping: days.lowerBound.daysSince1970)
    endDay = Int32(clamping: last.daysSince1970)
    startSeconds = start?.secondsSince1970 ?? Self.noTime
    endSeconds = end?.secondsSince1970 ?? Self.noTime
  }

  /// What stands for the time of an all-day entry: no clock shows it.
  private static let noTime = Int.min

  private static func time(_ seconds: Int) -> WallTime? {
    seconds == noTime ? nil : WallTime(secondsSince1970: seconds)
  }

  private mutating func change(_ body: (inout Content.Values) -> Void) {
    var values = content.values
    body(&values)
    content = Content(values)
  }

  /// Whether it lasts whole days and has no time.
  public var isAllDay: Bool { startSeconds == Self.noTime }

  /// Whether it is drawn as a bar across cells: all-day entries, and timed ones that touch
  /// more than one day. All others stand in their cell with their time.
  public var isBar: Bool { isAllDay || Int(endDay) - Int(firstDay) > 1 }
}
