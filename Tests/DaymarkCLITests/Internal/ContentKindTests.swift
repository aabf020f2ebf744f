import Testing

@testable import DaymarkCLI

@Suite("what an input seems to be")
struct ContentKindTests {
  @Test(
    arguments: [
      ("BEGIN:VCALENDAR\r\n", .calendar), ("\u{FEFF}begin:vcalendar\n", .calendar),
      ("\n\nBEGIN:VEVENT\n", .calendar), ("From: a@example\n\nBEGIN:VCALENDAR\n", .calendar),
      ("<div>", .other), ("<!DOCTYPE HTML PUBLIC>", .webPage), ("when,what\n", .other),
      ("Day\n2026-12-24\n", .table), ("a\tdate\n", .table), ("today,note\n", .other),
      ("[\"vcalendar\", [", .jCal), ("[ \"vcalendar\",\n", .jCal), ("[\"day\"]", .json),
      ("<icalendar xmlns=\"urn:ietf:params:xml:ns:icalendar-2.0\">", .xCal),
      (String(repeating: " ", count: 5000) + "x", .other),
      (String(repeating: "\n", count: 5000), .empty),
    ] as [(String, ContentKind)])
  func kind(text: String, kind: ContentKind) {
    #expect(ContentKind(Array(text.utf8)) == kind)
  }

  @Test(
    "bytes of other files",
    arguments: [
      ([0x1F, 0x8B, 8], .gzip), ([0x50, 0x4B, 3, 4], .zip), ([0xFF, 0xFE, 0x42, 0], .utf16),
      ([0xFE, 0xFF, 0, 0x42], .utf16), ([0, 0, 0, 0], .other), ([0xFF, 0xD8, 0xFF], .other),
    ] as [([UInt8], ContentKind)])
  func binary(bytes: [UInt8], kind: ContentKind) {
    #expect(ContentKind(bytes) == kind)
  }
}
