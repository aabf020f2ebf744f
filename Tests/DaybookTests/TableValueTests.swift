import CalendarModel
import Daybook
import Testing

/// The values of cells, read through a table of one row.
@Suite struct TableValueTests {
  private func mark(_ column: String, _ value: String) throws -> Mark {
    let quoted = value.replacing("\"", with: "\"\"")
    let result = try DayTable.read(
      csv: Array("day,\(column)\n2026-01-01,\"\(quoted)\"\n".utf8), file: "t.csv")
    return try #require(result.marks.first)
  }

  /// The seconds: GNU date, `date -u -d TEXT +%s`.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-05-28T20:26:40Z", 1_780_000_000),
    ("20260528T202640Z", 1_780_000_000), ("2026-05-28 22:26:40+02:00", 1_780_000_000),
    ("2026-05-28t22:26:40.999+0200", 1_780_000_000), ("2026-05-28T14:56:40-05:30", 1_780_000_000),
    ("2026-05-29T00:26:40+04", 1_780_000_000), ("2026-05-28T20:26z", 1_779_999_960),
    (" 2026-05-28T20:26:40,5Z ", 1_780_000_000),
  ])
  func instantsAreRead(text: String, seconds: Int) throws {
    #expect(try mark("modified", text).modified == Instant(secondsSince1970: seconds))
  }

  @Test(arguments: [
    "2026-05-28", "2026-05-28T20:26:40", "2026-05-28T24:00:00Z", "2026-05-28T20Z",
    "2026-05-28T20:26:40+24:00", "2026-05-28T20:26:40+01:60", "2026-05-28T20:26.5Z",
    "2026-05-28T20:26:40.Z", "2026-05-28T2:26:40Z", "1780000000", "T", "2026-05-28TZ",
    "2026-05-28T20:26:40+", "2026-05-28T٢٠:26:40Z",
  ])
  func otherTextIsNoInstant(text: String) throws {
    #expect(try mark("modified", text).modified == nil)
  }

  @Test(arguments: [
    ("🌸", Mark.Sticker.emoji("🌸")), (" 👩‍👩‍👧‍👦 ", .emoji("👩‍👩‍👧‍👦")), ("w/o sugar", .emoji("w/o sugar")),
    ("data:image/png;base64,Zm9v", .image(Array("foo".utf8), mediaType: "image/png")),
    (
      "DATA:image/svg+xml;charset=utf-8;BASE64,Zm9vYg%3D%3D",
      .image(Array("foob".utf8), mediaType: "image/svg+xml;charset=utf-8")
    ),
    (
      "data:image/svg+xml,%3Csvg a=\"b,c\"/%3e",
      .image(Array("<svg a=\"b,c\"/>".utf8), mediaType: "image/svg+xml")
    ),
  ])
  func stickersAreRead(text: String, sticker: Mark.Sticker) throws {
    #expect(try mark("sticker", text).sticker == sticker)
  }

  @Test(arguments: [
    "star.PNG", "/home/me/star", "../star", "~/star", "https://example.com/star", "file:star",
    "C:\\star", "data:", "data:text/plain,hello", "data:image/png;base64,!!!",
    "data:image/png;base64,", "data:image/png",
  ])
  func otherTextIsNoSticker(text: String) throws {
    #expect(try mark("sticker", text).sticker == nil)
  }
}
