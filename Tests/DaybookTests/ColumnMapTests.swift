import CalendarModel
import Daybook
import Testing

@Suite struct ColumnMapTests {
  @Test(
    arguments: [
      ("note=Comment", [(.note, "Comment")]),
      (" note = Comment , MOOD=Feeling,", [(.note, "Comment"), (.mood, "Feeling")]),
      ("note=\"Comment, if any\",date=When", [(.note, "Comment, if any"), (.day, "When")]),
      ("note=\"He said \"\"a=b\"\"\"", [(.note, "He said \"a=b\"")]),
      ("note=a=b", [(.note, "a=b")]),
      ("colour=Farbe,note=5\" tall\"", [(.color, "Farbe"), (.note, "5\" tall\"")]),
      ("note=A,note=B,tags=C,tags=D", [(.note, "A"), (.note, "B"), (.tags, "C"), (.tags, "D")]),
    ] as [(String, [(TableColumn, String)])])
  func mapsAreRead(text: String, entries: [(TableColumn, String)]) throws {
    let map = try ColumnMap(text)
    #expect(map.entries.map(\.target) == entries.map(\.0))
    #expect(map.entries.map(\.source) == entries.map(\.1))
  }

  @Test(arguments: [
    ("", ColumnMapError.noEqualsSign(in: "")), ("note", .noEqualsSign(in: "note")),
    ("note=A,B", .noEqualsSign(in: "B")), ("note=\"A", .openQuote(in: "note=\"A")),
    ("weather=A", .unknownTarget("weather")), ("note=", .noName(of: .note)),
    ("note=\"\"", .noName(of: .note)),
    ("note=A,mood=a", .columnTwice(source: "a", targets: [.note, .mood])),
    ("mood=A,mood=B", .targetTwice(.mood, sources: ["A", "B"])),
  ])
  func whatIsNoMapIsAnError(text: String, error: ColumnMapError) {
    #expect(throws: error) { try ColumnMap(text) }
    #expect(!error.description.isEmpty)
  }

  private static func read(
    _ text: String, map: String, isJSON: Bool = false
  ) throws -> DayTableResult {
    try DayTable.read(
      Array(text.utf8), file: "t.csv", options: TableOptions(columns: ColumnMap(map)))
  }

  @Test func columnsAreReadByTheMapAndTheOthersByTheirNames() throws {
    let result = try Self.read(
      "When;Feeling;Comment;mood;tags\n2026-12-24;calm;snow;5;x\n",
      map: "day=when,mood=feeling,note=comment")
    let mark = try #require(result.marks.first)
    #expect(mark.mood == "calm")
    #expect(mark.note == "snow")
    #expect(mark.tags == ["x"])
    // The column that has our name is another one here.
    #expect(result.diagnostics.map(\.code) == [.unknownColumn])
  }

  @Test(arguments: [
    "Title,Body,A,B,Y,M,D\nT,Line,x;y,\"y, z\",2026,12,24\n",
    #"[{"Title":"T","Body":"Line","A":"x;y","B":["y","z"],"Y":2026,"M":12,"D":24}]"#,
  ])
  func severalColumnsAreJoined(text: String) throws {
    let result = try Self.read(text, map: "note=Title,note=Body,tags=A,tags=B,day=Y,day=M,day=D")
    let mark = try #require(result.marks.first)
    #expect(mark.note == "T\nLine")
    #expect(mark.tags == ["x", "y", "z"])
    #expect(mark.id == "2026-12-24")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func emptyPartsOfANoteLeaveNoLine() throws {
    let result = try Self.read(
      "day,A,B\n2026-12-24,,b\n2026-12-25,a,\n2026-12-26,,\n", map: "note=A,note=B")
    #expect(result.marks.map(\.note) == ["b", "a", nil])
  }

  @Test(arguments: [
    ("day,Comment\n2026-12-24,x\n", ["day", "Comment"]),
    (#"[{"day":"2026-12-24","Comment":"x"}]"#, ["Comment", "day"]),
  ])
  func aColumnThatIsNotThereIsAnErrorThatNamesThoseThatAre(
    text: String, columns: [String]
  ) throws {
    let error = #expect(throws: DayTableError.self) { try Self.read(text, map: "note=Coment") }
    #expect(error?.reason == .missingColumn(name: "Coment", columns: columns))
  }

  @Test func keysOfLaterObjectsCount() throws {
    let result = try Self.read(
      "{\"day\":\"2026-12-24\"}\n{\"day\":\"2026-12-25\",\"Comment\":\"x\"}", map: "note=comment")
    #expect(result.marks.map(\.note) == [nil, "x"])
  }
}
