import CalendarModel
import Recurrence
import Testing

/// Generated rules, compared with another implementation's answers (see `dateutilFixture`).
struct DateutilComparisonTests {
  struct Entry: CustomTestStringConvertible, Sendable {
    var start = WallTime(secondsSince1970: 0)
    var rule = ""
    var occurrences: [WallTime] = []
    var testDescription: String { "\(start) \(rule)" }
  }

  static let entries: [Entry] = {
    var entries: [Entry] = []
    for line in dateutilFixture.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == ">" {
        for word in words.dropFirst() {
          let last = entries.count - 1
          let time = entries[last].occurrences.last ?? entries[last].start
          entries[last].occurrences.append(time.adding(seconds: Int(word, radix: 36) ?? 0))
        }
      } else {
        let start = wall(String(words[0]))
        entries.append(Entry(start: start, rule: String(words[1]), occurrences: [start]))
      }
    }
    return entries
  }()

  @Test("the fixture is whole")
  func fixtureIsWhole() {
    #expect(Self.entries.count == 300)
    #expect(Self.entries.allSatisfy { $0.occurrences.count > 1 })
  }

  @Test("the same occurrences", arguments: entries)
  func sameOccurrences(_ entry: Entry) {
    let found = RuleOccurrences(
      rule(entry.rule), start: entry.start, in: entry.start..<wall("26010101T000000"))
    #expect(Array(found.prefix(entry.occurrences.count)) == entry.occurrences)
  }

  @Test("the same occurrences, counted to from DTSTART", arguments: entries)
  func sameOccurrencesByCount(_ entry: Entry) {
    // A window that begins at the last one, and a COUNT that ends with it.
    var counted = rule(entry.rule)
    counted.end = .count(entry.occurrences.count)
    let last = entry.occurrences[entry.occurrences.count - 1]
    let found = RuleOccurrences(
      counted, start: entry.start, in: last..<wall("99990101T000000"))
    #expect(Array(found) == [last])
  }
}
