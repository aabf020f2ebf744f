import CalendarModel

/// A page of a document, measured, and its place in the outline.
struct DocumentPage {
  var layout: PageLayout
  /// Names, from the outside in, its own last.
  var path: [String]
}

extension PrintDocument {
  /// The measured pages of a part, one at least.
  ///
  /// - Throws: `RenderError.tooManyPages`.
  func pages(
    of part: Part, measurer: any TextMeasurer
  ) throws(RenderError) -> [DocumentPage] {
    let locale = CalendarLocale(part.locale)
    let layouts = try part.layouts(measurer)
    /// What the page tells about, where a title is shared.
    func span(_ layout: PageLayout) -> String {
      guard let first = layout.cells.first?.day, let last = layout.cells.last?.day,
        first <= last
      else { return layout.name }
      return locale.title(of: first..<last.advanced(by: 1)).map(\.text).joined(separator: " ")
    }
    return layouts.enumerated().map { index, layout in
      switch part {
      case .year: return DocumentPage(layout: layout, path: [layout.name])
      case .month, .week:
        let top = yearName(part.middleDay, locale) + [layouts[0].name]
        return DocumentPage(layout: layout, path: index == 0 ? top : top + [span(layout)])
      case .agenda:
        let day = layout.cells.first?.day ?? part.firstDay
        let name = layouts.count > 1 ? span(layout) : layout.name
        return DocumentPage(layout: layout, path: yearName(day, locale) + [name])
      }
    }
  }

  /// The year to list a day's page under; none where all pages are of one.
  private func yearName(_ day: Day, _ locale: CalendarLocale) -> [String] {
    spansYears ? [locale.number(day.year)] : []
  }

  /// Whether there are pages of more than one year.
  private var spansYears: Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    if case .agenda(let pages) = last, let end = pages.days.last {
      return first.middleDay.year != end.year
    }
    return first.middleDay.year != last.middleDay.year
  }
}

extension PrintDocument.Part {
  /// A day in the year that the part belongs to: a week to that of its fourth day (ISO 8601).
  fileprivate var middleDay: Day {
    if case .week(let page) = self { page.days.lowerBound.advanced(by: 3) } else { firstDay }
  }
}
