import Almanac
import CalendarModel
import DayGrid

/// Draws twelve small months.
struct YearDrawing {
  private let year: TextYear
  private let locale: CalendarLocale
  private let signs: YearSigns
  private let mode: ColorMode
  private let width: Int
  /// The columns of a month, its week numbers among them.
  private let monthColumns: Int
  /// The columns before the first day of a month.
  private let left: Int
  /// How many months stand side by side.
  private let across: Int
  /// The columns between two months.
  private let gap: Int

  /// From one day to the next: two digits, a sign, and a space where there is room.
  private let pitch: Int
  /// The lines of a month without its weeks: its name, and the weekdays.
  private static let headLines = 2

  init(_ year: TextYear) {
    self.year = year
    locale = year.options.calendarLocale
    signs = YearSigns(year, locale: locale)
    mode = year.options.colorMode
    width = max(TextAgenda.narrowest, year.options.width)
    left = year.options.showsWeekNumbers && width >= 24 ? 3 : 0
    let (left, width) = (left, width)
    func columns(pitch: Int) -> Int {
      [6, 4, 3, 2].first { $0 * (left + 7 * pitch) + ($0 - 1) * 2 <= width } ?? 1
    }
    let across = columns(pitch: 3)
    let hasAir = across == columns(pitch: 4) && left + 28 <= width
    pitch = hasAir ? 4 : 3
    monthColumns = left + 7 * pitch
    self.across = across
    gap = across > 1 ? min(4, (width - across * monthColumns) / (across - 1)) : 0
  }

  func lines() -> [String] {
    var canvas = TerminalCanvas(width: min(width, max(totalColumns, leastWidth)), locale)
    let title = CalendarLocale.TitlePart(text: locale.number(year.year), isMonth: true)
    MonthHead(title: [title], span: todayText, legend: signs.legend)
      .draw(on: &canvas, x: left)
    for first in stride(from: 1, through: 12, by: across) {
      if first > 1 { canvas.addLines() }
      let months = (first..<first + across).map { Month(validYear: year.year, month: $0) }
      let weeks = months.map { weekCount($0) }.max() ?? 0
      let top = canvas.addLines(Self.headLines + weeks)
      for (index, month) in months.enumerated() {
        draw(month, x: index * (monthColumns + gap), line: top, on: &canvas)
      }
    }
    drawHolidays(on: &canvas)
    return canvas.lines(mode)
  }

  private var totalColumns: Int { across * monthColumns + (across - 1) * gap }

  /// A legend or a list of holidays wants some columns.
  private var leastWidth: Int { min(width, 60) }

  /// Without colours a sign marks today, which could be missed: it is named as well.
  private var todayText: String? {
    guard mode == .none, let today = year.today, year.days.contains(today) else { return nil }
    return (locale.isRightToLeft ? "▸ " : "◂ ") + locale.days("EEEdMMM")(today)
  }

  private func firstDay(_ month: Month) -> Day {
    month.firstDay.startOfWeek(on: year.firstWeekday)
  }

  private func weekCount(_ month: Month) -> Int {
    (firstDay(month).distance(to: month.days.upperBound) + 6) / 7
  }

  private func draw(_ month: Month, x: Int, line: Int, on canvas: inout TerminalCanvas) {
    let grey = TerminalStyle(foreground: TerminalColors.grey)
    let name = ColumnMeasurer.cut(
      locale.capitalized(locale.name(ofMonth: month.month)), to: 7 * pitch)
    canvas.put(name, x: x + left, line: line, TerminalStyle(isBold: true))
    let weekdays = (0..<7).map { year.firstWeekday.advanced(by: $0) }
    let heads = locale.heads(weekdays, inCapitals: false) { DisplayWidth.of($0) <= 2 }
    for (column, head) in heads.enumerated() {
      let head = ColumnMeasurer.cut(head, to: 2)
      let isRest = locale.restDays.contains(weekdays[column])
      canvas.put(
        head, x: x + left + column * pitch + 2 - DisplayWidth.of(head), line: line + 1,
        isRest ? TerminalStyle(foreground: RGBColor.crimson) : grey)
    }
    let first = firstDay(month)
    for week in 0..<weekCount(month) {
      let y = line + Self.headLines + week
      let days = first.advanced(by: week * 7)..<first.advanced(by: week * 7 + 7)
      if left > 0 {
        let number = locale.number(
          DayLabels.week(from: days.lowerBound, by: year.options.almanac.weeks))
        canvas.put(number, x: x + 2 - DisplayWidth.of(number), line: y, faint)
      }
      for (column, day) in days.enumerated() where month.days.contains(day) {
        draw(day, x: x + left + column * pitch, line: y, on: &canvas)
      }
    }
  }

  private var faint: TerminalStyle {
    TerminalStyle(foreground: TerminalColors.grey, isFaint: true)
  }

  private func draw(_ day: Day, x: Int, line: Int, on canvas: inout TerminalCanvas) {
    var sign = signs[day]
    let isRest =
      locale.restDays.contains(day.weekday) || year.options.almanac.holidays[day] != nil
    var style = TerminalStyle(foreground: isRest ? RGBColor.crimson : nil)
    if let ground = sign.ground { style = TerminalColors.bar(ground, mode) }
    if mode == .none {
      if day == year.today {
        sign.text = "◂"
      } else if year.selected.contains(day) {
        sign.text = sign.text == " " ? "<" : sign.text
      }
    } else if day == year.today {
      style = TerminalStyle(foreground: .white, background: RGBColor.crimson, isBold: true)
    } else if year.selected.contains(day) {
      style = TerminalStyle(foreground: .black, background: RGBColor.skyBlue)
    }
    let number = locale.number(day.dayOfMonth)
    if style.background != nil { canvas.fill(x..<x + 2, line: line, style) }
    canvas.put(number, x: x + 2 - DisplayWidth.of(number), line: line, style)
    let ground = sign.second ?? sign.ground
    canvas.put(
      sign.text, x: x + 2, line: line,
      ground.map { TerminalColors.bar($0, mode) } ?? TerminalStyle(foreground: sign.color))
  }

  /// The names of the holidays, which are red above.
  private func drawHolidays(on canvas: inout TerminalCanvas) {
    let holidays = holidays
    guard !holidays.isEmpty else { return }
    canvas.addLines()
    let date = locale.days("dMMM")
    var flow = TextFlow(x: left, line: canvas.addLines())
    for (index, holiday) in holidays.enumerated() {
      let (first, last) = (holiday.days.lowerBound, holiday.days.upperBound.advanced(by: -1))
      let text = first == last ? date(first) : "\(date(first)) – \(date(last))"
      let word = holiday.name.prefix { $0 != " " }
      flow.put(
        text.replacing(" ", with: "\u{A0}"), after: index > 0 ? .dot : .none, on: &canvas,
        TerminalStyle(foreground: RGBColor.crimson), keeping: 1 + DisplayWidth.of(word))
      flow.put(holiday.name, after: .noBreakSpace, on: &canvas, .plain)
    }
  }

  /// The names of the year's holidays, each with the days that follow each other.
  private var holidays: [(name: String, days: Range<Day>)] {
    var result: [(name: String, days: Range<Day>)] = []
    /// The places of names that may go on.
    var last: [String: Int] = [:]
    let named = year.options.almanac.holidays.filter { year.days.contains($0.key) }
    for (day, names) in named.sorted(by: { $0.key < $1.key }) {
      for name in names {
        let name = locale.repertoire.text(HarmlessText.of(name, limit: 200))
        guard !name.isEmpty else { continue }
        let next = day.advanced(by: 1)
        if let index = last[name], result[index].days.upperBound >= day {
          result[index].days = result[index].days.lowerBound..<next
        } else {
          last[name] = result.count
          result.append((name, day..<next))
        }
      }
    }
    return result
  }
}
