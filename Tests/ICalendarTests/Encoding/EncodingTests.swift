import CalendarModel
import ICalendar
import Testing

/// Files of Fixtures/encodings, which Python's codecs have encoded (Scripts/make-envelopes.py).
@Suite("A file that is not in UTF-8")
struct EncodingTests {
  /// What each is taken for. Of two charsets that have the title's characters at the same
  /// places either is right.
  private static let charsets: [(String, Set<String>)] = [
    ("utf-16le-mark", ["utf-16le"]), ("utf-16be-mark", ["utf-16be"]), ("utf-16le", ["utf-16le"]),
    ("utf-16be", ["utf-16be"]), ("utf-32le-mark", ["utf-32le"]),
    ("utf-32be-mark", ["utf-32be"]), ("utf-32be", ["utf-32be"]),
    ("windows-1252", ["windows-1252"]), ("windows-1252-short", ["windows-1252"]),
    ("windows-1252-word", ["windows-1252"]), ("windows-1252-french", ["windows-1252"]),
    ("windows-1252-quote", ["windows-1252"]), ("windows-1250", ["windows-1250"]),
    ("iso-8859-2", ["iso-8859-2"]), ("windows-1251", ["windows-1251"]),
    ("windows-1251-short", ["windows-1251"]), ("koi8-r", ["koi8-r"]),
    ("iso-8859-7", ["iso-8859-7", "windows-1253"]), ("windows-1256", ["windows-1256"]),
    ("shift_jis", ["shift_jis"]), ("shift_jis-short", ["shift_jis"]), ("euc-jp", ["euc-jp"]),
    ("gb18030", ["gb18030"]), ("gb18030-short", ["gb18030"]), ("euc-kr", ["euc-kr"]),
    ("big5", ["big5"]), ("declared", ["iso-8859-2"]),
  ]

  @Test("is read with its characters, and that is reported", arguments: charsets)
  func decodes(_ name: String, _ charsets: Set<String>) throws {
    let bytes = try FixtureFolder.bytes("encodings/\(name).ics")
    let title = try #require(FixtureFolder.lines("encodings/\(name).txt").first)
    let file = try CalendarFile(bytes, file: name)
    #expect(file.events().events.map(\.summary) == [title])
    #expect(charsets.contains(file.document.decodedFrom ?? "UTF-8"))
    let report = try #require(file.diagnostics.first { $0.code.rawValue == "other-encoding" })
    #expect(report.severity == .warning)
    #expect(charsets.contains { report.problem.contains($0) })
    #expect(report.line == (name.hasPrefix("utf") ? 1 : 8))
    #expect(!file.diagnostics.contains { $0.code == .badEncoding })
  }

  @Test("comes back in UTF-8, with the same lines", arguments: charsets.map(\.0))
  func serialized(_ name: String) throws {
    let bytes = try FixtureFolder.bytes("encodings/\(name).ics")
    let document = try CalendarDocument(bytes, file: name)
    let text = String(decoding: document.serialized(.preserving), as: UTF8.self)
    let title = try #require(FixtureFolder.lines("encodings/\(name).txt").first)
    let parameter = name == "declared" ? ";CHARSET=ISO-8859-2" : ""
    #expect(
      text
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Daymark//Envelopes//EN
        BEGIN:VEVENT
        UID:good
        DTSTAMP:20261101T000000Z
        DTSTART:20261207T090000Z
        SUMMARY\(parameter):\(title)
        END:VEVENT
        END:VCALENDAR

        """.replacing("\n", with: "\r\n"))
  }

  @Test(
    "is UTF-8 with bad bytes when it has more of its characters",
    arguments: ["Grüße aus Köln – \u{20AC}", "会議"])
  func badBytes(_ title: String) throws {
    for bad in [[0xFF], [0xFC, 0x20], [0xC3]] as [[UInt8]] {
      let head = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:\(title)"
      let bytes = Array(head.utf8) + bad + Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
      let document = try CalendarDocument(bytes, file: "a")
      #expect(document.decodedFrom == nil)
      #expect(document.diagnostics.map(\.code) == [.badEncoding])
      #expect(document.serialized(.preserving) == bytes)
    }
  }

  @Test(
    "and holds nothing is empty",
    arguments: [
      [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0xFF, 0xFE, 0x0A], [0, 0x0A, 0, 0x0A],
    ]
      as [[UInt8]])
  func empty(_ bytes: [UInt8]) throws {
    let document = try CalendarDocument(bytes, file: "a")
    #expect(document.components.isEmpty)
    #expect(throws: ImportError.noCalendar(file: "a")) { try CalendarFile(bytes, file: "a") }
  }

  @Test("may break off within a character")
  func cut() throws {
    for name in ["utf-16le", "utf-32be-mark", "shift_jis", "gb18030", "utf-16be-mark"] {
      let bytes = try FixtureFolder.bytes("encodings/\(name).ics")
      for count in bytes.indices {
        let document = try CalendarDocument(Array(bytes[..<count]), file: name)
        #expect(document.components.count <= 1)
      }
    }
  }
}
