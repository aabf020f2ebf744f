import Foundation
import Testing

/// The calendars of Fixtures, as other implementations read them: Fixtures/README.md says
/// where the expected values come from.
@Suite("list --json of the calendars in Fixtures")
struct FixtureTests {
  private static let names = [
    "apple", "google", "holidays", "nextcloud", "outlook-exchange", "recurrence", "thunderbird",
    "university-timetable", "zones",
  ]
  private static let keys: Set = [
    "uid", "recurrenceId", "start", "end", "allDay", "summary", "location", "status", "categories",
  ]

  /// The compared keys of each line, in the order of the keys.
  private static func reduced(_ bytes: [UInt8]) throws -> [String] {
    try bytes.split(separator: 0x0A).map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      let kept = (object ?? [:]).filter { keys.contains($0.key) }
      let data = try JSONSerialization.data(withJSONObject: kept, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test(arguments: names)
  func occurrences(name: String) throws {
    let window = try #require(Project.bytes(Project.fixture("\(name).window")))
    let words = String(decoding: window, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let run = try CommandRun([
      "list", Project.fixture("\(name).ics"), "--json", "--quiet", "--from", String(words[0]),
      "--to", String(words[1]), "--zone", String(words[2]),
    ])
    #expect(run.status == 0)
    let expected = try Self.reduced(
      #require(Project.bytes(Project.fixture("\(name).expected"))))
    let found = try Self.reduced(run.outputBytes)
    #expect(found.difference(from: expected).isEmpty)
    #expect(found == expected)
  }

  @Test("no malformed file ends the command otherwise than by 0 or 65")
  func malformed() throws {
    let folder = Project.fixture("malformed")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".ics") }.sorted()
    #expect(names.count > 40)
    for name in names {
      let run = try CommandRun(
        ["list", name, "--from", "2020-01-01", "--to", "2030-01-01"], folder: folder)
      let report = Project.bytes("\(folder)/\(name.dropLast(4)).diagnostics") ?? []
      let isRefused = String(decoding: report, as: UTF8.self).contains(/error no.calendar/)
      #expect(run.status == (isRefused ? 65 : 0), "\(name)")
    }
  }
}
