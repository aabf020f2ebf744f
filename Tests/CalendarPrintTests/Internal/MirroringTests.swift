import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("A page that runs from right to left")
struct MirroringTests {
  @Test("has everything as far from the right as the other has it from the left", arguments: 0..<4)
  func mirrored(seed: UInt64) throws {
    let made = try layout(of: december(generatedEntries(seed: seed, count: 60)))
    let mirror = made.mirrored
    let width = made.paper.width
    for (text, other) in zip(made.texts, mirror.texts) {
      #expect(abs(other.x - (width - text.x - text.width)) < 1e-9)
      #expect(other.baseline == text.baseline && other.string == text.string)
    }
    for (cell, other) in zip(made.cells, mirror.cells) {
      #expect(abs(other.box.x - (width - cell.box.maxX)) < 1e-9)
      #expect(cell.day == other.day && cell.box.width == other.box.width)
    }
    for (shape, other) in zip(made.shapes, mirror.shapes) {
      #expect(abs(other.outline.box.x - (width - shape.outline.box.maxX)) < 1e-9)
    }
    // Twice turned round it is as it was, but for the direction of the list at the foot.
    var back = mirror.mirrored
    for index in back.texts.indices {
      back.texts[index].x = made.texts[index].x
      back.texts[index].isRightToLeft = made.texts[index].isRightToLeft
    }
    #expect(back.texts == made.texts)
  }

  @Test(
    "is that of Arabic, Hebrew and Persian",
    arguments: [
      ("ar_EG", true), ("he_IL", true), ("fa_IR", true), ("ur_PK", true),
      ("en_GB", false), ("ja_JP", false), ("tr_TR", false),
    ])
  func locales(_ locale: String, isMirrored: Bool) throws {
    let made = try layout(of: december([], locale: locale))
    #expect((made.cells[0].box.x > made.cells[6].box.x) == isMirrored)
    let title = try #require(made.texts.first { $0.role == .title })
    #expect((title.x > made.paper.width / 2) == isMirrored)
    // The notes that a page may have, and its week numbers, stand where it begins.
    let week = try #require(made.texts.first { $0.role == .weekNumber })
    #expect((week.x > made.grid.maxX) == isMirrored)
  }

  @Test("keeps all in its cells", arguments: ["ar_EG", "he_IL", "fa_IR"])
  func invariants(locale: String) throws {
    let page = december(
      generatedEntries(seed: 7, count: 90), locale: locale, firstWeekday: .sunday)
    #expect(LayoutInvariants(layout: try layout(of: page), grid: page.grid).violations == [])
  }

  @Test("turns the arrows of bars round, and not the moon")
  func arrows() throws {
    var page = december([try allDay("2026-12-10", "2026-12-20", "Trip")], locale: "he_IL")
    page.almanac.moon = PageAlmanac.Moon(isDaily: true)
    let made = try layout(of: page)
    let plain = try layout(
      of: {
        var copy = page
        copy.locale = Locale(identifier: "en_GB")
        return copy
      }())
    func moons(_ layout: PageLayout) -> [Bool] {
      layout.shapes.compactMap { shape in
        guard case .moonShadow(_, _, _, let onLeft) = shape.outline else { return nil }
        return onLeft
      }
    }
    #expect(!moons(made).isEmpty)
    #expect(moons(made) == moons(plain))
    func arrows(_ layout: PageLayout) -> [Bool] {
      layout.shapes.compactMap { shape in
        guard case .line(let points) = shape.outline, points.count == 3 else { return nil }
        return points[1].x > points[0].x
      }
    }
    #expect(!arrows(made).isEmpty)
    #expect(arrows(made) == arrows(plain).map { !$0 })
  }

  @Test("in a terminal counts its columns from the right")
  func terminal() throws {
    let page = december([try allDay("2026-12-10", "2026-12-20", "Trip")], locale: "he_IL")
    let options = TextOptions(
      width: 100, colorMode: .none, locale: Locale(identifier: "he_IL"))
    let lines = TextMonth(grid: page.grid, calendars: [], options: options).lines()
    let bar = try #require(lines.first { $0.contains("Trip") })
    // It begins on the right and goes on to the left.
    #expect(bar.contains("‹") && bar.hasSuffix("┫") == false && bar.contains("┫"))
    let numbers = try #require(lines.first { $0.contains("[10]") })
    let eleven = try #require(numbers.range(of: "11"))
    let ten = try #require(numbers.range(of: "[10]"))
    #expect(eleven.lowerBound < ten.lowerBound)
  }
}
