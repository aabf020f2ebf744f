/// A form that calendars are exchanged in.
public enum InterchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// iCalendar, RFC 5545.
  case iCalendar = "ics"
  /// jCal, RFC 7265: iCalendar in JSON.
  case jCal = "jcal"
  /// xCal, RFC 6321: iCalendar in XML.
  case xCal = "xcal"
  /// JSCalendar, RFC 8984. Written only.
  case jsCalendar = "jscalendar"
  /// A table of events, RFC 4180. Written only.
  case csv = "csv"

  /// The format that a file of this ending (`json`, in any case, without the dot) has by
  /// custom; nil for an ending that says nothing.
  public init?(ending: String) {
    switch ending.lowercased() {
    case "ics", "ical", "icalendar", "ifb": self = .iCalendar
    case "json", "jcal": self = .jCal
    case "xml", "xcal": self = .xCal
    case "jscal", "jscalendar": self = .jsCalendar
    case "csv": self = .csv
    default: return nil
    }
  }

  /// The format that a file seems to be in by its first character: `[` begins jCal, `<` xCal,
  /// `{` JSCalendar; anything else is taken for iCalendar. O(white space at the beginning).
  public init(content bytes: [UInt8]) {
    // Of UTF-8 and of UTF-16, which XML may be in.
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    let mark = marks.first { bytes.starts(with: $0) }
    let first = bytes.dropFirst(mark?.count ?? 0).first { $0 > 0x20 }
    switch first {
    case UInt8(ascii: "["): self = .jCal
    case UInt8(ascii: "<"): self = .xCal
    case UInt8(ascii: "{"): self = .jsCalendar
    default: self = .iCalendar
    }
  }

  /// What people call it.
  public var name: String {
    switch self {
    case .iCalendar: "iCalendar"
    case .jCal: "jCal"
    case .xCal: "xCal"
    case .jsCalendar: "JSCalendar"
    case .csv: "CSV"
    }
  }

  /// Whether it is read, and not only written.
  public var isReadable: Bool { self == .iCalendar || self == .jCal || self == .xCal }
}
