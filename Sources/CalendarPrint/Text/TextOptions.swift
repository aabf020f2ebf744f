public import FoundationEssentials

/// How text for a terminal is laid out.
public struct TextOptions: Hashable, Sendable {
  /// The width in columns. Lines are not longer, unless there are fewer than 21 columns.
  public var width: Int
  /// The number of lines that a month stays within where it can; nil for what it needs.
  public var height: Int?
  /// How much colour there is.
  public var colorMode: ColorMode
  /// The language of names and numbers, and the form of times.
  public var locale: Locale
  /// Whether ISO week numbers stand beside the rows of a month.
  public var showsWeekNumbers: Bool
  /// What is told about the days beside their entries.
  public var almanac: PageAlmanac
  /// The characters that there are.
  public var repertoire: TextRepertoire

  /// Options of these parts.
  public init(
    width: Int, height: Int? = nil, colorMode: ColorMode, locale: Locale,
    showsWeekNumbers: Bool = true, almanac: PageAlmanac = PageAlmanac(),
    repertoire: TextRepertoire = .unicode
  ) {
    self.width = width
    self.height = height
    self.colorMode = colorMode
    self.locale = locale
    self.showsWeekNumbers = showsWeekNumbers
    self.almanac = almanac
    self.repertoire = repertoire
  }
}

extension TextOptions {
  /// What the locale says, in the characters that there are.
  var calendarLocale: CalendarLocale { CalendarLocale(locale, repertoire: repertoire) }
}
