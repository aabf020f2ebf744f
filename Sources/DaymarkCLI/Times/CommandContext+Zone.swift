import CalendarModel
import ICalendar

extension CommandContext {
  /// The zone that `--zone` names, or the system's.
  ///
  /// - Throws: a usage error where there is no such zone.
  func zone() throws(CommandError) -> TimeZoneTable {
    guard let argument = options[CommonOptions.zone] else { return try environment.zone() }
    guard let table = Self.table(named: argument.text) else {
      throw .usage(
        "--zone \(argument.text): no such time zone",
        remedy: "write an IANA name such as Europe/Vienna, or UTC")
    }
    return table
  }

  fileprivate static func table(named name: String) -> TimeZoneTable? {
    if let table = ZoneDatabase.system.table(named: name) { return table }
    // Also where the system has no zones at all.
    return ["UTC", "UTC0", "ETC/UTC"].contains(name.uppercased()) ? .utc : nil
  }
}

extension Environment {
  /// The system's zone.
  ///
  /// - Throws: a usage error where it is unknown: an answer in UTC instead, as the C library
  ///   gives it, puts events on the wrong day without a word.
  fileprivate func zone() throws(CommandError) -> TimeZoneTable {
    if let table = CommandContext.table(named: zoneName) ?? Self.table(at: zoneName) {
      return table
    }
    if let variable = variables["TZ"], !variable.isEmpty {
      throw .usage(
        "TZ is \(variable), which is no zone's name",
        remedy: "set it to one such as Europe/Vienna, or give --zone")
    }
    throw .usage(
      "the system's time zone \(zoneName) is unknown",
      remedy: "install tzdata, or give --zone UTC")
  }

  /// The zone of a TZif file of one's own, such as a copy at /etc/localtime.
  private static func table(at path: String) -> TimeZoneTable? {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return nil }
    let name = path[path.index(after: slash)...]
    return ZoneDatabase(folder: String(path[..<slash])).table(named: String(name))
  }
}
