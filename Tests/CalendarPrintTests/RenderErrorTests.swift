import CalendarPrint
import Testing

@Suite("What cannot be drawn is refused with a reason")
struct RenderErrorTests {
  @Test(
    "Paper out of range",
    arguments: [
      PaperSize(width: 0, height: 0), PaperSize(width: 10, height: 600),
      PaperSize(width: -842, height: 595), PaperSize(width: 842, height: .infinity),
      PaperSize(width: 20_000, height: 20_000), PaperSize(width: 143.9, height: 144),
    ])
  func paper(_ paper: PaperSize) throws {
    for format in [PageFormat.pdf, .png(dotsPerInch: 72), .svg] {
      #expect(throws: RenderError.unusablePaper(width: paper.width, height: paper.height)) {
        try december([], paper: paper).render(as: format)
      }
    }
  }

  @Test("Paper that is not a number")
  func paperNotANumber() {
    #expect(throws: RenderError.self) {
      try december([], paper: PaperSize(width: .nan, height: 595)).render(as: .pdf)
    }
  }

  @Test("Resolutions out of range", arguments: [0, -1, 17.9, 2401, .infinity])
  func resolution(_ dotsPerInch: Double) {
    #expect(throws: RenderError.unusableResolution(dotsPerInch)) {
      try december([]).render(as: .png(dotsPerInch: dotsPerInch))
    }
  }

  @Test("Images with more pixels than an image can have")
  func imageTooLarge() {
    // 420 by 297 mm at 2,400 dots per inch.
    #expect(throws: RenderError.imageTooLarge(width: 39_685, height: 28_063)) {
      try december([], paper: .a3).render(as: .png(dotsPerInch: 2400))
    }
  }

  @Test("An error says what to do in one line")
  func description() {
    let errors = [
      RenderError.unusablePaper(width: 1, height: 2), .unusableResolution(1),
      .imageTooLarge(width: 99_999, height: 1), .noFonts,
      .drawing(status: 1, message: "out of memory"),
    ]
    for error in errors {
      #expect(!error.description.isEmpty)
      #expect(!error.description.contains("\n"))
    }
  }
}
