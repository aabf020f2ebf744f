import CalendarModel
import FoundationEssentials

extension CalendarLocale {
  /// The first and the last day of a span, as the locale writes such: `7–13 December 2026`.
  /// Years are parts of their own.
  ///
  /// - Parameter days: half-open, not empty.
  func title(of days: Range<Day>) -> [TitlePart] {
    let first = days.lowerBound
    let last = days.upperBound.advanced(by: -1)
    var rest = spanText(from: first, to: last)[...]
    var parts: [TitlePart] = []
    let years = Set([number(first.year), number(last.year)])
    while let year = years.compactMap({ rest.firstRange(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound })
    {
      append(rest[..<year.lowerBound], isMonth: true, to: &parts)
      // A sign that follows the year, such as 年, belongs to it.
      let sign = rest[year.upperBound...].prefix { !$0.isWhitespace && !$0.isNumber }
      append(rest[year.lowerBound..<sign.endIndex], isMonth: false, to: &parts)
      rest = rest[sign.endIndex...]
    }
    append(rest, isMonth: true, to: &parts)
    return parts
  }

  private func append(_ text: Substring, isMonth: Bool, to parts: inout [TitlePart]) {
    let text = text.withoutOuterSpaces
    if !text.isEmpty { parts.append(TitlePart(text: text, isMonth: isMonth)) }
  }
}
