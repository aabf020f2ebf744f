import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Marks on a page")
struct MarkLayoutTests {
  private func page(
    _ marks: [DayMark], entries: [GridEntry] = [], theme: PageTheme = .plain,
    paper: PaperSize = .a4, locale: String = "en_GB"
  ) -> MonthPage {
    MonthPage(
      grid: MonthGrid(
        month: Month(validYear: 2026, month: 12), entries: entries, marks: marks),
      calendars: [], locale: Locale(identifier: locale), paper: paper, theme: theme)
  }

  private func one(_ text: String) throws -> Range<Day> {
    let first = try day(text)
    return first..<first.advanced(by: 1)
  }

  @Test("An emoji and an image stand at the cell's top right, the mood before them")
  func stickers() throws {
    let made = try layout(
      of: page([
        DayMark(days: try one("2026-12-16"), sticker: .emoji("🎂"), mood: "proud"),
        DayMark(days: try one("2026-12-16"), sticker: .image([1, 2], mediaType: "image/png")),
      ]))
    let cell = try #require(made.cells.first { $0.day.dayOfMonth == 16 }).box
    let emoji = try #require(made.texts.first { $0.string == "🎂" })
    let picture = try #require(made.pictures.first)
    let mood = try #require(made.texts.first { $0.string == "proud" })
    #expect(picture.box.width == picture.box.height)
    #expect(picture.radius > 0)
    #expect(cell.contains(picture.box))
    #expect(cell.maxX - picture.box.maxX < picture.box.width)
    #expect(emoji.x + emoji.width <= picture.box.x)
    #expect(mood.x + mood.width <= emoji.x)
    #expect(picture.box.maxY < cell.y + 22)
  }

  @Test("A note stands under the day's number in italics, and pushes the week's entries down")
  func notes() throws {
    let entries = [try timed("2026-12-15", 9, "One")]
    let note = "Potato salad, candles, far too many presents and a very long walk home"
    let with = try layout(
      of: page([DayMark(days: try one("2026-12-16"), note: note)], entries: entries))
    let without = try layout(of: page([], entries: entries))
    let lines = with.texts.filter { $0.role == .mark(Day(validYear: 2026, month: 12, day: 16)) }
    #expect(lines.count > 1)
    #expect(lines.map(\.string).joined(separator: " ") == note)
    #expect(lines.allSatisfy { $0.style.isItalic })
    func depth(_ layout: PageLayout) throws -> Double {
      let text = try #require(layout.texts.first { $0.string == "One" })
      let row = try #require(layout.rows.first { $0.box.contains(text.box) })
      return text.baseline - row.box.y
    }
    #expect(try depth(with) > depth(without))
  }

  @Test("A day's own colour is its ground, and stands before that of a run of days")
  func washes() throws {
    let (red, blue) = (RGBColor(0xE91C4C), RGBColor(0x3B6FE0))
    let first = try day("2026-12-15")
    let made = try layout(
      of: page([
        DayMark(days: first..<first.advanced(by: 3), color: blue),
        DayMark(days: try one("2026-12-16"), color: red),
      ]))
    func ground(_ number: Int) -> [RGBColor] {
      let box = made.cells.first { $0.day.dayOfMonth == number && $0.day.monthOfYear == 12 }?.box
      return made.shapes.compactMap { shape in
        guard case .rectangle(box) = shape.outline, case .fill(let color) = shape.paint
        else { return nil }
        return color
      }
    }
    let colors = PageTheme.plain.colors
    #expect(ground(15) == [colors.wash(blue, most: 0.08)])
    #expect(ground(16) == [colors.wash(red, most: 0.13)])
    #expect(ground(17) == ground(15))
    #expect(ground(18) == [])
  }

  @Test("Marks keep to their cells, whatever they are", arguments: 1...12)
  func invariants(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      "Short", String(repeating: "long words ", count: 1000), "a\u{202E}b\u{0}c\n\n\nd", "",
      "עברית ארוכה מאוד שלא נגמרת", String(repeating: "W", count: 400), "👨‍👩‍👧‍👦",
    ]
    let first = Day(validYear: 2026, month: 11, day: 25)
    let marks = (0..<80).map { _ in
      let day = first.advanced(by: Int.random(in: 0..<45, using: &generator))
      let length = Int.random(in: 0..<5, using: &generator) == 0 ? 6 : 1
      func text() -> String? {
        Bool.random(using: &generator) ? texts.randomElement(using: &generator) : nil
      }
      let stickers: [Mark.Sticker?] = [
        nil, .emoji(texts.randomElement(using: &generator) ?? ""),
        .image([0], mediaType: "image/png"),
      ]
      return DayMark(
        days: day..<day.advanced(by: length),
        sticker: stickers.randomElement(using: &generator) ?? nil, note: text(), mood: text(),
        color: RGBColor(UInt32.random(in: 0...0xFFFFFF, using: &generator)))
    }
    let papers = [PaperSize.a4, .a5.portrait, .a3, PaperSize(width: 144, height: 144)]
    let themes = [PageTheme.plain, .warm, .ink]
    for (index, paper) in papers.enumerated() {
      let page = page(
        marks, entries: generatedEntries(seed: seed, count: 30 * index),
        theme: themes[Int(seed) % 3], paper: paper, locale: index == 1 ? "ar_EG" : "en_US")
      let made = try layout(of: page)
      #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [], "seed \(seed)")
      for picture in made.pictures {
        #expect(made.cells.contains { $0.box.contains(picture.box) }, "seed \(seed)")
      }
    }
  }

  @Test("What cannot be drawn is told, and the page is drawn all the same")
  func brokenImages() throws {
    let text = Array("this is no image".utf8)
    // The first bytes of a PNG and of a JPEG, and drawings that end too early.
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg'><rect".utf8)
    let cases: [([UInt8], PictureProblem)] = [
      (text, .unknownKind), ([], .unknownKind), (png, .damaged), (jpeg, .damaged),
      (svg, .damaged),
    ]
    for (bytes, problem) in cases {
      let page = page([
        DayMark(days: try one("2026-12-16"), sticker: .image(bytes, mediaType: "image/png"))
      ])
      for format in [PageFormat.pdf, .png(dotsPerInch: 40), .svg] {
        var remarks: [PageRemark] = []
        let file = try page.render(as: format) { remarks.append($0) }
        #expect(!file.isEmpty)
        #expect(remarks == [.picture(problem)])
      }
    }
  }

  @Test("An image that claims more pixels than are decoded is refused by its head")
  func hugeImage() throws {
    // A PNG whose IHDR (PNG specification, 11.2.2) says 60,000 by 60,000 pixels of RGBA.
    let header = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0]
    let sum = PNGResolution.checksum(header)
    let sumBytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    let data = Array("IDAT".utf8)
    let dataSum = PNGResolution.checksum(data)
    let dataBytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: dataSum >> $0) }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let file = signature + [0, 0, 0, 13] + header + sumBytes + [0, 0, 0, 0] + data + dataBytes
    var remarks: [PageRemark] = []
    _ = try page([DayMark(days: try one("2026-12-16"), sticker: .image(file, mediaType: ""))])
      .render(as: .svg) { remarks.append($0) }
    #expect(remarks == [.picture(.tooLarge)])
  }

  @Test("A drawing is drawn in its colours, in gray where that is asked for")
  func drawing() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
    let bytes = Array((svg + "<rect width='8' height='8' fill='#ff0000'/></svg>").utf8)
    let page = page([DayMark(days: try one("2026-12-16"), sticker: .image(bytes, mediaType: ""))])
    var remarks: [PageRemark] = []
    let first = try page.render(as: .pdf) { remarks.append($0) }
    #expect(remarks == [])
    #expect(try page.render(as: .pdf) == first)
    try DrawingTurn.take {
      for (inGray, expected) in [(false, 0xFFFF_0000), (true, 0xFF36_3636)] as [(Bool, UInt32)] {
        let surface = try PictureDecoder().square(of: bytes, side: 16, inGray: inGray)
        #expect(surface.pixel(row: 8, column: 8) == expected)
      }
    }
  }
}
