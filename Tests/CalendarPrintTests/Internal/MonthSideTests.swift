import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("A month with room to write and its neighbours")
struct MonthSideTests {
  private static let papers = [
    PaperSize.a4, .a4.portrait, .a5, .letter.portrait, PaperSize(width: 144, height: 144),
    PaperSize(width: 1000, height: 200), PaperSize(width: 200, height: 1000),
  ]

  @Test(
    "Everything keeps to its place", arguments: papers,
    [(true, false), (false, true), (true, true)])
  func invariants(paper: PaperSize, sides: (notes: Bool, minis: Bool)) throws {
    for (index, locale) in ["en_US", "de_DE", "ar_EG", "ja_JP"].enumerated() {
      var page = december(
        generatedEntries(seed: UInt64(index), count: 80), locale: locale, paper: paper,
        title: index > 1 ? "Family" : nil, footnote: index == 2 ? "Printed" : nil)
      page.showsNotes = sides.notes
      page.showsMinis = sides.minis
      page.margin = index == 3 ? 20 : nil
      let made = try layout(of: page)
      let name: Comment = "\(locale), \(paper.width) by \(paper.height)"
      #expect(LayoutInvariants(layout: made, grid: page.grid).violations == [], name)
      // November and January.
      let minis = made.texts.count { if case .mini = $0.role { true } else { false } }
      #expect(minis == (sides.minis ? 30 + 31 : 0))
    }
  }

  @Test("On A4 nothing is smaller than 6.5 points", arguments: [PaperSize.a4, .a4.portrait])
  func smallestType(paper: PaperSize) throws {
    var page = december(generatedEntries(seed: 1, count: 300), paper: paper)
    page.showsNotes = true
    page.showsMinis = true
    #expect(try #require(try layout(of: page).texts.map(\.style.size).min()) >= 6.5)
  }

  @Test("Nothing stands in a margin that was chosen", arguments: [0, 12, 36, 72, 1000], papers)
  func margins(margin: Double, paper: PaperSize) throws {
    var page = december(
      generatedEntries(seed: 2, count: 60), paper: paper, title: "Family", footnote: "Printed")
    page.margin = margin
    page.showsMinis = true
    let made = try layout(of: page)
    let taken = min(margin, paper.widestMargin)
    #expect(abs(made.grid.maxX - (paper.width - taken)) < 0.01)
    // Large letters have air on their left, which may lie in it.
    let inner = PageRect(
      x: taken - made.texts[0].style.size, y: taken - 0.5,
      width: paper.width - taken * 2 + made.texts[0].style.size,
      height: paper.height - taken * 2 + 1)
    let strays = made.texts.filter { text in
      !inner.contains(
        PageRect(
          x: text.x, y: text.baseline - text.style.capHeight, width: text.width,
          height: text.style.capHeight))
    }
    #expect(strays.map(\.string) == [])
  }
}
