import CalendarModel
import Glibc

/// What a run of the command takes from its surroundings: the only place where the clock,
/// the environment variables and the system's settings are read.
struct Environment: Hashable, Sendable {
  /// The time at which the command was started.
  var now: Instant
  /// The environment variables that daymark heeds, as far as they are set.
  var variables: [String: String]
  /// The name of the user's time zone, as `TZ` or the system's settings have it, or the path
  /// of its data.
  var zoneName: String

  /// The surroundings given, for tests and for embedding.
  init(now: Instant, variables: [String: String] = [:], zoneName: String = "UTC") {
    self.now = now
    self.variables = variables
    self.zoneName = zoneName
  }

  /// The surroundings of the process.
  ///
  /// - Throws: a usage error where `DAYMARK_NOW` is set to what is no instant.
  static func ofProcess() throws(CommandError) -> Environment {
    var variables: [String: String] = [:]
    for name in heeded {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    var now = clock()
    if let text = variables["DAYMARK_NOW"], !text.isEmpty {
      guard let time = InstantArgument.absolute(text) else {
        throw .usage(
          "DAYMARK_NOW is \(text), which is no instant",
          remedy: "write one such as 2026-12-24T18:00:00Z, or unset it")
      }
      now = time
    }
    return Environment(
      now: now, variables: variables, zoneName: SystemZone().name(variable: variables["TZ"]))
  }

  /// The day at the time of the start, in a zone.
  func today(in zone: TimeZoneTable) -> Day { zone.wallTime(at: now).day }

  /// The language and region for names and orders: `de_AT`, or `C` where none is set. An
  /// empty variable counts as unset (POSIX, XBD 8.2).
  var localeName: String {
    firstSet("LC_ALL", "LC_TIME", "LANG").map(Self.withoutCodeset) ?? "C"
  }

  /// Whether the locale's character set is UTF-8. That of the POSIX locale is ASCII.
  var usesUTF8: Bool {
    let codeset = firstSet("LC_ALL", "LC_CTYPE", "LANG")?
      .drop { $0 != "." }.prefix { $0 != "@" }
    return codeset?.lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  private func firstSet(_ names: String...) -> String? {
    names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
  }

  /// A locale's name without its character set and variant; the POSIX locale is `C`.
  static func withoutCodeset(_ locale: String) -> String {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "POSIX" ? "C" : String(name)
  }

  private static let heeded = [
    "TZ", "LC_ALL", "LC_CTYPE", "LC_TIME", "LANG", "TERM", "COLORTERM", "NO_COLOR", "COLUMNS",
    "DAYMARK_NOW", "DAYMARK_DAYBOOK", "XDG_DATA_HOME", "HOME", "VISUAL", "EDITOR",
  ]

  private static func clock() -> Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(secondsSince1970: time.tv_sec)
  }
}
