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

  @Test(
    "A size is a name, or sides with a unit",
    arguments: [
      // Millimetres times 72 / 25.4, inches times 72.
      ("A4", 841.89, 595.28), ("210x297mm", 595.28, 841.89), ("21 x 29.7 cm", 595.28, 841.89),
      ("8.5x11in", 612, 792), ("8,5×11in", 612, 792), ("8.5inx279.4mm", 612, 792),
      ("600x400pt", 600, 400),
    ])
  func texts(text: String, width: Double, height: Double) throws {
    let size = try #require(PaperSize(text))
    #expect(size == PaperSize(width: width, height: height))
  }

  @Test(
    "Anything else is none",
    arguments: ["", "a", "b5", "210x297", "210mm", "x297mm", "1x2x3mm", "-1x2mm", "axbmm", "mmxmm"])
  func noSizes(text: String) {
    #expect(PaperSize(text) == nil)
  }

  @Test("A length has a unit", arguments: [("12mm", 34.02), ("0.5in", 36.0), ("1cm", 28.35)])
  func lengths(text: String, points: Double) {
    #expect(PaperLength.points(text) == points)
    #expect(PaperLength.points(text.dropLast(2)) == nil)
  }

  @Test("Every size has a name")
  func names() {
    #expect(
      PaperSize.named.keys.sorted() == ["a3", "a4", "a5", "legal", "letter", "tabloid"])
    #expect(PaperSize.named["a4"] == .a4)
  }
}
