import CalendarModel
import Testing

@testable import DaymarkCLI

@Suite("surroundings")
struct EnvironmentTests {
  static func environment(_ variables: [String: String]) -> Environment {
    Environment(now: Instant(secondsSince1970: 0), variables: variables)
  }

  @Test(
    "the locale of times is LC_ALL, else LC_TIME, else LANG, else C",
    arguments: [
      ([:], "C"), (["LANG": "de_AT.UTF-8"], "de_AT"),
      (["LANG": "de_AT.UTF-8", "LC_TIME": "vi_VN"], "vi_VN"),
      (["LANG": "de_AT", "LC_TIME": "vi_VN", "LC_ALL": "ar_EG.utf8"], "ar_EG"),
      (["LANG": "de_AT", "LC_ALL": ""], "de_AT"), (["LC_ALL": "C.UTF-8", "LANG": "de_AT"], "C"),
      (["LANG": "POSIX"], "C"), (["LANG": "sr_RS@latin"], "sr_RS"), (["LANG": ""], "C"),
    ] as [([String: String], String)])
  func locale(variables: [String: String], name: String) {
    #expect(Self.environment(variables).localeName == name)
  }

  /// The codeset follows a full stop (POSIX, XBD 8.2).
  @Test(
    "the character set is that of LC_ALL, else LC_CTYPE, else LANG, else ASCII",
    arguments: [
      ([:], false), (["LANG": "de_AT.UTF-8"], true), (["LANG": "de_AT.utf8@euro"], true),
      (["LANG": "de_AT"], false), (["LANG": "de_AT.UTF-8", "LC_ALL": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "POSIX"], true),
      (["LANG": "de_AT.ISO-8859-15"], false), (["LC_TIME": "de_AT.UTF-8"], false),
    ] as [([String: String], Bool)])
  func charset(variables: [String: String], isUTF8: Bool) {
    #expect(Self.environment(variables).usesUTF8 == isUTF8)
  }

  @Test("today depends on the zone")
  func today() throws {
    // 2026-12-24T23:30:00Z.
    let now = try #require(InstantArgument.absolute("2026-12-24T23:30:00Z"))
    let environment = Environment(now: now)
    #expect("\(environment.today(in: .utc))" == "2026-12-24")
    let east = TimeZoneTable(name: "east", fixedOffset: 3600)
    #expect("\(environment.today(in: east))" == "2026-12-25")
  }

  @Test("the process has a clock and a zone")
  func process() throws {
    let environment = try Environment.ofProcess()
    // After this was written.
    #expect(environment.now.secondsSince1970 > 1_780_000_000)
    #expect(!environment.zoneName.isEmpty)
  }
}
