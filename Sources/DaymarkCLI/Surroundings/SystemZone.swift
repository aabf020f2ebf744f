import Glibc

/// Finds the name of the system's time zone.
struct SystemZone {
  /// The link, or copy, of the zone's data.
  var localtime = "/etc/localtime"
  /// A file that holds the name (Debian).
  var timezone = "/etc/timezone"

  /// The name of the zone: what `TZ` says, else where the link leads, else what the file
  /// holds, else `UTC`. Where the zone's data is a copy, which does not say its name, its
  /// path.
  ///
  /// - Parameter variable: the value of `TZ`, or nil where it is not set. An empty one means
  ///   UTC (POSIX leaves it open; glibc has it so). A rule such as `CET-1CEST` is handed on
  ///   as it is.
  func name(variable: String?) -> String {
    if let variable {
      let value = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if value.isEmpty { return "UTC" }
      // A path of the zone's data instead of its name.
      return value.hasPrefix("/") ? Self.name(inPath: value) ?? value : value
    }
    return nameOfLink() ?? pathOfCopy() ?? nameInFile() ?? "UTC"
  }

  private func nameOfLink() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(localtime, &buffer, Int(PATH_MAX))
    if count > 0, let name = Self.name(inPath: Self.text(buffer[..<count])) { return name }
    // A link to a link.
    guard realpath(localtime, &buffer) != nil else { return nil }
    return Self.name(inPath: Self.text(buffer.prefix { $0 != 0 }))
  }

  /// The C library reads the data alone: a name beside it may be out of date, as in a
  /// container that has the data from outside.
  private func pathOfCopy() -> String? {
    let file = InputFile(Argument(localtime))
    guard let bytes = try? file.read(limit: 1 << 20), bytes.starts(with: "TZif".utf8) else {
      return nil
    }
    return localtime
  }

  private func nameInFile() -> String? {
    let file = InputFile(Argument(timezone))
    guard let bytes = try? file.read(limit: 4096) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let name = lines.first { !$0.hasPrefix("#") }?.filter { !$0.isWhitespace } ?? ""
    return name.isEmpty ? nil : name
  }

  private static func name(inPath path: String) -> String? {
    // Foundation's search is not worth its start-up time here.
    let folder = Array("/zoneinfo/".utf8)
    let bytes = Array(path.utf8)
    guard bytes.count > folder.count else { return nil }
    for start in (0..<bytes.count - folder.count).reversed()
    where bytes[start...].starts(with: folder) {
      var name = String(decoding: bytes[(start + folder.count)...], as: UTF8.self)
      // Two more copies of the data, with and without leap seconds.
      for copy in ["posix/", "right/"] where name.hasPrefix(copy) {
        name = String(name.dropFirst(copy.count))
      }
      // Some systems call the link's own copy so.
      return name == "localtime" ? nil : name
    }
    return nil
  }

  private static func text(_ characters: some Collection<CChar>) -> String {
    String(decoding: characters.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
