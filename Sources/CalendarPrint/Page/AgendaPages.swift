public import CalendarModel
public import DayGrid

/// A printed list by day, in columns, on as many pages as it takes.
///
/// Days without entries are left out; an entry of several days stands in each of them, as
/// `TextAgenda` has it.
public struct AgendaPages: Hashable, Sendable {
  /// The entries, in any order.
  public var entries: [GridEntry]
  /// The days to list, half-open.
  public var days: Range<Day>
  /// The day to show as today; nil for none.
  public var today: Day?
  /// Paper, language, look.
  public var sheet: PageSheet

  /// The list of the entries that touch `days`.
  public init(entries: [GridEntry], days: Range<Day>, today: Day? = nil, sheet: PageSheet) {
    self.entries = entries
    self.days = days
    self.today = today
    self.sheet = sheet
  }

  /// The most pages of one list.
  public static let mostPages = 2_000
}
