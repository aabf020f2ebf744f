import CalendarModel
import ICalendar
import Testing

/// One kind of damage a file: what is reported, and that nothing else is lost.
@Suite("Malformed calendars")
struct MalformedTests {
  private static let names = FixtureFolder.names(ending: "ics", in: "malformed")

  /// Reports that a reader may or may not make: of a zone by the name that Microsoft displays.
  private static let mayWarnOfMore: Set = ["unquoted-colon-in-parameter"]

  /// One line of a `.diagnostics` file.
  private struct Expected: Hashable {
    /// Nil where the line is the reader's choice.
    var line: Int?
    var severity: String
    var code: String

    init?(_ text: String) {
      let words = text.split(separator: " ")
      guard words.count >= 3 else { return nil }
      line = Int(words[0])
      severity = String(words[1])
      code = String(words[2])
    }

    init(_ diagnostic: Diagnostic) {
      line = diagnostic.line
      severity = "\(diagnostic.severity)"
      code = diagnostic.code.rawValue
    }

    func covers(_ other: Expected) -> Bool {
      (line == nil || line == other.line) && severity == other.severity && code == other.code
    }
  }

  @Test("the damage is reported where it is, and nothing else is", arguments: names)
  func reportsDamage(_ name: String) throws {
    let expected = try FixtureFolder.lines("malformed/\(name).diagnostics").map {
      try #require(Expected($0))
    }
    let bytes = try FixtureFolder.bytes("malformed/\(name).ics")
    guard expected.first?.code != "no-calendar" else {
      #expect(throws: ImportError.noCalendar(file: name)) {
        try CalendarFile(bytes, file: name)
      }
      return
    }
    let file = try CalendarFile(bytes, file: name)
    let found = try file.allDiagnostics(from: "2026-01-01", to: "2028-01-01").map(Expected.init)
    let missing = expected.filter { wanted in !found.contains { wanted.covers($0) } }
    #expect(missing == [], "found: \(found)")
    if Self.mayWarnOfMore.contains(name) { return }
    let unexpected = found.filter { one in
      one.severity != "note" && !expected.contains { $0.covers(one) }
    }
    #expect(unexpected == [])
  }

  @Test("the bytes come back as they came", arguments: names)
  func keepsBytes(_ name: String) throws {
    let bytes = try FixtureFolder.bytes("malformed/\(name).ics")
    let document = try CalendarDocument(bytes, file: name)
    // What had to be decoded comes back in UTF-8: EncodingTests looks at that.
    #expect(document.decodedFrom != nil || document.serialized(.preserving) == bytes)
  }

  @Test("an event that nothing is wrong with is listed", arguments: names)
  func keepsGoodEvents(_ name: String) throws {
    let bytes = try FixtureFolder.bytes("malformed/\(name).ics")
    let text = try CalendarDocument(bytes, file: name).serialized(.preserving)
    guard String(decoding: text, as: UTF8.self).contains("UID:good\r") else { return }
    let file = try CalendarFile(bytes, file: name)
    #expect(
      try file.lines(from: "2026-12-07", to: "2026-12-08").contains(
        #"{"uid":"good","start":"2026-12-07T09:00:00Z","end":"2026-12-07T09:00:00Z","#
          + #""allDay":false,"summary":"An event that nothing is wrong with"}"#))
  }

  @Test("there are many kinds of damage")
  func findsFixtures() {
    #expect(Self.names.count >= 45)
    #expect(Self.names == FixtureFolder.names(ending: "diagnostics", in: "malformed"))
  }
}
