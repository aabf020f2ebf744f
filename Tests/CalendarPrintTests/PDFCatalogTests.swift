import CalendarModel
import CalendarPrint
import DayGrid
import Foundation
import Testing

@Suite("What a PDF says of itself")
struct PDFCatalogTests {
  private func text(_ page: MonthPage) throws -> String {
    String(decoding: try page.render(as: .pdf), as: Unicode.ASCII.self)
  }

  @Test(
    "its language, without a locale's other choices",
    arguments: [
      ("en_GB", "en-GB"), ("fa_IR", "fa-IR"), ("de_AT@calendar=gregorian", "de-AT"),
      ("vi", "vi"), ("zh_Hant_TW", "zh-Hant-TW"),
    ])
  func language(locale: String, tag: String) throws {
    #expect(try text(december([], locale: locale)).contains("/Lang (\(tag))"))
  }

  @Test("an identifier that is made of its content")
  func identifier() throws {
    let identifiers = try ["One", "One", "Two"].map { title in
      let match = try text(december([timed("2026-12-10", 9, title)])).firstMatch(
        of: /\/ID \[ ?<([0-9a-f]{32})>/)
      return String(try #require(match).1)
    }
    #expect(identifiers[0] == identifiers[1])
    #expect(identifiers[0] != identifiers[2])
  }

  @Test("one structure for all pages, and that a window is to be called by its title")
  func structure() throws {
    let page = december([])
    let files = try PrintDocument([.month(page), .month(page)]).render(as: .pdf)
    let text = String(decoding: files[0], as: Unicode.ASCII.self)
    #expect(text.matches(of: /\/S \/Document\b/).count == 1)
    #expect(text.matches(of: /\/S \/Sect\b/).count == 2)
    #expect(text.matches(of: /\/S \/H1\b/).count == 2)
    #expect(text.contains("/Marked true"))
    #expect(text.contains("/DisplayDocTitle true"))
    // ISO 32000-1, 7.9.4.
    #expect(text.contains("/CreationDate (D:20261201000000Z)"))
  }
}
