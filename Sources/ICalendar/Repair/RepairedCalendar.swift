import CalendarModel

/// A calendar that is repaired: where it begins, and what was found out about it. Its own
/// properties are made when they are asked for (`RepairTree.head(_:)`); what stands in it are
/// parts of the tree.
struct RepairedCalendar {
  /// The node that it was; of components that stood in no calendar, the first.
  let node: Int32
  /// The number of its first part.
  let firstPart: Int32
  /// Whether some of `zones` may be named no longer.
  var hasLostZones = false
  /// What those in it are in.
  var surroundings = RepairSurroundings.plainCalendar
  /// The zones that its times name, each with the first of them.
  var zones: [String: Instant] = [:]
}

/// What a component that is repaired stands in.
final class RepairSurroundings: Sendable {
  /// The name of the component around it, in upper case.
  let kind: String
  /// SUMMARY of that.
  let summary: String?
  /// METHOD of the calendar in upper case, as the file has it.
  let method: String?
  /// The UID of the component around it, or of what that is in.
  let uid: String?

  init(kind: String, summary: String?, method: String?, uid: String?) {
    self.kind = kind
    self.summary = summary
    self.method = method
    self.uid = uid
  }

  /// A calendar that says none of it: all that do are one.
  static let plainCalendar = RepairSurroundings(
    kind: "VCALENDAR", summary: nil, method: nil, uid: nil)

  /// Those of what stands in a calendar.
  static func calendar(
    _ head: RepairedComponent, method: String?, uid: String?
  ) -> RepairSurroundings {
    let summary = head.first("SUMMARY")?.property.value
    if summary == nil, method == nil, uid == nil { return plainCalendar }
    return RepairSurroundings(kind: head.kind, summary: summary, method: method, uid: uid)
  }
}

/// A component that stands directly in a calendar that is repaired.
struct RepairedPart {
  /// What a UID can have two of.
  enum Kind: UInt8 {
    case event, todo, journal, zone, other

    /// - Parameter name: in upper case.
    init(_ name: String) {
      switch name {
      case "VEVENT": self = .event
      case "VTODO": self = .todo
      case "VJOURNAL": self = .journal
      case "VTIMEZONE": self = .zone
      default: self = .other
      }
    }

    /// Whether no two of one UID may be.
    var hasUID: Bool { self == .event || self == .todo || self == .journal }
  }

  /// Its new lines; nil where they are those of its node.
  var text: RepairedTexts.Place?
  /// The node that it was.
  let node: Int32
  var kind = Kind.other
  /// Whether it has a RECURRENCE-ID.
  var isOverride = false
  /// Whether a time in it has a zone.
  var isZoned = false

  init(node: Int) {
    self.node = Int32(node)
  }

  var isAsRead: Bool { text == nil }
}
