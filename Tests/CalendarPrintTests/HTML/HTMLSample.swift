import CalendarModel
import CalendarPrint
import DayGrid
import Foundation

/// A document as text, and what of it a test looks at.
struct HTMLSample {
  let text: String

  init(_ calendar: HTMLCalendar) throws {
    text = String(decoding: try calendar.html(), as: UTF8.self)
  }

  /// The document without its style sheet and script, which are the program's own.
  var body: String {
    guard let start = text.range(of: "<body>") else { return text }
    return String(text[start.lowerBound...])
  }

  /// The pieces of the document that begin with `start`, each up to the next `end`.
  func pieces(from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map {
      $0.components(separatedBy: end)[0]
    }
  }

  /// The cells of days.
  var cells: [Cell] { pieces(from: "<td class=\"day", to: "</td>").map(Cell.init) }

  struct Cell {
    let text: String

    func attribute(_ name: String) -> String {
      let parts = text.components(separatedBy: "\(name)=\"")
      return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : ""
    }

    var day: String { attribute("data-day") }

    /// The number of list items in the list of a class.
    func items(in list: String) -> Int {
      let parts = text.components(separatedBy: list)
      guard parts.count > 1 else { return 0 }
      return parts[1].components(separatedBy: "</ul>")[0].components(separatedBy: "<li").count - 1
    }

    var shown: Int { items(in: "<ul class=\"lines\">") }
    var hidden: Int { items(in: "<details class=\"hidden-entries\"") }
  }
}

/// A month of generated entries in a locale.
func generatedMonth(
  _ month: Month, seed: UInt64, count: Int, locale: String = "en_GB", title: String? = nil
) -> MonthPage {
  MonthPage(
    grid: MonthGrid(month: month, entries: generatedEntries(seed: seed, count: count)),
    calendars: (0..<6).map { CalendarIdentity(name: "Calendar \($0)", source: "") },
    locale: Locale(identifier: locale), title: title)
}
