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
    #expect(text.contains(/\/Count 1 \/Kids [^>]*\/Type \/Pages/))
    // ANSI Letter is 8.5 by 11 inches, of 72 points each.
    #expect(text.contains(/\/MediaBox \[ ?0 0 612 792 ?\]/))
  }

  @Test("what has no room takes a page of its own, or is told where nothing lists it")
  func overflow() throws {
    let text = try Self.printed("-", ["--overflow", "page"]).output
    #expect(text.contains(/\/Count 2 \/Kids [^>]*\/Type \/Pages/))
    let run = try CommandRun(
      ["print", "2026-12", "-o", "-", "--overflow", "none", "--zone", "Europe/Berlin"]
        + Project.demo)
    #expect(run.status == 0)
    #expect(run.errors.contains("no room in their days, and no list names them"))
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

  @Test(
    "a PDF has a page for each month, week or year of the time",
    arguments: [
      ("2026-10..2026-12", [], 3), ("2026-12", ["--layout", "week"], 5), ("2026-W50", [], 1),
      // A span that ends on the first days of its only week.
      ("2026-W50..2026-12-07", [], 1),
      ("2026-12-07", [], 1), ("2026-12-07..2026-12-14", [], 2), ("2026", [], 1),
      ("2026", ["--layout", "month"], 12), ("2026..2027", ["--heat", "count"], 2),
      ("2026-12", ["--layout", "agenda", "--portrait"], 3),
    ])
  func pages(time: String, options: [String], count: Int) throws {
    let run = try CommandRun(
      ["print", time, "-o", "-", "--zone", "Europe/Berlin"] + options + Project.demo)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("/Count \(count)\n") || run.output.contains("/Count \(count) "))
    let again = try CommandRun(
      ["print", time, "-o", "-", "--zone", "Europe/Berlin"] + options + Project.demo)
    #expect(run.outputBytes == again.outputBytes)
  }

  @Test("images of several pages are numbered files, and need a name")
  func numberedImages() throws {
    let scratch = try Scratch()
    let span = ["print", "2026-10..2026-12", "--zone", "Europe/Berlin"]
    let run = try CommandRun(span + ["-o", scratch["q4.svg"]] + Project.demo)
    #expect(run.status == 0)
    #expect(scratch.names.sorted() == ["q4-1.svg", "q4-2.svg", "q4-3.svg"])
    let one = try CommandRun(
      ["print", "2026-11", "--zone", "Europe/Berlin", "-o", "-", "--format", "svg"] + Project.demo)
    #expect(Project.bytes(scratch["q4-2.svg"]) == one.outputBytes)
    let refused = try CommandRun(span + ["-o", "-", "--format", "svg"] + Project.demo)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("3 images cannot be written into one output"))
  }

  @Test("paper and margins are those asked for")
  func sizes() throws {
    let text = try Self.printed("-", ["--paper", "8.5x11in", "--margin", "12mm"]).output
    #expect(text.contains(/\/MediaBox \[ ?0 0 612 792 ?\]/))
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
