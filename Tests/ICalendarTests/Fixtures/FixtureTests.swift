import CalendarModel
import ICalendar
import Testing

/// Whole calendars in the manner of the main producers; Fixtures/README.md says where the
/// expected occurrences come from.
@Suite("Fixtures")
struct FixtureTests {
  @Test("a calendar lists what it should", arguments: FixtureFolder.names(ending: "window"))
  func listsOccurrences(_ name: String) throws {
    let (listed, expected) = try occurrences(name)
    let missing = expected.filter { !listed.contains($0) }
    let unexpected = listed.filter { !expected.contains($0) }
    #expect(missing == [], "missing")
    #expect(unexpected == [], "not expected")
    #expect(listed == expected, "order")
  }

  @Test("every calendar with expected occurrences has a window, and there are some")
  func findsFixtures() {
    let names = FixtureFolder.names(ending: "window")
    #expect(names.count >= 9)
    #expect(FixtureFolder.names(ending: "expected") == names)
  }

  private func occurrences(_ name: String) throws -> (listed: [String], expected: [String]) {
    let words = try FixtureFolder.lines("\(name).window").flatMap { $0.split(separator: " ") }
      .map(String.init)
    try #require(words.count == 3)
    let isVCalendar = FixtureFolder.names(ending: "vcs").contains(name)
    let fileName = name + (isVCalendar ? ".vcs" : ".ics")
    let file = try CalendarFile(FixtureFolder.bytes(fileName), file: fileName)
    return (
      try file.lines(from: words[0], to: words[1], zone: words[2]),
      try FixtureFolder.lines("\(name).expected")
    )
  }
}
