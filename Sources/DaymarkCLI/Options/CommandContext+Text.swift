import CalendarPrint
import FoundationEssentials

extension CommandContext {
  /// How text for standard output is laid out.
  func textOptions(
    _ locale: Locale, almanac: PageAlmanac = PageAlmanac()
  ) -> TextOptions {
    TextOptions(
      width: outputTerminal.columns, colorMode: ColorMode(outputTerminal.colors), locale: locale,
      showsWeekNumbers: !options[PageOptions.noWeekNumbers], almanac: almanac,
      repertoire: options[CommonOptions.ascii] || outputTerminal.isPlain ? .ascii : .unicode)
  }
}
