import CalendarPrint

/// `daymark print MONTH FILE... -o OUT`.
struct PrintCommand: Subcommand {
  static let format = ValueOption(
    "format", value: "FORMAT",
    help: "pdf, png or svg (default: by the ending of the output, pdf where it has none)")
  static let paper = ValueOption(
    "paper", value: "SIZE", help: "a3, a4 (the default), a5, letter, legal or tabloid")
  static let portrait = FlagOption("portrait", help: "the long side of the paper upright")
  static let landscape = FlagOption("landscape", help: "the long side lying (the default)")
  static let dpi = ValueOption(
    "dpi", value: "N", help: "dots per inch of a PNG image (default: 150)")
  static let title = ValueOption("title", value: "TEXT", help: "a line above the month")
  static let noLegend = FlagOption("no-legend", help: "do not name the calendars")

  let name = "print"
  let summary = "print a month as PDF, PNG or SVG"
  let description = [
    "Draws a month with the events of all files on one page. What has no room in its day is "
      + "counted there and listed at the foot. Without FILE, the calendars and the marks of the "
      + "daybook; with --daybook and files, both.",
    "No day is marked as today unless --today names it: paper outlives the day.",
  ]
  let usages = ["MONTH [FILE...] -o OUTPUT"]
  let options: [any OptionDeclaration] =
    [CommonOptions.output, format, paper, portrait, landscape, dpi, title, noLegend]
    + LookOptions.all + [MarkStyle.option]
    + PageOptions.all + AlmanacOptions.all + EventChoice.options + InputOptions.all + [
      DaybookOptions.daybook, CommonOptions.verbose, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark print 2026-12 work.ics -o december.pdf", "December on A4"),
    HelpExample(
      "daymark print next *.ics --paper letter --portrait -o next.png", "the next month as image"),
    HelpExample(
      "daymark print 2026-12 work.ics:name=Office --mask private -o wall.pdf",
      "a page for all to see"),
    HelpExample(
      "daymark print 2026-10 --almanac moon,lunar:vietnamese --holidays tet.ics -o wall.pdf",
      "with the moon, lunar dates and holidays"),
    HelpExample(
      "daymark print --calendar hebrew 5787-01 --locale he_IL work.ics -o tishri.pdf",
      "a month of another calendar"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let output = context.options[CommonOptions.output] else {
      throw CommandError.usage(
        "no output given", remedy: "name one with -o, such as -o december.pdf")
    }
    let format = try format(output, context)
    let paper = try paper(context)
    let (month, files) = try MonthArgument.leading(context.options.positionals)
    guard let month else {
      throw CommandError.usage("no month given", remedy: "write one first, such as 2026-12")
    }
    let view = try MonthView(
      month, files: files, marksToday: false, marks: MarkStyle(context), context)
    let page = MonthPage(
      grid: view.grid, calendars: view.calendars, locale: view.locale, paper: paper,
      showsWeekNumbers: !context.options[PageOptions.noWeekNumbers],
      showsLegend: !context.options[Self.noLegend],
      title: context.options[Self.title]?.text, theme: try LookOptions.theme(context),
      almanac: view.almanac)
    try OutputFile(output).write(
      page.render(as: format) { problem in
        context.remark("an image \(problem); an empty frame stands in its place")
      })
    return .done
  }

  private func format(
    _ output: Argument, _ context: CommandContext
  ) throws(CommandError) -> PageFormat {
    let dpi = context.options[Self.dpi]
    let chosen = context.options[Self.format]?.text
    switch chosen?.lowercased() ?? Self.ending(of: output) ?? "pdf" {
    case "png":
      guard let dpi else { return .png(dotsPerInch: 150) }
      guard let number = Double(dpi.text) else {
        throw .usage("--dpi \(dpi.text): no number", remedy: "write one such as 300")
      }
      return .png(dotsPerInch: number)
    case "pdf" where dpi != nil, "svg" where dpi != nil:
      throw .usage("--dpi is for PNG", remedy: "leave it out, or write a .png file")
    case "pdf": return .pdf
    case "svg": return .svg
    default:
      if let chosen {
        throw .usage("--format \(chosen): no such format", remedy: "write pdf, png or svg")
      }
      throw .usage(
        "\(output.text): a page cannot be drawn as this kind of file",
        remedy: "end the name in .pdf, .png or .svg, or give --format")
    }
  }

  /// The ending of a file's name in lower case; nil for names such as `-` and `/dev/full`.
  private static func ending(of output: Argument) -> String? {
    let name = output.text.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }

  private func paper(_ context: CommandContext) throws(CommandError) -> PaperSize {
    let name = context.options[Self.paper]?.text ?? "a4"
    guard let size = PaperSize.named[name.lowercased()] else {
      throw .usage(
        "--paper \(name): no such size",
        remedy: "write one of \(PaperSize.named.keys.sorted().joined(separator: ", "))")
    }
    let isPortrait = context.options[Self.portrait]
    if isPortrait, context.options[Self.landscape] {
      throw .usage("--portrait and --landscape exclude each other", remedy: "give one of them")
    }
    return isPortrait ? size.portrait : size.landscape
  }
}
