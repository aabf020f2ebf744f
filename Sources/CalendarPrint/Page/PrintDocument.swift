import CalendarModel
import DayGrid

/// Pages that are printed together, all on paper of one size.
public struct PrintDocument: Hashable, Sendable {
  /// A page, or those of a list.
  public enum Part: Hashable, Sendable {
    case month(MonthPage)
    case week(WeekPage)
    case year(YearPage)
    case agenda(AgendaPages)
  }

  /// The parts, in order.
  public var parts: [Part]

  /// A document of these parts.
  public init(_ parts: [Part]) {
    self.parts = parts
  }
}

extension PrintDocument.Part {
  /// The first day that it shows for its own sake.
  var firstDay: Day {
    switch self {
    case .month(let page): page.grid.month.firstDay
    case .week(let page): page.days.lowerBound
    case .year(let page): page.days.lowerBound
    case .agenda(let pages): pages.days.lowerBound
    }
  }
}
