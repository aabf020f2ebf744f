import CalendarPrint
import Testing

@Suite("Paper sizes")
struct PaperSizeTests {
  @Test(
    "Sides in points are those of ISO 216 and ANSI/ASME Y14.1",
    arguments: [
      // Millimetres and inches times 72, as usual tables have them (rounded to points).
      (PaperSize.a3, 1191.0, 842.0), (.a4, 842, 595), (.a5, 595, 420), (.letter, 792, 612),
      (.legal, 1008, 612), (.tabloid, 1224, 792),
    ])
  func sides(paper: PaperSize, width: Double, height: Double) {
    #expect(paper.width.rounded() == width)
    #expect(paper.height.rounded() == height)
    #expect(paper.portrait.width == paper.height)
    #expect(paper.portrait.landscape == paper)
  }

  @Test("Every size has a name")
  func names() {
    #expect(
      PaperSize.named.keys.sorted() == ["a3", "a4", "a5", "legal", "letter", "tabloid"])
    #expect(PaperSize.named["a4"] == .a4)
  }
}
