import Envelope

/// What an input is read as.
enum InputKind: Hashable, Sendable {
  /// A calendar, or what may have one in it.
  case calendar
  /// A table of days, in CSV or JSON, or a database that has one.
  case table

  /// By the ending of the name, else by the beginning of the bytes.
  init(_ bytes: [UInt8], name: String) {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    if ["ics", "ical", "icalendar", "ifb", "vcs", "zip", "eml"].contains(ending) {
      self = .calendar
    } else if ["csv", "json", "jsonl", "tsv", "ndjson"].contains(ending) {
      self = .table
    } else if InputFile.isDatabase(bytes) {
      self = .table
    } else {
      switch ContentKind(bytes) {
      case .calendar, .zip, .gzip, .utf16: self = .calendar
      case .other:
        // A message or a box of messages.
        let envelope = try? OpenedEnvelope(unwrapping: bytes, name: name)
        self = envelope?.parts.first?.title != nil ? .calendar : .table
      default: self = .table
      }
    }
  }
}
