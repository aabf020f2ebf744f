import CalendarModel
import DayGrid
import Testing

@testable import CalendarPrint

@Suite("Letters that no font has")
struct MissingScriptTests {
  // Names of scripts: ISO 15924, in CLDR's English.
  @Test(
    "Scripts are told by name, each once",
    arguments: [
      ("\u{1702}\u{1703}", ["Tagalog"]), ("\u{1702}\u{2D30}", ["Tagalog", "Tifinagh"]),
      ("\u{E000}\u{2600}", ["symbols"]), ("", []),
    ])
  func names(text: String, names: [String]) throws {
    var made = try layout(of: december([]))
    let style = TextStyle(size: 7)
    for _ in 0..<2 {
      made.texts.append(
        PageText(
          string: text, style: style, color: .black, x: 0, baseline: 9, width: 9, role: .title))
    }
    let missing = Set(text.unicodeScalars).union(["\u{13A0}"])
    #expect(MissingScripts.names(in: [made, made], unsettable: missing) == names)
  }

  @Test("A page says once which scripts it has no font for")
  func remark() throws {
    // Of scripts that few systems have fonts for, one that this one has none for.
    let rare: [(String, String)] = [
      ("\u{10570}", "Vithkuqi"), ("\u{1E290}", "Toto"), ("\u{11FB0}", "Lisu"),
    ]
    let missing = try DrawingTurn.take {
      let typesetter = try PangoTypesetter(language: "en")
      return rare.first { !typesetter.canSet($0.0) }
    }
    guard let missing else { return }
    let title = String(repeating: missing.0, count: 5)
    let page = december(
      try (1...5).map { try timed("2026-12-0\($0)", 9, title) } + [
        try allDay("2026-12-14", "2026-12-22", title + " feast")
      ])
    var remarks: [PageRemark] = []
    _ = try page.render(as: .svg) { remarks.append($0) }
    #expect(remarks.count == 1)
    _ = try PrintDocument([.month(page), .month(page)]).render(as: .svg) { remarks.append($0) }
    #expect(remarks.count == 2)
    #expect(remarks.allSatisfy { $0.description.contains("no font has the letters of") })
    var plain: [PageRemark] = []
    _ = try december([try timed("2026-12-08", 9, "Plain 東京 שלום")]).render(as: .svg) {
      plain.append($0)
    }
    #expect(plain == [])
  }
}
