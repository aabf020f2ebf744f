import CalendarModel
import DayGrid
import Foundation
import FoundationXML
import Testing

@testable import CalendarPrint

@Suite("Links of a page")
struct LinkTests {
  private func entries(_ links: [String]) throws -> [GridEntry] {
    var bar = try allDay("2026-12-05", "2026-12-09", "Conference")
    bar.links = links
    var meeting = try timed("2026-12-10", 10, "A meeting with a title that takes two lines")
    meeting.links = links
    return [bar, meeting, try timed("2026-12-11", 9, "Lunch")]
  }

  /// What the texts of a layout lead to.
  private func addresses(_ layout: PageLayout) -> [String] {
    layout.texts.compactMap { text in
      if case .address(let link) = text.link?.target { link.address } else { nil }
    }
  }

  @Test(
    "lead to the first address of the web, of mail or of a telephone, and to no other",
    arguments: [
      (["https://example.org/a"], "https://example.org/a"),
      (["javascript:alert(1)", "tel:+49-30-1234"], "tel:+49-30-1234"),
      (["HTTP://example.org"], "HTTP://example.org"),
      (["mailto:anna@example.org", "https://example.org"], "mailto:anna@example.org"),
      (["https://example.org/é"], "https://example.org/%C3%A9"),
      (["file:///etc/passwd", "data:text/html,x", "ftp://example.org", "tel:", "x", ""], nil),
      ([], nil),
    ])
  func targets(links: [String], expected: String?) throws {
    let entries = try entries(links)
    let month = try layout(of: december(entries))
    let week = try layouts(
      of: .week(WeekPage(containing: day("2026-12-09"), entries: entries, sheet: sheet())))
    let days = try day("2026-12-01")..<day("2027-01-01")
    let agenda = try layouts(
      of: .agenda(AgendaPages(entries: entries, days: days, sheet: sheet())))
    for made in [month] + week + agenda {
      let found = addresses(made)
      #expect(Set(found) == Set(expected.map { [$0] } ?? []))
      let linked = made.texts.filter { $0.link != nil }
      #expect(linked.isEmpty == (expected == nil))
      for text in linked {
        // It is called by the title, and not by the time.
        #expect("Conference A meeting with".contains(text.string.prefix(6)), "\(text.string)")
      }
    }
    // A bar in two rows, and the meeting.
    #expect(addresses(month).count == (expected == nil ? 0 : 3))
  }

  @Test("cover their entry, within its cell or row", arguments: ["en_GB", "ar_EG"])
  func places(locale: String) throws {
    let made = try layout(of: december(entries(["https://example.org"]), locale: locale))
    for text in made.texts {
      guard let box = text.link?.box else { continue }
      #expect(box.contains(text.box, tolerance: 4), "\(text.string)")
      switch text.role {
      case .entry(let day):
        let cell = try #require(made.cells.first { $0.day == day })
        #expect(cell.box.contains(box, tolerance: 0.01))
      case .bar:
        #expect(made.rows.contains { $0.box.contains(box, tolerance: 0.01) })
      default: Issue.record("\(text.role) leads somewhere")
      }
    }
  }

  @Test("lead from the count of what a day hides to the page that lists it")
  func hidden() throws {
    var page = december(
      try (0..<40).flatMap { hour in
        try ["03", "17"].map { try timed("2026-12-\($0)", hour % 24, "Event \(hour) of \($0)") }
      })
    page.overflow = .page
    let pages = try layouts(of: .month(page))
    for text in pages[0].texts {
      guard case .hiddenCount(let day) = text.role else { continue }
      guard case .page(let ahead) = text.link?.target else {
        Issue.record("\(text.string) leads nowhere")
        continue
      }
      #expect(pages[ahead].cells.contains { $0.day == day })
      #expect(!pages[1..<ahead].contains { $0.cells.contains { $0.day == day } })
    }
    #expect(pages[0].texts.count { $0.link != nil } == 2)
  }

  @Test("stand in an SVG as areas over all else, and it stays well-formed")
  func svg() throws {
    let page = december(try entries(["https://example.org/?a=1&b=\"<'x'>"]))
    let bytes = try page.render(as: .svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(XMLParser(data: Data(bytes)).parse())
    #expect(
      text.matches(of: /<a xlink:href="https:\/\/example.org\/\?a=1&amp;b=&quot;&lt;'x'>"/).count
        == 3)
    #expect(text.hasSuffix("</a>\n</svg>\n"))
  }

  @Test("stand in a PDF, quoted so that nothing ends the quotation")
  func pdf() throws {
    let page = december(try entries(["https://example.org/it's?a=(b)&c=\\d"]))
    let text = String(decoding: try page.render(as: .pdf), as: Unicode.ASCII.self)
    // A literal string has its parentheses escaped (ISO 32000-1, 7.3.4.2).
    let addresses = text.matches(of: /\/URI \(([^)]*\)[^)]*)\)/).map { String($0.1) }
    #expect(addresses.count == 3)
    for address in addresses {
      #expect(
        address.replacing("\\", with: "") == "https://example.org/it%27s?a=(b)&c=%5Cd")
    }
  }
}
