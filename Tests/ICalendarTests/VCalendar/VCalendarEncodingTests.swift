import CalendarModel
import ICalendar
import Testing

/// Encodings and character sets, vCalendar 1.0, 2.1.2 to 2.1.5, and RFC 2045, 6.7.
@Suite("vCalendar 1.0: encodings")
struct VCalendarEncodingTests {
  struct Value: CustomTestStringConvertible {
    let lines: [UInt8]
    let expected: String

    init(_ lines: String, _ expected: String) {
      self.lines = Array(lines.utf8)
      self.expected = expected
    }

    /// With octets that are no UTF-8 in place of `*`.
    init(_ lines: String, octets: [UInt8], _ expected: String) {
      self.lines = lines.utf8.flatMap { $0 == UInt8(ascii: "*") ? octets : [$0] }
      self.expected = expected
    }

    var testDescription: String { String(decoding: lines, as: UTF8.self) }
  }

  private static let values = [
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=B6ln", "Köln"),
    Value("SUMMARY;QUOTED-PRINTABLE:one=3Dtwo", "one=two"),
    Value("summary;charset=utf-8;encoding=quoted-printable:K=c3=b6ln", "Köln"),
    // Soft line breaks; the next line may begin with anything.
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=\r\ntwo=\r\nthree", "onetwothree"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=\r\n two", "one two"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=\r\nLOCATION:two", "oneLOCATION:two"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\r\n    two", "one\ntwo"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:K=C3=\r\n=B6ln", "Köln"),
    // A soft break before nothing.
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\r\n\r\nLOCATION:x", "one\n"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:one=", "one"),
    // A `=` that encodes nothing stays.
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:1=1", "1=1"),
    // Parameters that are folded.
    Value("SUMMARY;CHARSET=UTF-8;\r\n ENCODING=QUOTED-PRINTABLE:K=C3=B6=\r\nln", "Köln"),
    // Folds of RFC 822: the white space was there before.
    Value("SUMMARY:one\r\n two\r\n   three", "one two three"),
    Value("SUMMARY:a\\;b\\, c\\nd", "a;b, c\nd"),
    Value("SUMMARY;ENCODING=QUOTED-PRINTABLE:a\\nb", "a\\nb"),
    Value("SUMMARY;ENCODING=BASE64:S8O2\r\n bG4=\r\n\r\nLOCATION:x", "Köln"),
    Value("SUMMARY;ENCODING=BASE64:S8O2\r\nbG4=\r\n\r\nLOCATION:x", "Köln"),
    Value("SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:K=F6ln", "Köln"),
    Value("SUMMARY;CHARSET=WINDOWS-1252;ENCODING=QUOTED-PRINTABLE:=80 5", "€ 5"),
    Value("SUMMARY;CHARSET=ISO-8859-1:K*ln", octets: [0xF6], "Köln"),
    Value("SUMMARY;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=93=FA=96=7B", "日本"),
    Value("SUMMARY;CHARSET=SHIFT_JIS:*", octets: [0x93, 0xFA, 0x96, 0x7B], "日本"),
    Value("SUMMARY:K*ln", octets: [0xF6], "Köln"),
    Value("SUMMARY:K*ln", octets: [0xC3, 0xB6], "Köln"),
  ]

  @Test("a text is decoded", arguments: values)
  func text(_ value: Value) throws {
    let file = try CalendarFile(Self.file(value.lines), file: "test.vcs")
    #expect(file.events().events.map(\.summary) == [value.expected])
    #expect(file.eventCount == 1)
  }

  @Test("the bytes come back as they came, and no line is taken for damage", arguments: values)
  func document(_ value: Value) throws {
    let bytes = Self.file(value.lines)
    let document = try CalendarDocument(bytes, file: "test.vcs")
    // A file in another encoding comes back in UTF-8.
    if document.decodedFrom == nil { #expect(document.serialized(.preserving) == bytes) }
    let ofEncoding = ["bad-encoding", "other-encoding"]
    #expect(document.diagnostics.filter { !ofEncoding.contains($0.code.rawValue) } == [])
    // Written in canonical form and read again, the values are the same.
    let again = try CalendarFile(document.serialized(.canonical), file: "test.vcs")
    if !value.testDescription.contains("\r\n two\r\n") {
      #expect(again.events().events.map(\.summary) == [value.expected])
    }
  }

  @Test("canonical form keeps the soft breaks of a value, and its bytes")
  func canonical() throws {
    let line = "SUMMARY;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\r\n two=\r\nthree\r\n"
    let bytes = Self.file(Array(line.utf8.dropLast(2)))
    #expect(try CalendarDocument(bytes, file: "a").serialized(.canonical) == bytes)
  }

  @Test("a soft break does not swallow the end of its component")
  func end() throws {
    let file = try VCalendarText.calendar([
      "BEGIN:VEVENT", "UID:1", "DTSTART:20261207T090000Z",
      "SUMMARY;ENCODING=QUOTED-PRINTABLE:one=", "END:VEVENT", "BEGIN:VEVENT", "UID:2",
      "DTSTART:20261207T090000Z", "END:VEVENT",
    ])
    #expect(file.events().events.map(\.uid) == ["1", "2"])
    #expect(file.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test("a line that ends with = and is not quoted-printable ends there")
  func plain() throws {
    let event = try VCalendarText.event("LOCATION:a=", "DESCRIPTION:b")
    #expect(event == ["LOCATION:a=", "DESCRIPTION:b"])
  }

  @Test("a character set that is not known is reported, and nothing lost")
  func unknownCharset() throws {
    let bytes = Self.file(Array("SUMMARY;CHARSET=X-KLINGON;QUOTED-PRINTABLE:a=FF".utf8))
    let file = try CalendarFile(bytes, file: "test.vcs")
    #expect(
      file.diagnostics.filter { $0.severity > .note }.map { "\($0.line) \($0.code.rawValue)" }
        == ["6 vcalendar-encoding"])
    #expect(file.document.serialized(.preserving) == bytes)
  }

  private static func file(_ lines: [UInt8]) -> [UInt8] {
    Array("BEGIN:VCALENDAR\r\nVERSION:1.0\r\nBEGIN:VEVENT\r\nUID:1\r\n".utf8)
      + Array("DTSTART:20261207T090000Z\r\n".utf8) + lines
      + Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
  }
}
