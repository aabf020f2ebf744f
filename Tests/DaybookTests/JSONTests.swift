import CalendarModel
import Daybook
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) throws -> DayTableResult {
    try DayTable.read(json: Array(text.utf8), file: "days.json")
  }

  @Test func everyKeyIsRead() throws {
    let result = try read(
      """
      [{"id": "m1", "start": "2026-12-24", "End": "2026-12-26", "note": "Snow,\\r\\nat last",
        "mood": "calm", "colour": "tomato", "tags": ["family", "snow, ice", 7],
        "sticker": "data:image/png;base64,Zm9vYmFy", "category": "journal",
        "created": "2026-12-24T18:30:00.25+01:00", "modified": null}]
      """)
    let first = try #require(Day("2026-12-24"))
    let expected = Mark(
      id: "m1", days: first..<first.advanced(by: 3), note: "Snow,\r\nat last", mood: "calm",
      color: RGBColor(0xFF6347),
      // RFC 4648, 10.
      sticker: .image(Array("foobar".utf8), mediaType: "image/png"),
      tags: ["family", "snow, ice", "7"], category: "journal",
      created: Instant(secondsSince1970: 1_798_133_400))
    #expect(result == DayTableResult(marks: [expected]))
  }

  /// One table in many spellings.
  @Test(arguments: [
    #"[{"day":"2026-01-01","note":"a"},{"day":20260102,"note":"{[\"]}"}]"#,
    "\u{FEFF}\n[\n  {\n \"day\": \"2026-01-01\", \"note\": \"a\"\n  },\n  {\n"
      + " \"note\": \"{[\\\"]}\",\n \"day\": \"2026-01-02\"\n  }\n]\n",
    "{\"day\":\"2026-01-01\",\"note\":\"a\"}\n{\"day\":\"2026-01-02\",\"note\":\"{[\\\"]}\"}\n",
    "{\"day\":\"2026-01-01\",\"note\":\"a\"}\r\n\r\n{\"DATE\":\"2026-01-02\",\"Note\":\"{[\\\"]}\"}",
    "{\n  \"day\":\"2026-01-01\",\n  \"note\":\"a\"\n}\n{\n\"day\":\"2026-01-02\","
      + "\"note\":\"{[\\\"]}\",\"mood\":null}",
  ])
  func spellingsOfATable(text: String) throws {
    let result = try DayTable.read(Array(text.utf8), file: "days.json")
    #expect(result.diagnostics.isEmpty)
    #expect(result.marks.map(\.id) == ["2026-01-01", "2026-01-02"])
    #expect(result.marks.map(\.note) == ["a", "{[\"]}"])
  }

  @Test func emptyTextsAreTexts() throws {
    let result = try read(#"[{"day":"2026-01-01","note":"","color":"","sticker":"","tags":""}]"#)
    #expect(result.marks.map(\.note) == [""])
    #expect(result.marks.map(\.sticker) == [nil])
    #expect(result.marks.map(\.tags) == [[]])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"[{"day":"2026-01-01"},"#, "1: warning bad-row", 1),
    (#"[{"day":"2026-01-01"}] [1]"#, "1: warning bad-row", 1),
    ("[{\"day\":\"2026-01-01\"},\n3, {\"day\":\"2026-01-02\"}]", "2: error bad-row", 2),
    ("[{\"day\":\"2026-01-01\"},\n\n\"a,b]\" ]", "3: error bad-row", 1),
    ("{\"day\":\"2026-01-01\"}\nhello, world\n{\"day\":\"2026-01-02\"}", "2: error bad-row", 2),
    // A row that is not closed, or a text in it, takes no other row with it.
    ("{\"day\":\"2026-01-01\"\n{\"day\":\"2026-01-02\"}\n", "1: error bad-row", 1),
    ("{\"day\":\"2026-01-01}\n{\"day\":\"2026-01-02\"}\n", "1: error bad-row", 1),
    (
      "[\n  {\n    \"day\": \"2026-01-01\"\n  ,\n  {\n    \"day\": \"2026-01-02\"\n  }\n]",
      "2: error bad-row", 1
    ),
    (#"[{"note":"a"}, {"day":"2026-01-01"}]"#, "1: error bad-day", 1),
    (#"[{"day":"2026-01-01","note":true}]"#, "1: warning bad-cell", 1),
    (#"[{"day":"2026-01-01","note":["a"]}]"#, "1: warning bad-cell", 1),
    (#"[{"day":"2026-01-01","tags":["a",{}]}]"#, "1: warning bad-cell", 1),
    (#"[{"day":"2026-01-01","Day":"2026-01-02"}]"#, "1: warning duplicate-column", 1),
    (
      "{\"day\":\"2026-01-01\",\"weather\":1}\n{\"day\":\"2026-01-02\",\"weather\":2}",
      "1: note unknown-column", 2
    ),
  ])
  func problemsAreReportedAndTheRestIsRead(text: String, report: String, marks: Int) throws {
    let result = try read(text)
    #expect(result.marks.count == marks)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.description.hasPrefix("days.json:\(report):") ?? false)
  }

  @Test(arguments: [
    ("", DayTableError.Reason.empty), ("\n", .empty), ("day,note", .notJSON(line: 1)),
    ("[1,2]", .notJSON(line: 1)), ("\n{\\rtf1\\ansi}", .notJSON(line: 2)),
    ("[", nil), ("[]", nil),
  ])
  func whatIsNoTableIsAnError(text: String, reason: DayTableError.Reason?) throws {
    if let reason {
      #expect(throws: DayTableError(file: "days.json", reason: reason)) { try read(text) }
    } else {
      #expect(try read(text).marks.isEmpty)
    }
  }

  @Test func depthCostsNoStack() throws {
    let deep = String(repeating: "[", count: 200_000)
    let result = try read("{\"day\":\"2026-01-01\"}\n{\"day\":\(deep)\n{\"day\":\"2026-01-02\"}")
    #expect(result.marks.count == 2)
    #expect(result.diagnostics.map(\.code) == [.badRow])
  }
}
