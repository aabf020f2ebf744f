/// How marks become a calendar.
public struct MarkExportOptions: Hashable, Sendable {
  /// What a mark is written as.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// VEVENT: a whole-day event, which every calendar shows.
    case event
    /// VJOURNAL: an entry of its first day.
    case journal
    /// VTODO: due on its day, or on the last of its days from the first.
    case todo
  }

  /// Which days an entry has.
  public enum Days: Hashable, Sendable {
    /// One entry for each mark, with all its days.
    case ofMarks
    /// One entry for each day of a mark. The first has the mark's UID, the others have one
    /// made from its identity and their day.
    case single
    /// One entry for each run of marks that are equal but for their days and times, where each
    /// begins on the day after the one before. It has the UID and SEQUENCE of the first.
    case runs
  }

  /// Where pictures go.
  public enum Pictures: Hashable, Sendable {
    /// Into the file, in Base64.
    case embedded
    /// Beside it: the file has their addresses, `base` and the name of each.
    case linked(base: String)
    /// Nowhere.
    case omitted
  }

  /// Whose marks they are; it decides their UIDs.
  public var daybook: DaybookIdentity
  /// What the calendar is called, or nil.
  public var name: String?
  /// The program to write for.
  public var target: ExportTarget
  /// What a mark is written as.
  public var form: Form
  /// Which days an entry has.
  public var days: Days
  /// Where pictures go.
  public var pictures: Pictures

  /// Options of these parts.
  public init(
    daybook: DaybookIdentity, name: String? = nil, target: ExportTarget = .strict,
    form: Form = .event, days: Days = .ofMarks, pictures: Pictures = .embedded
  ) {
    self.daybook = daybook
    self.name = name
    self.target = target
    self.form = form
    self.days = days
    self.pictures = pictures
  }
}

extension MarkExportOptions.Form {
  /// The name of its components.
  var componentName: String {
    switch self {
    case .event: "VEVENT"
    case .journal: "VJOURNAL"
    case .todo: "VTODO"
    }
  }
}
