import CalendarModel
import Daybook
import Testing

/// Tables as other programs and people leave them.
@Suite struct TrackerTableTests {
  private static let vienna = TimeZoneTable(name: "Europe/Vienna", fixedOffset: 3600)

  private static func read(
    _ text: String, zone: TimeZoneTable? = nil
  ) throws -> DayTableResult {
    try DayTable.read(
      Array(text.utf8), file: "t.csv", options: TableOptions(zone: zone))
  }

  /// Daylio's columns, its lists and both forms of its times, as its exports have them.
  private static let daylio = """
    \u{FEFF}full_date,date,weekday,time,mood,activities,note_title,note
    2026-12-24,December 24,Thursday,10:05 pm,rad ,"movies / tv | family, all | good sleep ","Eve","Snow,
    at last"
    2026-12-24,December 24,Thursday,07:30,meh,"","",""
    2026-12-24,December 24,Thursday,12:00 am,good,"work","","<b>Up</b> late<br>reading &amp; <ul><li>one</li><li>two</li></ul>"
    2026-12-23,December 23,Wednesday,12:15 p. m.,bad,"","Only a title",""

    """

  @Test func daylioIsKnownByItsColumns() throws {
    let result = try Self.read(Self.daylio, zone: Self.vienna)
    #expect(result.diagnostics.isEmpty)
    let marks = result.marks
    #expect(marks.map(\.mood) == ["rad", "meh", "good", "bad"])
    #expect(marks.map(\.tags) == [["movies / tv", "family, all", "good sleep"], [], ["work"], []])
    #expect(
      marks.map(\.note) == [
        "Eve\nSnow,\nat last", nil, "Up late\nreading & \n• one\n• two", "Only a title",
      ])
    #expect(
      marks.map(\.id) == [
        "2026-12-24T22:05:00", "2026-12-24T07:30:00", "2026-12-24T00:00:00", "2026-12-23T12:15:00",
      ])
    #expect(
      marks.map { $0.created?.description } == [
        "2026-12-24T21:05:00Z", "2026-12-24T06:30:00Z", "2026-12-23T23:00:00Z",
        "2026-12-23T11:15:00Z",
      ])
  }

  @Test func withoutAZoneATimeIsNoInstantButTellsEntriesApart() throws {
    let result = try Self.read(Self.daylio)
    #expect(result.marks.allSatisfy { $0.created == nil })
    #expect(result.marks.first?.id == "2026-12-24T22:05:00")
    #expect(result.diagnostics.map(\.code) == [.badTime])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  /// Daylio puts the newest entry first: it must not take an older one's identity.
  @Test func anEntryKeepsItsIdentityInALaterExport() throws {
    let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"
    let old = "2026-12-24,December 24,Thursday,07:30,meh,,,\n"
    let new = "2026-12-24,December 24,Thursday,18:30,rad,,,\n"
    let before = try Self.read(header + old).marks
    let after = try Self.read(header + new + old).marks
    #expect(before.map(\.id) == after.dropFirst().map(\.id))
  }

  /// The header of older exports, and the one that newer ones add scales to.
  @Test func olderAndNewerExportsOfDaylioAreKnown() throws {
    let old = try Self.read(
      "year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,happy,clean | cook,Party\n",
      zone: Self.vienna)
    #expect(old.marks.map(\.id) == ["2018-05-18T23:54:00"])
    #expect(old.marks.map(\.tags) == [["clean", "cook"]])
    #expect(old.diagnostics.isEmpty)
    let new = try Self.read(
      "full_date,date,weekday,time,mood,activities,scales,note_title,note\n"
        + "2026-07-27,July 27,Monday,13:48,meh,work | walk,Energy: 3,T,N\n", zone: Self.vienna)
    #expect(new.marks.map(\.note) == ["T\nN"])
    #expect(new.diagnostics.map(\.code) == [.unknownColumn])
  }

  @Test func aMapGoesBeforeWhatIsKnown() throws {
    let result = try DayTable.read(
      Array(Self.daylio.utf8), file: "t.csv",
      options: TableOptions(columns: ColumnMap("category=mood,note=note"), zone: Self.vienna))
    #expect(result.marks.map(\.category) == ["rad ", "meh", "good", "bad"])
    #expect(result.marks.map(\.mood) == [nil, nil, nil, nil])
    #expect(result.marks.last?.note == nil)
  }

  @Test(arguments: [
    #"[{"date":"2026-1-5","type":"Mood","scores":[3,4],"notes":"n","tags":[{"type":"Emotions","entries":["joy","calm"]},{"type":"Who","entries":["Ana"]}]}]"#,
    #"[{"date":"2026-01-05","mood":"3, 4","emotions":["joy","calm","Ana"],"notes":"n"}]"#,
  ])
  func pixelsIsKnownByItsKeys(text: String) throws {
    let result = try Self.read(text)
    let mark = try #require(result.marks.first)
    #expect(mark.id == "2026-01-05")
    #expect(mark.mood == "3, 4")
    #expect(mark.tags == ["joy", "calm", "Ana"])
    #expect(mark.note == "n")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theNamesOfColumnsMayComeLate() throws {
    let result = try Self.read("My year;;\n;;\n(moods);;\nDate;Mood;\n24.12.2026;ok;\nTotal;1;\n")
    #expect(result.marks.map(\.mood) == ["ok"])
    #expect(result.diagnostics.map(\.code) == [.lateHeader, .dateReading, .badDay])
    #expect(result.diagnostics.map(\.line) == [1, 5, 6])
  }

  @Test func columnsWithoutANameAreSaidWhenTheyHoldSomething() throws {
    let result = try Self.read("day,,note,\n2026-12-24,,a,\n2026-12-25,lost,b,\n")
    #expect(result.marks.count == 2)
    #expect(
      result.diagnostics.map(\.description) == [
        "t.csv:3: note unknown-column: column 2 has no name, but holds something; not read"
      ])
  }

  @Test func aSpreadsheetOfTheContinentIsRead() throws {
    let result = try Self.read("\u{FEFF}Date;Note;Color\r\n31.12.2026;\"a;\r\nb\";#f00\r\n")
    #expect(result.marks.map(\.note) == ["a;\nb"])
    #expect(result.diagnostics.map(\.code) == [.dateReading])
  }

  @Test(arguments: [
    ("6:30 pm", 66_600), ("12:00 am", 0), ("12 pm", 43_200), ("18:30:15", 66_615),
    ("6.30 p.m.", 66_600),
    ("06:30\u{202F}PM", 66_600), ("00:00", 0), ("18h30", 66_600), ("23:59:59.999", 86_399),
  ])
  func timesOfDayAreRead(text: String, second: Int) throws {
    let result = try Self.read("day,time\n1970-01-01,\"\(text)\"\n", zone: .utc)
    #expect(result.marks.map(\.created) == [Instant(secondsSince1970: second)])
  }

  /// What CLDR 44 calls the halves of the day (Babel 2.14, `Locale.day_periods`), as clocks of
  /// these languages show them, and its digits.
  @Test(arguments: [
    ("午後9:30", 77_400), ("午前0:05", 300), ("午後0:05", 43_500), ("오후 9:30", 77_400), ("오전 12:00", 0),
    ("下午9:30", 77_400), ("上午9:30", 34_200), ("凌晨12:30", 1_800), ("晚上11:15", 83_700),
    ("中午12:30", 45_000), ("٩:٣٠ م", 77_400), ("٩:٣٠ ص", 34_200), ("9:30 ق.ظ.", 34_200),
    ("9:30 ب.ظ.", 77_400), ("9:30 μ.μ.", 77_400), ("9:30 Π.Μ.", 34_200), ("9:30 ÖS", 77_400),
    ("9:30 O\u{308}O\u{308}", 34_200), ("9:30 CH", 77_400), ("9:30 SA", 34_200),
    ("du. 9:30", 77_400), ("de. 9:30", 34_200), ("9:30 e.m.", 77_400), ("9:30 לפנה״צ", 34_200),
    ("9:30 אחה״צ", 77_400), ("9:30 अपराह्न", 77_400), ("9:30 หลังเที่ยง", 77_400), ("९:३०", 34_200),
    ("\u{200F}9:30 م", 77_400),
  ])
  func timesOfDayOfOtherLanguagesAreRead(text: String, second: Int) throws {
    try timesOfDayAreRead(text: text, second: second)
  }

  @Test(arguments: [
    "午後", "午後21:30", "21:30 μ.μ.", "9:30 ξ.ξ.", "午後9:30x!", "am pm 9:30", "٩",
    "24:00", "13:00 pm", "0:30 am", "18", "18:60", "noon", "18:30+01:00", "18:30 x",
  ])
  func otherTextIsNoTimeOfDay(text: String) throws {
    let result = try Self.read("day,time\n1970-01-01,\"\(text)\"\n", zone: .utc)
    #expect(result.marks.map(\.created) == [nil])
    #expect(result.diagnostics.map(\.code) == [.badTime])
  }
}
