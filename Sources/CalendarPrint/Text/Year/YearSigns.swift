import CalendarModel
import DayGrid

/// What stands behind the number of each day of a year, and what it means.
struct YearSigns {
  /// A sign of one column, and the colours that the day has.
  struct Sign: Hashable {
    var text = " "
    /// The colour of the sign.
    var color: RGBColor?
    /// The ground of number and sign.
    var ground: RGBColor?
    /// The ground of the sign, where it is another.
    var second: RGBColor?
  }

  private let days: YearDays
  private let heat: YearPage.Heat
  private let mode: ColorMode
  private let signs: CalendarSigns
  private let locale: CalendarLocale
  /// By day: the calendars of its entries, each once, a few at most.
  private var calendars: [[Int]]
  /// By day: the colour of its first entry.
  private var colors: [RGBColor?]
  /// The letter of each mood.
  private let letters: [String]

  init(_ year: TextYear, locale: CalendarLocale) {
    var page = YearPage(
      year: year.year, entries: year.entries, marks: year.marks, heat: year.heat,
      sheet: PageSheet(calendars: year.calendars, locale: year.options.locale))
    page.today = year.today
    days = YearDays(page, calendars: year.calendars)
    heat = year.heat
    mode = year.options.colorMode
    signs = CalendarSigns(year.calendars, year.options)
    self.locale = locale
    calendars = [[Int]](repeating: [], count: days.days.count)
    colors = [RGBColor?](repeating: nil, count: days.days.count)
    letters = Self.letters(days.moods.map { locale.repertoire.text($0.word) })
    guard heat == .none else { return }
    for entry in year.entries.sorted(by: EntryOrder.precedes)
    where entry.status != .cancelled {
      for day in entry.days.clamped(to: days.days) {
        let index = days.days.lowerBound.distance(to: day)
        if colors[index] == nil { colors[index] = signs.color(of: entry) }
        if calendars[index].count < 2, !calendars[index].contains(entry.calendar) {
          calendars[index].append(entry.calendar)
        }
      }
    }
  }

  /// The sign of a day of the year.
  subscript(day: Day) -> Sign {
    let index = days.days.lowerBound.distance(to: day)
    switch heat {
    case .none:
      guard let first = calendars[index].first else { return Sign() }
      if calendars[index].count > 1 { return Sign(text: "⁺") }
      return Sign(
        text: signs.areNeeded ? signs.shape(ofCalendar: first) : "•", color: colors[index])
    case .count:
      return HeatScale.step(of: days.counts[index]).map(step) ?? Sign()
    case .mood:
      let moods = days.moodsOfDay[index]
      guard let first = moods.first else { return Sign() }
      return Sign(
        text: moods.count > 1 ? "+" : letters[first], ground: ground(days.moods[first].color),
        second: moods.dropFirst().first.flatMap { ground(days.moods[$0].color) })
    }
  }

  /// The names of the signs.
  var legend: [MonthHead.Item] {
    switch heat {
    case .none:
      let legend = signs.legend(signs.shape(ofCalendar:))
      let several = !legend.isEmpty && calendars.contains { $0.count > 1 }
      return legend + (several ? [MonthHead.Item(sign: "⁺", name: "2+")] : [])
    case .count:
      return HeatScale.steps.indices.map { item(step($0), HeatScale.label(ofStep: $0, locale)) }
    case .mood:
      return days.moods.indices.map { index in
        let mood = days.moods[index]
        let word = ColumnMeasurer.cut(locale.repertoire.text(mood.word), to: 24)
        return item(
          Sign(text: letters[index], ground: ground(mood.color)),
          "\(word) \(locale.number(mood.dayCount))")
      }
    }
  }

  private func item(_ sign: Sign, _ name: String) -> MonthHead.Item {
    MonthHead.Item(
      sign: sign.ground == nil ? sign.text : " \(sign.text) ", name: name,
      color: sign.ground.map { TerminalColors.bar($0, mode).foreground ?? .black } ?? sign.color,
      background: sign.ground)
  }

  /// A step of the scale of counts: a shade of gray that takes on the colour.
  private func step(_ index: Int) -> Sign {
    let texts = [".", ":", "+", "#", "@"]
    let shades = ["·", "░", "▒", "▓", "█"]
    let text = (locale.repertoire == .ascii ? texts : shades)[min(index, texts.count - 1)]
    guard mode != .none else { return Sign(text: text) }
    let color = signs.indices.count == 1 ? signs.color(ofCalendar: 0) : EntryColors.standard(0)
    let strength = Double(index + 1) / Double(HeatScale.steps.count)
    return Sign(text: text, color: TerminalColors.grey.mixed(with: color, by: strength))
  }

  private func ground(_ color: RGBColor) -> RGBColor? {
    mode == .none ? nil : TerminalColors.bar(color, mode).background
  }

  /// A letter for each word: its first where that is free and of one column, else the next of
  /// the alphabet.
  private static func letters(_ words: [String]) -> [String] {
    var free = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
    var taken: Set<String> = []
    return words.map { word in
      let first = word.first.map { String($0).lowercased() } ?? ""
      var letter = first
      if DisplayWidth.of(first) != 1 || first.first?.isLetter != true || taken.contains(first) {
        letter = free.first { !taken.contains($0) } ?? "+"
      }
      taken.insert(letter)
      free.removeAll { $0 == letter }
      return letter
    }
  }
}
