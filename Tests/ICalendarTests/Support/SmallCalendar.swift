import CalendarModel
import ICalendar
import Testing

/// A calendar in a test's own text, and what comes of it.
struct SmallCalendar {
  let file: CalendarFile
  let bytes: [UInt8]

  /// The lines between BEGIN:VCALENDAR, VERSION and PRODID (lines 1 to 3) and END:VCALENDAR;
  /// an event's lines may leave out what they do not test.
  init(_ text: String, options: ImportOptions = ImportOptions()) throws {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + ["END:VCALENDAR", ""]
    try self.init(whole: lines.joined(separator: "\r\n"), options: options)
  }

  /// A file as it is.
  init(whole text: String, options: ImportOptions = ImportOptions()) throws {
    bytes = Array(text.utf8)
    file = try CalendarFile(bytes, file: "a.ics", options: options)
  }

  /// The starts of all occurrences of some days, in UTC or as they stand, with their title.
  func starts(from first: String, to end: String, zone: String = "UTC") throws -> [String] {
    try file.starts(from: first, to: end, zone: zone)
  }

  /// How long each occurrence of some days takes, in minutes.
  func minutes(from first: String, to end: String, zone: String = "UTC") throws -> [Int] {
    try file.list(from: first, to: end, zone: zone).occurrences.map {
      ($0.interval.upperBound.secondsSince1970 - $0.interval.lowerBound.secondsSince1970) / 60
    }
  }

  /// Everything that was found wrong while reading, as `line severity code`.
  var problems: [String] {
    (file.diagnostics + file.events().diagnostics).sorted { $0.line < $1.line }.map {
      "\($0.line) \($0.severity) \($0.code.rawValue)"
    }
  }

  /// Whether the file is written as it came, and its canonical form has the same tree and
  /// is written as itself.
  func isKept() throws -> Bool {
    let document = file.document
    let canonical = document.serialized(.canonical)
    let again = try CalendarDocument(canonical, file: "a.ics")
    return document.serialized(.preserving) == bytes
      && again.components.map(\.component) == document.components.map(\.component)
      && again.serialized(.canonical) == canonical
  }
}
