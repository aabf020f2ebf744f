import CalendarModel
import DayGrid
import Foundation
import Testing

@testable import CalendarPrint

@Suite("Signs of what is no event")
struct KindSignTests {
  private func entry(_ kind: GridEntry.Kind) -> GridEntry {
    let day = Day(daysSince1970: 20_000)
    return GridEntry(
      uid: "u", title: "Bins", days: day..<day.advanced(by: 1), location: "Yard", kind: kind)
  }

  @Test("a sign stands before the name, an event has none")
  func symbols() {
    let locale = CalendarLocale(Locale(identifier: "en"))
    let names = [GridEntry.Kind.event, .openTodo, .completedTodo, .journal]
      .map { locale.name(of: entry($0)) }
    #expect(names == ["Bins", "☐\u{A0}Bins", "☑\u{A0}Bins", "✎\u{A0}Bins"])
    #expect(locale.bareName(of: entry(.openTodo)) == "Bins")
  }

  @Test("where no font has them, letters stand for them")
  func letters() {
    var locale = CalendarLocale(Locale(identifier: "en"))
    locale.signs = .letters
    #expect(locale.name(of: entry(.openTodo)) == "[ ]\u{A0}Bins")
    #expect(locale.name(of: entry(.completedTodo)) == "[x]\u{A0}Bins")
  }

  @Test("each sign takes one column of a terminal")
  func columns() {
    for scalar in KindSigns.allSymbols { #expect(DisplayWidth.of(scalar) == 1) }
  }

  @Test("a typesetter knows which glyphs there are")
  func glyphs() throws {
    let typesetter = try PangoTypesetter(language: "en")
    #expect(typesetter.canSet("Bins"))
    // A noncharacter has no glyph in any font (Unicode, 23.7).
    #expect(!typesetter.canSet("\u{10FFFE}"))
  }
}
