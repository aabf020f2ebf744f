public import CalendarModel
public import DayGrid

/// Months as one HTML file to page through: on a screen, with keys or read aloud, and on paper.
///
/// The file needs nothing beside itself, and lets a browser load nothing. Without scripts all of
/// it can be read. Its language, form of times, colours, paper and title are those of the first
/// page.
public struct HTMLCalendar: Hashable, Sendable {
  /// The months in order.
  public var pages: [MonthPage]
  /// What is told of entries beside what the grids show. Entries that are equal share it.
  public var details: [GridEntry: EntryDetails]
  /// The marks, told in full with their days. What of them stands in cells, the grids hold.
  public var marks: [Mark]
  /// Facts about days beside those of the pages' `MonthPage.almanac`, each a short text.
  public var facts: [Day: [String]]

  /// A file of these parts.
  public init(
    pages: [MonthPage], details: [GridEntry: EntryDetails] = [:], marks: [Mark] = [],
    facts: [Day: [String]] = [:]
  ) {
    self.pages = pages
    self.details = details
    self.marks = marks
    self.facts = facts
  }

  /// The file in UTF-8.
  ///
  /// The same months give the same bytes: no clock is asked, today is found by the browser when
  /// the file is opened, unless the grids mark a day as today.
  ///
  /// - Throws: `RenderError.unusablePaper` for paper that cannot be printed on.
  /// - Complexity: O(*e* log *e*) for *e* entries, each counted once a day; of a day no more
  ///   than 1,000 are listed, and the others counted.
  public func html() throws(RenderError) -> [UInt8] {
    for page in pages { try page.paper.validate() }
    return HTMLBuilder(self).document()
  }
}
