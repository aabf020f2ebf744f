import Testing

@Suite("print")
struct PrintTests {
  private static func printed(_ output: String, _ arguments: [String] = []) throws -> CommandRun {
    let run = try CommandRun(
      ["print", "2026-12", "-o", output, "--zone", "Europe/Berlin"] + arguments + Project.demo)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run
  }

  @Test("a PDF has one page of the paper asked for")
  func pdf() throws {
    let text = try Self.printed("-", ["--portrait", "--paper", "letter"]).output
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.hasSuffix("%%EOF\n"))
    #expect(text.contains(/\/Type \/Pages[^>]*\/Count 1[^0-9]/))
    // ANSI Letter is 8.5 by 11 inches, of 72 points each.
    #expect(text.contains(/\/MediaBox \[ ?0 0 612 792 ?\]/))
  }

  @Test("a PNG has its signature and the pixels that paper and --dpi make")
  func png() throws {
    let bytes = try Self.printed("-", ["--format", "png", "--dpi", "72"]).outputBytes
    // PNG, second edition, 5.2 and 11.2.2. A4 is 297 by 210 mm: 841.9 by 595.3 points.
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let size = [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(size == [842, 595])
  }

  @Test("an SVG has its root")
  func svg() throws {
    let text = try Self.printed("-", ["--format", "svg"]).output
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test(
    "the ending decides the format, and the same input makes the same bytes",
    arguments: [("a.pdf", "pdf"), ("a.PNG", "png"), ("a.svg", "svg"), ("a", "pdf")])
  func endings(name: String, format: String) throws {
    let scratch = try Scratch()
    let run = try Self.printed(scratch[name])
    #expect(run.output == "")
    #expect(scratch.names == [name])
    let again = try Self.printed("-", ["--format", format])
    #expect(Project.bytes(scratch[name]) == again.outputBytes)
  }

  @Test("today is marked only where --today names it")
  func today() throws {
    let pages = try ["2026-12-01", "2026-12-24"].map { day in
      let clock = ["DAYMARK_NOW": "\(day)T12:00:00Z"]
      return try CommandRun(
        ["print", "2026-12", "-o", "-", "--format=svg"] + Project.demo, variables: clock
      )
      .outputBytes
    }
    #expect(pages[0] == pages[1])
    let marked = try CommandRun(
      ["print", "2026-12", "-o", "-", "--format=svg", "--today=2026-12-24"] + Project.demo)
    #expect(marked.outputBytes != pages[0])
  }
}
