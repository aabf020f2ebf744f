extension CommandError {
  /// An input without a calendar: what it seems to be instead, and what to do then.
  static func noCalendar(in name: String, _ kind: ContentKind) -> CommandError {
    if let error = foreign(name, kind, wanted: "calendar") { return error }
    return switch kind {
    case .empty:
      unreadable(name, "the file is empty", "export the calendar, or fetch it, once more")
    case .utf16:
      unreadable(
        name, "text in UTF-16 that holds no calendar",
        "name an iCalendar file, which begins with BEGIN:VCALENDAR")
    case .json, .table:
      unreadable(
        name, "\(kind == .json ? "JSON" : "a table"), not a calendar",
        "daymark export makes a calendar of a table of days")
    default:
      unreadable(
        name, "holds no calendar", "name an iCalendar file, which begins with BEGIN:VCALENDAR")
    }
  }

  /// An input that can be no table of days, or nil where it might be one.
  static func noTable(in name: String, _ kind: ContentKind) -> CommandError? {
    foreign(name, kind, wanted: "table of days")
  }

  /// A table none of whose rows can be read.
  static func noRow(of name: String) -> CommandError {
    unreadable(
      name, "none of its rows can be read",
      "give each a day such as 2026-12-24, or name the language of its months, as in --locale fr")
  }

  private static func foreign(
    _ name: String, _ kind: ContentKind, wanted: String
  ) -> CommandError? {
    func not(_ what: String, _ remedy: String) -> CommandError {
      unreadable(
        name, "\(what), not \(kind == .jCal || kind == .xCal ? "iCalendar" : "a \(wanted)")", remedy
      )
    }
    let saved =
      "export the \(wanted) as \(wanted == "calendar" ? "iCalendar (.ics)" : "CSV or JSON")"
    switch kind {
    case .pdf: return not("a PDF document", saved)
    case .xml: return not("XML", saved)
    case .webPage:
      return not(
        "a web page",
        "often the login page of the site: look at it in a browser, and fetch the file again")
    case .zip: return not("a zip archive", "unpack it, and name a file in it")
    case .gzip: return not("compressed", "unpack it first: gzip -dc FILE | daymark ... -")
    case .jCal, .xCal:
      return not(
        "a calendar in \(kind == .jCal ? "JSON (jCal)" : "XML (xCal)")",
        "convert it first: daymark convert FILE -o FILE.ics")
    case .addressBook: return not("an address book (vCard)", "name another file")
    case .empty, .calendar, .utf16, .json, .table, .other: return nil
    }
  }

  private static func unreadable(
    _ name: String, _ what: String, _ remedy: String
  ) -> CommandError {
    .failure(.unreadableData, problem: "\(name): \(what)", remedy: remedy)
  }
}
