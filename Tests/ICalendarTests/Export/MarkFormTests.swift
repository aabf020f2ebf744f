import CalendarModel
import ICalendar
import Testing

/// Marks as journal entries and to-dos, and for other programs.
@Suite struct MarkFormTests {
  private static let daybook = DaybookIdentity(id: "mine")

  private func days(_ first: String, count: Int = 1) throws -> Range<Day> {
    let first = try #require(Day(first))
    return first..<first.advanced(by: count)
  }

  private func calendar(
    _ marks: [Mark], _ form: MarkExportOptions.Form = .event, target: ExportTarget = .strict,
    pictures: MarkExportOptions.Pictures = .embedded
  ) throws -> MarkExportResult {
    try MarkExport.calendar(
      marks: marks,
      options: MarkExportOptions(
        daybook: Self.daybook, target: target, form: form, pictures: pictures))
  }

  private func marks(_ result: MarkExportResult) throws -> [Mark] {
    try CalendarFile(result.bytes, file: "marks.ics").marks()
  }

  /// The properties that a VJOURNAL may have: RFC 5545, 3.6.3. It has no end, nor TRANSP. The
  /// UID: Python, as in `MarkExportTests`.
  @Test func theBytesOfAJournalEntry() throws {
    let mark = Mark(
      id: "trip", days: try days("2026-12-30", count: 3), note: "Snow", color: RGBColor(0xFF0000),
      tags: ["family"], modified: Instant(secondsSince1970: 1_780_000_000), sequence: 2)
    let expected = """
      BEGIN:VCALENDAR
      PRODID:-//Daymark//Daymark//EN
      VERSION:2.0
      CALSCALE:GREGORIAN
      BEGIN:VJOURNAL
      UID:1782effc-683d-5e4e-a446-6d48ad113c0b
      DTSTAMP:20260528T202640Z
      LAST-MODIFIED:20260528T202640Z
      SEQUENCE:2
      DTSTART;VALUE=DATE:20261230
      X-DAYMARK-DAYS:3
      SUMMARY:Snow
      DESCRIPTION:Snow
      CATEGORIES:family
      COLOR:red
      X-DAYMARK-ID:trip
      X-DAYMARK-COLOR:#ff0000
      END:VJOURNAL
      END:VCALENDAR

      """
    let result = try calendar([mark], .journal)
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected.replacing("\n", with: "\r\n"))
    #expect(result.notes.map(\.kind) == [.firstDayOnly])
    #expect(try marks(result) == [mark])
  }

  /// RFC 5545, 3.8.2.3: DUE is later than DTSTART, which a to-do of one day thus has not.
  @Test func theDaysOfATodo() throws {
    let one = Mark(id: "1", days: try days("2026-12-24"))
    let three = Mark(id: "3", days: try days("2026-12-30", count: 3))
    let result = try calendar([one, three], .todo)
    let todos = try StrictReader(result.bytes).component().components
    #expect(todos.map(\.name) == ["VTODO", "VTODO"])
    #expect(todos.map { $0.property("DTSTART")?.value } == [nil, "20261230"])
    #expect(todos.map { $0.property("DUE")?.value } == ["20261224", "20270101"])
    #expect(todos.allSatisfy { $0.property("DUE")?.parameter("VALUE") == "DATE" })
    #expect(todos.allSatisfy { $0.property("TRANSP") == nil && $0.property("DTEND") == nil })
    #expect(try marks(result) == [one, three])
  }

  @Test(arguments: MarkExportOptions.Form.allCases)
  func generatedMarksComeBackInEachForm(form: MarkExportOptions.Form) throws {
    for seed in UInt64(201)...215 {
      var generator = SeededGenerator(seed: seed)
      let marks = (0..<25).map { MarkGenerator.mark(id: "\($0)", using: &generator) }
      for target in ExportTarget.allCases {
        let result = try calendar(marks, form, target: target)
        #expect(result.entryCount == 25)
        let file = try CalendarFile(result.bytes, file: "marks.ics")
        #expect(file.repaired().changes.isEmpty, "seed \(seed), \(target)")
        let read = file.marks()
        #expect(read.count == marks.count, "seed \(seed), \(target)")
        for mark in marks {
          var expected = mark
          if target == .google, case .image = mark.sticker { expected.sticker = nil }
          let same = read.first { $0.id == mark.id }
          #expect(same == expected, "seed \(seed), \(target)")
          #expect(
            same?.note.map { Array($0.utf8) } == mark.note.map { Array($0.utf8) },
            "seed \(seed), \(target)")
        }
      }
    }
  }

  /// [MS-OXCICAL] 2.1.3.1.1.20.1: what Outlook makes an attachment. Base64: RFC 4648, 10.
  @Test func outlookGetsAPictureAsAnAttachment() throws {
    let mark = Mark(
      id: "1", days: try days("2026-12-24"),
      sticker: .image(Array("foobar".utf8), mediaType: "image/jpeg"))
    let result = try calendar([mark], target: .outlook)
    let lines = try StrictReader(result.bytes).lines
    #expect(
      lines.contains(
        "ATTACH;FMTTYPE=image/jpeg;ENCODING=BASE64;VALUE=BINARY;X-FILENAME=sticker.jpg:Zm9vYmFy"))
    #expect(!lines.contains { $0.hasPrefix("IMAGE") })
    #expect(try marks(result) == [mark])
  }

  @Test func googleGetsTheTagsUnderTheNote() throws {
    let both = Mark(id: "1", days: try days("2026-12-24"), note: "Tree", tags: ["home", "a, b"])
    let tags = Mark(id: "2", days: try days("2026-12-25"), tags: ["home"])
    let empty = Mark(id: "3", days: try days("2026-12-26"), note: "", tags: ["", "home"])
    let note = Mark(id: "4", days: try days("2026-12-27"), note: "#home")
    let result = try calendar([both, tags, empty, note], target: .google)
    let events = try StrictReader(result.bytes).component().components
    #expect(
      events.map { $0.property("DESCRIPTION")?.value } == [
        #"Tree\n\n#home #a\, b"#, "#home", #"\n\n#home"#, "#home",
      ])
    #expect(try marks(result) == [both, tags, empty, note])
  }

  @Test func aNoteThatWasChangedInGoogleIsTakenWithoutItsTags() throws {
    let mark = Mark(id: "1", days: try days("2026-12-24"), note: "Tree", tags: ["home"])
    let result = try calendar([mark], target: .google)
    var component = try StrictReader(result.bytes).component().components[0]
    let index = try #require(component.properties.firstIndex { $0.name == "DESCRIPTION" })
    component.properties[index].value = #"Big tree\n\n#home"#
    #expect(Mark(component: component)?.note == "Big tree")
    component.properties[index].value = "Big tree"
    #expect(Mark(component: component)?.note == "Big tree")
  }

  @Test func linkedPicturesStandBesideTheFileEachOnce() throws {
    let picture = Mark.Sticker.image([1, 2, 3], mediaType: "image/png")
    let marks = try ["2026-12-24", "2026-12-25"].map {
      Mark(id: $0, days: try days($0), sticker: picture)
    }
    let result = try calendar(
      marks, pictures: .linked(base: "https://example.org/images/"))
    #expect(result.pictures.map(\.bytes) == [[1, 2, 3]])
    let name = try #require(result.pictures.first?.name)
    #expect(name.wholeMatch(of: /[0-9a-f\-]{36}\.png/) != nil)
    // RFC 7986, 5.10: a URI says that it is one.
    let images = try StrictReader(result.bytes).component().components.map {
      try #require($0.property("IMAGE"))
    }
    for image in images {
      #expect(image.value == "https://example.org/images/\(name)")
      #expect(image.parameter("VALUE") == "URI")
      #expect(image.parameter("FMTTYPE") == "image/png")
    }
    #expect(result.notes.map(\.kind) == [.linkedPictures])
    #expect(result.notes.map(\.count) == [2])
    // Google would not show them.
    let google = try calendar(marks, target: .google, pictures: .linked(base: "https://a.example/"))
    #expect(google.pictures.isEmpty)
    #expect(
      try StrictReader(google.bytes).component().components.allSatisfy {
        $0.property("IMAGE") == nil
      })
    let omitted = try calendar(marks, pictures: .omitted)
    #expect(omitted.notes.map(\.kind) == [.omittedPictures])
    #expect(!String(decoding: omitted.bytes, as: UTF8.self).contains("IMAGE"))
  }
}
