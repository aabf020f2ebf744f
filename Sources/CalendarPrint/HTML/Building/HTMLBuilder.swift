import Almanac
import CalendarModel
import DayGrid
import FoundationEssentials
import FoundationInternationalization

/// Builds the document of an `HTMLCalendar`.
struct HTMLBuilder {
  /// The bounds of what grows with the content of files.
  enum Limit {
    /// Scalars of a title, in a cell and where it is told in full.
    static let title = 160
    static let fullTitle = 2_000
    static let place = 400
    static let name = 120
    static let note = ForeignLines.Limit(lines: 200, scalars: 8_000)
    static let links = 40
    static let words = 40
    /// Entries of a day that are listed; the others are counted.
    static let entriesOfDay = 1_000
    /// The same in the list at a sheet's foot.
    static let entriesOfNote = 100
    static let factsOfDay = 8
    static let marksOfDay = 50
  }

  let calendar: HTMLCalendar
  let locale: CalendarLocale
  let words: DocumentWords
  let isRightToLeft: Bool
  let looks: DocumentLooks
  let days: DocumentDays
  let months: [DocumentMonth]
  /// How dates of the calendars that days have as second ones are written.
  let systemDates: [CalendarSystem: SystemDates]

  init(_ calendar: HTMLCalendar) {
    self.calendar = calendar
    let given = calendar.pages.first?.locale ?? Locale(identifier: "en_GB")
    locale = CalendarLocale(given)
    let known = Locale(identifier: locale.languageTag).language
    words = DocumentWords(
      language: known.languageCode?.identifier ?? "en", script: known.script?.identifier)
    isRightToLeft = known.characterDirection == .rightToLeft
    days = DocumentDays(calendar)
    let writers = DocumentMonth.Writers(locale)
    months = calendar.pages.map { [locale] page in
      DocumentMonth(page, locale: locale, writers: writers)
    }
    looks = DocumentLooks(calendar, days: days, months: months)
    let systems = Set(calendar.pages.flatMap(\.almanac.dates))
    systemDates = Dictionary(
      uniqueKeysWithValues: systems.map { [locale] in ($0, SystemDates($0, locale: locale)) })
  }

  /// The whole file.
  func document() -> [UInt8] {
    var writer = HTMLWriter()
    writer.doctype()
    writer.element(
      "html", .words("lang", languageTag), .fixed("dir", isRightToLeft ? "rtl" : "ltr")
    ) { writer in
      writer.lineBreak()
      writer.element("head") { writeHead(&$0) }
      writer.lineBreak()
      writer.element("body") { writeBody(&$0) }
      writer.lineBreak()
    }
    writer.lineBreak()
    return writer.bytes
  }

  /// The language without the calendar, which the numbers of days already tell.
  private var languageTag: String {
    locale.languageTag.firstRange(of: "-u-").map { String(locale.languageTag[..<$0.lowerBound]) }
      ?? locale.languageTag
  }

  /// What the file is called: its months, and whose they are.
  var title: String {
    let names = [months.first, months.count > 1 ? months.last : nil].compactMap { $0?.name }
    let months = names.joined(separator: " – ")
    let whose = calendar.pages.first?.title.map { HarmlessText.of($0, limit: Limit.name) } ?? ""
    return whose.isEmpty ? months : months.isEmpty ? whose : "\(whose) · \(months)"
  }

  /// The policy that lets a browser load nothing and run nothing but this.
  private func policy(_ sheet: StyleSheet) -> String {
    let style = ContentDigest.sha256(sheet.bytes).map { "'sha256-\($0)'" } ?? "'none'"
    let script = ContentDigest.sha256(PageScript.bytes).map { "'sha256-\($0)'" } ?? "'none'"
    return "default-src 'none'; style-src \(style); script-src \(script); img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  private func writeHead(_ writer: inout HTMLWriter) {
    let sheet = looks.sheet
    writer.lineBreak()
    writer.void("meta", .fixed("charset", "utf-8"))
    writer.lineBreak()
    writer.void(
      "meta", .fixed("http-equiv", "Content-Security-Policy"), .words("content", policy(sheet)))
    writer.lineBreak()
    writer.void(
      "meta", .fixed("name", "viewport"), .fixed("content", "width=device-width, initial-scale=1"))
    writer.lineBreak()
    writer.void("meta", .fixed("name", "color-scheme"), .fixed("content", "light dark"))
    writer.lineBreak()
    writer.void("meta", .fixed("name", "referrer"), .fixed("content", "no-referrer"))
    writer.lineBreak()
    writer.element("title", words: title)
    writer.lineBreak()
    writer.style(sheet)
    writer.script(PageScript.text)
  }

  private func writeBody(_ writer: inout HTMLWriter) {
    writer.lineBreak()
    writeBar(&writer)
    writer.lineBreak()
    writer.element("main") { writer in
      for index in calendar.pages.indices {
        writer.lineBreak()
        writeMonth(index, &writer)
      }
      writer.lineBreak()
    }
    writer.lineBreak()
    writeHours(&writer)
    writer.lineBreak()
    writer.element("aside", .classes("days"), .fixed("aria-live", "polite")) { writer in
      for place in days.places {
        writer.lineBreak()
        writeDay(place, &writer)
      }
      writer.lineBreak()
    }
    writer.lineBreak()
  }

  /// What stands above the months: whose they are, links to each, and what scripts do.
  private func writeBar(_ writer: inout HTMLWriter) {
    writer.element("header", .classes("top")) { writer in
      let title = calendar.pages.first?.title ?? ""
      writer.element("h1", .classes([title.isEmpty ? "unseen" : nil])) { writer in
        if title.isEmpty {
          writer.words(self.title)
        } else {
          writer.foreign(title, limit: Limit.name)
        }
      }
      if calendar.pages.count > 1 {
        writer.element("nav", .classes("months"), .words("aria-label", words.month)) { writer in
          for (index, month) in months.enumerated() {
            // Where another year begins, it is named.
            let isSameYear = index == 0 || months[index - 1].year == month.year
            writer.element(
              "a", .href(.month(month.key)), .words("aria-label", month.name),
              words: isSameYear ? month.shortName : month.name)
          }
        }
      }
      writer.element("div", .classes("tools scripted")) { writer in
        writer.element(
          "button", .fixed("type", "button"), .fixed("data-action", "today"), words: words.today)
        for (action, words, sign) in [
          ("back", words.previousWeek, "‹"), ("ahead", words.nextWeek, "›"),
        ] as [(StaticString, String, String)] {
          writer.element(
            "button", .fixed("type", "button"), .classes("weekly"),
            .fixed("data-action", action), .words("aria-label", words), words: sign)
        }
        writer.element(
          "button", .fixed("type", "button"), .fixed("data-action", "month"),
          .fixed("aria-pressed", "true"), words: words.month)
        writer.element(
          "button", .fixed("type", "button"), .fixed("data-action", "week"),
          .fixed("aria-pressed", "false"), words: words.week)
      }
    }
  }

  /// The hours of a day, which a script puts beside the week that is shown.
  private func writeHours(_ writer: inout HTMLWriter) {
    let day = Day(validYear: 2026, month: 1, day: 1)
    writer.element(
      "ol", .classes("hours"), .fixed("aria-hidden", "true"), .flag("hidden")
    ) { writer in
      for hour in 0..<24 {
        let time = WallTime(day, secondOfDay: hour * 3600)
        writer.element("li", .classes(["a\(hour * 60)"]), words: locale.clock.time(time))
      }
    }
  }
}
