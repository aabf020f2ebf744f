import CGLib
import Almanac
import CalendarPrint
import FoundationEssentials

/// `daymark print TIME FILE... -o OUT`.
struct PrintCommand: Subcommand {
  static let format = ValueOption(
    "format", value: "FORMAT",
    help: "pdf, png, svg or html (default: by the ending of the output, pdf where it has none)")
  static let paper = ValueOption(
    "paper", value: "SIZE",
    help: "a3, a4 (the default), a5, letter, legal, tabloid, or sides such as 210x297mm or "
      + "8.5x11in")
  static let margin = ValueOption(
    "margin", value: "LENGTH", help: "white on all sides, such as 12mm or 0.5in")
  static let layout = ValueOption(
    "layout", value: "NAME",
    help: "month, week, year or agenda (default: what suits the time)")
  static let heat = ValueOption(
    "heat", value: "WHAT",
    help: "what the colours of a year's days tell: count, mood or none (the default: dots)")
  static let notes = FlagOption("notes", help: "a month with room to write beside it")
  static let minis = FlagOption("minis", help: "a month with those before and after, small")
  static let portrait = FlagOption("portrait", help: "the long side of the paper upright")
  static let landscape = FlagOption(
    "landscape", help: "the long side lying (the default of named sizes)")
  static let dpi = ValueOption(
    "dpi", value: "N", help: "dots per inch of a PNG image (default: 150)")
  static let title = ValueOption("title", value: "TEXT", help: "a line above the month")
  static let noLegend = FlagOption("no-legend", help: "do not name the calendars")

  let name = "print"
  let summary = "print months, weeks, a year or an agenda as PDF, PNG, SVG or HTML"
  let description = [
    "Draws the events of all files: a month on a page (TIME is 2026-12), months on a page each "
      + "(2026-10..2026-12), a week with its hours (2026-W50, or a day of it), a year (2026), or "
      + "a list of any of these (--layout agenda). What has no room in its day is counted there "
      + "and listed at the foot. Without FILE, the calendars and the marks of the daybook; with "
      + "--daybook and files, both.",
    "A PDF holds all pages. Images of more than one page are files with numbers: out-1.png, "
      + "out-2.png.",
    "As HTML, months or a year are one file for a browser, with all that the files tell of the "
      + "events, to page through. It is printed on --paper, a month on each page, and finds today "
      + "when it is opened.",
    "With --calendar, times are written in that calendar's years (1405, 1405-07, 1405-07-15), and "
      + "the pages have its months and dates.",
    "No day is marked as today unless --today names it: paper outlives the day.",
  ]
  let usages = ["TIME [FILE...] -o OUTPUT"]
  let options: [any OptionDeclaration] =
    [
      CommonOptions.output, format, layout, paper, portrait, landscape, margin, dpi, title,
      noLegend, heat, notes, minis,
    ]
    + LookOptions.all + [MarkStyle.option, OverflowOption.option]
    + PageOptions.all + AlmanacOptions.all + EventChoice.options + InputOptions.all + [
      DaybookOptions.daybook, CommonOptions.verbose, CommonOptions.quiet,
    ]
  let examples = [
    HelpExample("daymark print 2026-12 work.ics -o december.pdf", "December on A4"),
    HelpExample(
      "daymark print next *.ics --paper letter --portrait -o next.png", "the next month as image"),
    HelpExample(
      "daymark print 2026-10..2026-12 *.ics --minis --notes -o q4.pdf",
      "three months, a page each, with room to write"),
    HelpExample(
      "daymark print 2026-10..2026-12 work.ics -o autumn.html", "three months for a browser"),
    HelpExample("daymark print 2026-W50 work.ics -o week.pdf", "a week with its hours"),
    HelpExample("daymark print 2026 --heat mood -o year.pdf", "the daybook's moods of a year"),
    HelpExample(
      "daymark print --calendar persian 1405 --locale fa_IR -o 1405.pdf",
      "a year of another calendar"),
    HelpExample(
      "daymark print 2026-12 work.ics:name=Office --mask private -o wall.pdf",
      "a page for all to see"),
    HelpExample(
      "daymark print 2026-10 --almanac moon,lunar:vietnamese --holidays tet.ics -o wall.pdf",
      "with the moon, lunar dates and holidays"),
    HelpExample(
      "daymark print --calendar hebrew 5787-01 --locale he_IL work.ics -o tishri.pdf",
      "a month of another calendar"),
    HelpExample(
      "daymark print --calendar persian 1405-07..1405-09 --locale fa_IR work.ics -o autumn.html",
      "three of them for a browser"),
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard let output = context.options[CommonOptions.output] else {
      throw CommandError.usage(
        "no output given", remedy: "name one with -o, such as -o december.pdf")
    }
    let isHTML = Self.kind(output, context) == "html"
    let format = isHTML ? nil : try format(output, context)
    let paper = try paper(context)
    guard let format else {
      let (months, files) = try MonthArgument.leading(context.options.positionals)
      guard let months else {
        throw CommandError.usage("no month given", remedy: "write one first, such as 2026-12")
      }
      try writeHTML(months, files: files, paper: paper, to: output, context)
      return .done
    }
    let layout = try PrintLayout.chosen(context.options[Self.layout])
    let sheet = PageSheet(
      calendars: [], locale: Locale(identifier: "en"), paper: paper,
      margin: try margin(context, paper),
      showsWeekNumbers: !context.options[PageOptions.noWeekNumbers],
      showsLegend: !context.options[Self.noLegend], title: context.options[Self.title]?.text,
      theme: try LookOptions.theme(context))
    let extras = PrintView.Extras(
      heat: try Self.heat(context), showsNotes: context.options[Self.notes],
      showsMinis: context.options[Self.minis], marks: try MarkStyle(context),
      overflow: try OverflowOption.chosen(context))
    let (span, files) = try SpanArgument.leading(context.options.positionals)
    guard let span else {
      throw CommandError.usage(
        "no time given",
        remedy: context.calendarSystem == .gregorian
          ? "write one first, such as 2026-12, 2026-W50 or 2026"
          : "write one of that calendar first, such as 1405-07")
    }
    let view = try PrintView(
      span, files: files, layout: layout, sheet: sheet, extras: extras, context)
    // What the files took is free: what drawing takes shall not come on top of it.
    malloc_trim(0)
    try write(view.document, as: format, to: output, context)
    return .done
  }

  /// Draws the pages and writes their files.
  private func write(
    _ document: PrintDocument, as format: PageFormat, to output: Argument,
    _ context: CommandContext
  ) throws {
    let files = PageFiles(output)
    var count = 1
    defer { context.progress.clear() }
    try document.render(as: format) { remark in
      context.remark(remark.description)
    } progress: { progress in
      context.progress.show("Page \(progress.page) of \(progress.count)")
      if format != .pdf { count = progress.count }
    } write: { bytes in
      try files.add(bytes, of: count)
    }
    try files.finish()
  }

  /// What kind of file is asked for, in lower case.
  private static func kind(_ output: Argument, _ context: CommandContext) -> String {
    let kind = context.options[Self.format]?.text.lowercased() ?? ending(of: output) ?? "pdf"
    return kind == "htm" ? "html" : kind
  }

  private func format(
    _ output: Argument, _ context: CommandContext
  ) throws(CommandError) -> PageFormat {
    let dpi = context.options[Self.dpi]
    let chosen = context.options[Self.format]?.text
    switch Self.kind(output, context) {
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
        throw .usage("--format \(chosen): no such format", remedy: "write pdf, png, svg or html")
      }
      throw .usage(
        "\(output.text): a page cannot be drawn as this kind of file",
        remedy: "end the name in .pdf, .png, .svg or .html, or give --format")
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
    guard let size = PaperSize(name) else {
      throw .usage(
        "--paper \(name): no such size",
        remedy: "write one of \(PaperSize.named.keys.sorted().joined(separator: ", ")), or the "
          + "sides, such as 210x297mm")
    }
    let isPortrait = context.options[Self.portrait]
    let isLandscape = context.options[Self.landscape]
    if isPortrait, isLandscape {
      throw .usage("--portrait and --landscape exclude each other", remedy: "give one of them")
    }
    // Sides that are given stay as they are.
    return isPortrait ? size.portrait : isLandscape ? size.landscape : size
  }

  private func margin(
    _ context: CommandContext, _ paper: PaperSize
  ) throws(CommandError) -> Double? {
    guard let text = context.options[Self.margin]?.text else { return nil }
    guard let margin = PaperLength.points(text) else {
      throw .usage("--margin \(text): no length", remedy: "write one such as 12mm or 0.5in")
    }
    guard margin <= paper.widestMargin else {
      throw .usage(
        "--margin \(text): too wide for the paper",
        remedy: "take no more than a quarter of its shorter side")
    }
    return margin
  }

  static func heat(_ context: CommandContext) throws(CommandError) -> YearPage.Heat? {
    guard let text = context.options[Self.heat]?.text else { return nil }
    guard let heat = YearPage.Heat.allCases.first(where: { "\($0)" == text.lowercased() }) else {
      throw .usage("--heat \(text): no such thing", remedy: "write count, mood or none")
    }
    return heat
  }
}
