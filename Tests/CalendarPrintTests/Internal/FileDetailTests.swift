import Testing

@testable import CalendarPrint

@Suite("Details of files")
struct FileDetailTests {
  @Test("Checksums are those of the PNG specification")
  func checksum() {
    // The checksum of every IEND chunk, and the check value of CRC-32 (ISO 3309).
    #expect(PNGResolution.checksum(Array("IEND".utf8)) == 0xAE42_6082)
    #expect(PNGResolution.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("Bytes that are no PNG stay as they are")
  func shortFile() {
    #expect(PNGResolution.adding(150, to: [1, 2, 3]) == [1, 2, 3])
  }

  @Test(
    "Names of an SVG count from one, and nothing else changes",
    arguments: [
      (
        ##"<g id="surface117"><use xlink:href="#image42"/></g><g id="image42"/>"##,
        ##"<g id="surface1"><use xlink:href="#image2"/></g><g id="image2"/>"##
      ),
      (
        ##"<g id="glyph0-12" mask="url(#source9)"/>"##,
        ##"<g id="glyph0-12" mask="url(#source1)"/>"##
      ),
      (##"<path d="M surface12"/>"##, ##"<path d="M surface12"/>"##),
      (##"<g id="surface"/>"##, ##"<g id="surface"/>"##), ("\"surface1", "\"surface1"), ("", ""),
    ])
  func svgNames(svg: String, expected: String) {
    let made = SVGNames.renumbered(Array(svg.utf8))
    #expect(String(decoding: made, as: UTF8.self) == expected)
  }
}
