import CalendarModel
import Daybook
import Testing

@Suite struct CSVTests {
  private func read(_ text: String) throws -> DayTableResult {
    try DayTable.read(csv: Array(text.utf8), file: "days.csv")
  }

  private func mark(
    _ id: String, _ first: String, to last: String? = nil, note: String? = nil
  ) throws -> Mark {
    let first = try #require(Day(first))
    let end = try #require(Day(last ?? "\(first)")).advanced(by: 1)
    return Mark(id: id, days: first..<end, note: note)
  }

  @Test func everyColumnIsRead() throws {
    let result = try read(
      """
      id,start,end,note,mood,color,sticker,tags,category,created,modified
      m1,2026-12-24,2026-12-26,"Snow, at last",calm,#e91c4c,🎄,"family; snow,ice",journal,\
      2026-12-24T18:30:00+01:00,20261226T080000Z

      """)
    let expected = Mark(
      id: "m1", days: try mark("", "2026-12-24", to: "2026-12-26").days, note: "Snow, at last",
      mood: "calm", color: RGBColor(0xE91C4C), sticker: .emoji("🎄"),
      tags: ["family", "snow", "ice"], category: "journal",
      created: Instant(secondsSince1970: 1_798_133_400),
      modified: Instant(secondsSince1970: 1_798_272_000))
    #expect(result == DayTableResult(marks: [expected]))
  }

  /// One table in many spellings.
  @Test(arguments: [
    "day,note\n2026-01-01,a b\n2026-01-02,\"c,d\"\n",
    "day,note\r\n2026-01-01,a b\r\n2026-01-02,\"c,d\"\r\n",
    "day,note\r2026-01-01,a b\r2026-01-02,\"c,d\"",
    "\u{FEFF}DAY;Note\n2026-01-01;a b\n2026-01-02;c,d",
    "note\tDate\na b\t2026-01-01\nc,d\t20260102",
    "sep=|\nday|note\n2026-01-01|a b\n2026-01-02|c,d",
    "sep=;\r\nday;note\r\n2026-01-01;a b\r\n2026-01-02;c,d",
    "\n\n \"day\" , \"note\" \n\n2026-01-01,a b\n,\n2026-01-02, \"c,d\" \n\n",
    "start,end,note,tags\n2026-01-01,,a b,\n2026-01-02,2026-01-02,\"c,d\",\" , ;\"",
  ])
  func spellingsOfATable(text: String) throws {
    let marks = [
      try mark("2026-01-01", "2026-01-01", note: "a b"),
      try mark("2026-01-02", "2026-01-02", note: "c,d"),
    ]
    let result = try read(text)
    #expect(result.marks == marks)
    #expect(result.diagnostics.isEmpty)
  }

  /// RFC 4180, 2: line breaks, commas and doubled quotes between quotes.
  @Test func quotedFieldsHoldAnything() throws {
    let result = try read("note,day\r\n\"a \"\"b\"\",\r\nc\rd\n\",2026-01-01\r\nx,2026-02-30\r\n")
    #expect(result.marks.map(\.note) == ["a \"b\",\nc\nd\n"])
    // The record after it is on the sixth line of the file.
    #expect(
      result.diagnostics.map(\.description) == [
        "days.csv:6: error bad-day: day is \"2026-02-30\", not a date such as 2026-12-24; "
          + "row not read"
      ])
  }

  @Test func textsAreKeptAsTheyAre() throws {
    let result = try read("day,note,mood\n2026-01-01,  two , 5\" tall \n")
    #expect(result.marks.map(\.note) == ["  two "])
    #expect(result.marks.map(\.mood) == [" 5\" tall "])
  }

  @Test(arguments: [
    ("day\n2026-13-01\n2026-01-02", "2: error bad-day", 1),
    ("day\n24.13.2026", "2: error bad-day", 0),
    ("start,end\n2026-01-02,2026-01-01", "2: error bad-day", 0),
    ("start,end\n,2026-01-01", "2: error bad-day", 0),
    ("day,start\n2026-01-02,2026-01-01", "2: error bad-day", 0),
    ("day,color\n2026-01-02,reddish", "2: warning bad-color", 1),
    ("day,sticker\n2026-01-02,img/star.png", "2: warning bad-sticker", 1),
    ("day,created\n2026-01-02,yesterday", "2: warning bad-instant", 1),
    ("day,created\n2026-01-02,2026-01-02T10:00:00", "2: warning bad-instant", 1),
    ("day,weather\n2026-01-02,sun", "1: note unknown-column", 1),
    ("day,mood,Mood\n2026-01-02,a,b", "1: warning duplicate-column", 1),
    ("day,mood\n2026-01-02,a,b", "2: warning extra-fields", 1),
    ("day,note\n2026-01-02,\"a\" b", "2: warning stray-quote", 1),
    ("day,id\n2026-01-02,x\n2026-01-03,x", "3: warning duplicate-id", 2),
  ])
  func problemsAreReportedAndTheRestIsRead(text: String, report: String, marks: Int) throws {
    let result = try read(text)
    #expect(result.marks.count == marks)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.description.hasPrefix("days.csv:\(report):") ?? false)
  }

  @Test func aQuoteThatIsNotClosedTakesItsOwnFieldOnly() throws {
    let result = try read("day,note\n2026-01-01,\"open\n2026-01-02,b\n2026-01-03,c\n")
    #expect(result.marks.map(\.note) == ["\"open", "b", "c"])
    #expect(result.diagnostics.map(\.line) == [2])
    #expect(result.diagnostics.map(\.code) == [.strayQuote])
  }

  @Test func manyOpenQuotesCostLinearTime() throws {
    let row = "2026-01-01,\"\"\"\n"
    let result = try read("day,note\n" + String(repeating: row, count: 20_001))
    #expect(result.diagnostics.isEmpty == false)
  }

  @Test func shortRowsAreRead() throws {
    let result = try read("day,note,mood\n2026-01-01\n2026-01-02,n\n")
    #expect(result.marks.map(\.note) == [nil, "n"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ([UInt8]("day,note\n2026-01-01,caf\u{e9} \u{20ac}\n".utf8), 0),
      // The same in Windows-1252, and in UTF-16 of either byte order.
      ([UInt8]("day,note\n2026-01-01,caf".utf8) + [0xE9, 0x20, 0x80, 0x0A], 1),
      (
        [0xFF, 0xFE]
          + "day,note\n2026-01-01,caf\u{e9} \u{20ac}\n".utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
          }, 0
      ),
      (
        [0xFE, 0xFF]
          + "day,note\n2026-01-01,caf\u{e9} \u{20ac}\n".utf16.flatMap {
            [UInt8($0 >> 8), UInt8($0 & 0xFF)]
          }, 0
      ),
    ] as [([UInt8], Int)])
  func encodingsAreTold(bytes: [UInt8], reports: Int) throws {
    let result = try DayTable.read(bytes, file: "days.csv")
    #expect(result.marks.map(\.note) == ["caf\u{e9} \u{20ac}"])
    #expect(result.diagnostics.count == reports)
    #expect(result.diagnostics.allSatisfy { $0.code == .encoding && $0.line == 2 })
  }

  @Test(arguments: [
    ("", DayTableError.Reason.empty), (" \r\n\n", .empty), ("\u{FEFF}", .empty),
    ("sep=;\n", .empty),
    ("note,mood\na,b", .noDayColumn(columns: ["note", "mood"])),
    ("When;Mood, if any;x\na;b;c", .noDayColumn(columns: ["When", "Mood, if any", "x"])),
    ("%PDF-1.4\n\u{1}\u{2}", .noDayColumn(columns: ["%PDF-1.4"])),
    ("2026-01-01,a\n", .noDayColumn(columns: ["2026-01-01", "a"])),
  ])
  func whatIsNoTableIsAnError(text: String, reason: DayTableError.Reason) {
    #expect(throws: DayTableError(file: "days.csv", reason: reason)) { try read(text) }
  }

  @Test func aHeaderAloneIsATableWithoutRows() throws {
    #expect(try read("day,note\n") == DayTableResult(marks: []))
  }
}
