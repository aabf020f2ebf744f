import CalendarModel
import ICalendar
import Testing

@Suite("what two calendars differ in")
struct CalendarDifferenceTests {
  /// So many lines that an event of them is compared line by line.
  private static let many = 1_000

  /// A calendar of one event with these lines.
  private static func store(_ lines: [String]) throws -> CalendarStore {
    let text = ["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT"]
    return CalendarStore(try SmallCalendar(text.joined(separator: "\n")).file)
  }

  /// What of two events differs, as `diff` tells it.
  private static func changes(
    _ before: [String], _ after: [String], comparesStamps: Bool = false
  ) throws -> [String] {
    let difference = CalendarDifference(
      try store(before), try store(after), comparesStamps: comparesStamps)
    #expect(difference.entries.count < 2)
    let changes = difference.entries.flatMap(\.changes)
    // There is an entry where something differs, and only there.
    #expect(difference.isEmpty == changes.isEmpty)
    return changes.map { change in
      (change.path + [change.before?.contentLine ?? "", change.after?.contentLine ?? ""])
        .joined(separator: "|")
    }
  }

  /// Lines that make an event large and differ in nothing.
  private static let padding = (0..<many).map { "X-PAD:\($0 % 7)" }

  @Test("spelling and order are no difference", arguments: [[], padding])
  func ignoresSpelling(_ padding: [String]) throws {
    let before = ["DTSTART:20260101T000000Z", "SUMMARY:a", "ATTENDEE;RSVP=TRUE;CN=A:mailto:a@b"]
    let after = [
      "attendee;cn=A;rsvp=true:MAILTO:a@b", "SUM", " MARY:a", "DTSTART:20260101T000000Z",
    ]
    #expect(try Self.changes(before + padding, padding.reversed() + after) == [])
  }

  @Test("stamps count only where asked for", arguments: [[], padding])
  func comparesStamps(_ padding: [String]) throws {
    let before = ["DTSTAMP:20260101T000000Z"] + padding + ["SUMMARY:a"]
    let after = ["Dtstamp:20260102T000000Z", "LAST-MODIFIED:20260102T000000Z"] + padding
    #expect(try Self.changes(before, after + ["SUMMARY:a"]) == [])
    #expect(
      try Self.changes(before, after + ["SUMMARY:a"], comparesStamps: true) == [
        "DTSTAMP:20260101T000000Z|DTSTAMP:20260102T000000Z",
        "|LAST-MODIFIED:20260102T000000Z",
      ])
  }

  @Test("of equal properties so many differ as one side has more of", arguments: [1, many])
  func countsEqualOnes(_ factor: Int) throws {
    func lines(_ counts: [String: Int]) -> [String] {
      counts.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0.key, count: $0.value) }
    }
    let before = lines(["X-A:1": 3 * factor, "X-A:2": 5 * factor, "X-B:1": factor])
    let after = lines(["x-a:1": 5 * factor, "X-A:2": 3 * factor, "X-C:1": factor])
    #expect(
      try Self.changes(before, after)
        == Array(repeating: "X-A:2|X-A:1", count: 2 * factor)
        + Array(repeating: "X-B:1|", count: factor) + Array(repeating: "|X-C:1", count: factor))
  }

  @Test("the first ones of a name stand beside each other, and what is left by name")
  func tellsInOrder() throws {
    for padding in [[], Self.padding] {
      let before = ["X-B:1", "X-A:1", "X-C:same", "X-B:2"] + padding
      let after = ["X-A:2", "X-D:1", "X-A:3", "X-C:same", "X-B:3", "X-D:2", "X-A:4"] + padding
      #expect(
        try Self.changes(before, after) == [
          "X-B:1|X-B:3", "X-A:1|X-A:2", "X-B:2|", "|X-A:3", "|X-A:4", "|X-D:1", "|X-D:2",
        ])
    }
  }

  @Test("components inside are told by name and number", arguments: [[], padding])
  func comparesParts(_ padding: [String]) throws {
    func alarm(_ lines: String...) -> [String] { ["BEGIN:VALARM"] + lines + ["END:VALARM"] }
    let before =
      alarm("TRIGGER:-PT1M") + padding + alarm("TRIGGER:-PT2M", "ACTION:AUDIO")
      + alarm("TRIGGER:-PT3M")
    let after =
      alarm("trigger:-PT3M") + padding + alarm("ACTION:AUDIO", "TRIGGER:-PT9M") + alarm()
      + ["BEGIN:X-A", "X-B:1", "END:X-A"] + alarm("TRIGGER:-PT1M")
    #expect(
      try Self.changes(before, after) == [
        "VALARM 1|TRIGGER:-PT2M|TRIGGER:-PT9M", "VALARM 2||BEGIN:VALARM", "X-A 1||BEGIN:X-A",
        "X-A 1||X-B:1",
      ])
  }

  @Test("very many components inside are compared each with its equal")
  func comparesManyParts() throws {
    func alarms(_ numbers: some Sequence<Int>) -> [String] {
      numbers.flatMap { ["BEGIN:VALARM", "ACTION:DISPLAY", "X-N:\($0)", "END:VALARM"] }
    }
    let before = alarms(0..<Self.many)
    #expect(try Self.changes(before, alarms((0..<Self.many).reversed())) == [])
    #expect(
      try Self.changes(before, alarms((1..<Self.many + 1).reversed())) == [
        "VALARM 1|X-N:0|X-N:\(Self.many)"
      ])
  }

  /// What differs by plain lists: quadratic, and obvious.
  private static func plainChanges(_ before: [String], _ after: [String]) -> [String] {
    var (old, new) = (before.map { $0.uppercased() }, after.map { $0.uppercased() })
    for line in Set(old) {
      for _ in 0..<min(old.count { $0 == line }, new.count { $0 == line }) {
        if let index = old.firstIndex(of: line) { old.remove(at: index) }
        if let index = new.firstIndex(of: line) { new.remove(at: index) }
      }
    }
    let names = new.map { $0.prefix { $0 != ":" } }
    var isTaken = new.map { _ in false }
    var result = old.map { line in
      let next = new.indices.first { !isTaken[$0] && line.hasPrefix(names[$0] + ":") }
      guard let next else { return line + "|" }
      isTaken[next] = true
      return line + "|" + new[next]
    }
    var seen: Set<Substring> = []
    for name in names where seen.insert(name).inserted {
      result += new.indices.filter { !isTaken[$0] && names[$0] == name }.map { "|" + new[$0] }
    }
    return result
  }

  @Test("it is what plain lists say", arguments: UInt64(0)..<60)
  func agreesWithPlainLists(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Few and many lines; few and many values of few and many names.
    let count = [5, 40, 400].randomElement(using: &random) ?? 5
    let names = [1, 3, 50].randomElement(using: &random) ?? 1
    let values = [1, 2, 30, 10_000].randomElement(using: &random) ?? 1
    func line() -> String {
      let name = Int.random(in: 0..<names, using: &random)
      let value = Int.random(in: 0..<values, using: &random)
      return (Bool.random(using: &random) ? "X-N" : "x-n") + "\(name):\(value)"
    }
    let before = (0..<Int.random(in: 0...count, using: &random)).map { _ in line() }
    var after = (0..<Int.random(in: 0...count / 4, using: &random)).map { _ in line() }
    after += before.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    if Bool.random(using: &random) { after.shuffle(using: &random) }
    #expect(
      try Self.changes(before, after) == Self.plainChanges(before, after), "seed \(seed)")
  }
}
