public import CalendarModel
public import ICalendar

/// A calendar of a daybook: one that was imported, or one of the user's own.
public struct DaybookCalendar: Hashable, Sendable, Identifiable {
  /// Where a calendar was imported from.
  public struct Source: Hashable, Sendable {
    /// The file or folder: an absolute path.
    public var path: String
    /// The name of the calendar's file inside an archive; nil where the path is all.
    public var part: String?

    /// A file, or a part of an archive.
    public init(path: String, part: String? = nil) {
      self.path = path
      self.part = part
    }
  }

  /// Its number in the daybook, which it keeps.
  public var id: Int
  /// What it is called. No two calendars of a daybook have the same name.
  public var name: String
  /// Its colour: the one that it was given, else its file's.
  public var color: RGBColor?
  /// Where it comes from; nil for an own one, and for one that came by a pipe.
  public var source: Source?
  /// Whether its events are made and changed here, and not imported.
  public var isOwn: Bool
  /// Whether it is left out where all calendars are shown.
  public var isHidden: Bool
  /// The number of its components, overrides counted, VTIMEZONEs not.
  public var componentCount: Int
  /// The days that its components can touch, by the clocks that they are written in; up to
  /// `Day.farthest` where one recurs without an end, nil where none has a time.
  public var days: Range<Day>?
  /// When it was last read from its source, or last changed if it is an own one.
  public var refreshed: Instant?
}

/// What a calendar of a daybook holds of what was asked for.
public struct DaybookCalendarContent: Sendable {
  /// The calendar.
  public var calendar: DaybookCalendar
  /// The files that it was read from, those of a folder each by itself, with the components
  /// asked for alone. They have the calendar's name and colour.
  public var files: [CalendarFile]
}

/// What a new reading of a calendar's source changed in it.
public struct CalendarRefresh: Hashable, Sendable {
  /// The components that were not there before.
  public var added = 0
  /// Those that differ in more than DTSTAMP.
  public var changed = 0
  /// Those that are no longer there.
  public var gone = 0
  /// Whether the calendar's own properties or its zones differ.
  public var changesFrame = false

  /// Nothing.
  public init() {}

  /// Whether anything differs.
  public var isEmpty: Bool { self == CalendarRefresh() }
}
