import Almanac
import CalendarPrint
import DayGrid
import FoundationEssentials

extension PrintCommand {
  /// Writes the months as one document.
  func writeHTML(
    _ months: Argument, files: [InputFile], paper: PaperSize, to output: Argument,
    _ context: CommandContext
  ) throws {
    try Self.checkHTML(context)
    let view = try MonthsView(
      months, files: files, marks: try MarkStyle(context), context)
    let pages = view.grids.map { grid in
      MonthPage(
        grid: grid, calendars: view.calendars, locale: view.locale, paper: paper,
        showsWeekNumbers: !context.options[PageOptions.noWeekNumbers],
        showsLegend: !context.options[Self.noLegend], title: context.options[Self.title]?.text,
        almanac: view.almanac)
    }
    let document = HTMLCalendar(pages: pages, details: view.details, marks: view.marks)
    try OutputFile(output).write(document.html())
  }

  /// Whether all options that are given mean something in a document.
  private static func checkHTML(_ context: CommandContext) throws(CommandError) {
    if context.options[dpi] != nil {
      throw .usage("--dpi is for PNG", remedy: "leave it out, or write a .png file")
    }
    let values = [margin, heat, LookOptions.theme, LookOptions.ink, OverflowOption.option]
    let flags = [notes, minis, LookOptions.gray]
    let given =
      values.filter { context.options[$0] != nil }.map(\.option)
      + flags.filter { context.options[$0] }.map(\.option)
    if let option = given.first {
      throw .usage(
        "--\(option.name) means nothing in HTML", remedy: "leave it out, or write a .pdf file")
    }
    if let layout = try PrintLayout.chosen(context.options[layout]), layout != .month {
      throw .usage(
        "--layout \(layout) is no layout of HTML", remedy: "leave it out, or write a .pdf file")
    }
  }
}
