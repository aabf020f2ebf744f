import CalendarModel
import CalendarPrint
import Foundation
import FoundationXML
import Testing

@Suite("A page as a file")
struct PageFormatTests {
  private func page() throws -> MonthPage {
    december(
      [
        try allDay("2026-12-05", "2026-12-09", "Conference", calendar: 1),
        try timed("2026-12-07", 9, "Birthday 🎂"), try timed("2026-12-08", 9, "Birthday 🎂"),
        try timed("2026-12-10", 14, "موعد", minute: 30),
      ], title: "Family")
  }

  @Test("A PDF has one page, its title, and a date that is not today's")
  func pdf() throws {
    let bytes = try page().render(as: .pdf)
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    #expect(text.contains("%%EOF"))
    #expect(text.contains("/Count 1"))
    #expect(text.contains("20261201000000Z"))
    // The title is not ASCII: UTF-16 in hexadecimal, with its byte order mark.
    #expect(text.uppercased().contains("/TITLE <FEFF"))
  }

  @Test(
    "A PNG has the pixels of the paper at its resolution, and says so",
    arguments: [
      // 297 by 210 mm at 25.4 mm to the inch; pixels to the metre are dpi / 0.0254.
      (150.0, 1754, 1240, 5906), (72, 842, 595, 2835), (300, 3508, 2480, 11811),
    ])
  func png(dotsPerInch: Double, width: Int, height: Int, perMeter: Int) throws {
    let bytes = try december([]).render(as: .png(dotsPerInch: dotsPerInch))
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(number(at: 16) == width)
    #expect(number(at: 20) == height)
    #expect(bytes[37..<41].elementsEqual("pHYs".utf8))
    #expect(number(at: 41) == perMeter)
    #expect(number(at: 45) == perMeter)
  }

  @Test("An SVG is well-formed XML of the paper's size")
  func svg() throws {
    let bytes = try page().render(as: .svg)
    let parser = XMLParser(data: Data(bytes))
    #expect(parser.parse())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 841.89 595.28\""))
  }

  @Test(
    "The same page gives the same bytes",
    arguments: [PageFormat.pdf, .png(dotsPerInch: 100), .svg])
  func isDeterministic(format: PageFormat) throws {
    let page = try page()
    #expect(try page.render(as: format) == page.render(as: format))
  }

  @Test("Pages drawn at the same time do not disturb each other")
  func isSafeInParallel() async throws {
    // Letters of many scripts: more font files than cairo keeps open.
    let page = december(generatedEntries(seed: 8, count: 90), locale: "th_TH")
    let alone = try page.render(as: .pdf)
    let together = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try page.render(as: .pdf) } }
      return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
    }
    #expect(together == [[UInt8]](repeating: alone, count: 8))
  }
}
