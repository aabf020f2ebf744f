import CalendarModel
import DayGrid

/// A day of a list as it is set: what is told of it, and its entries.
struct AgendaDay {
  var day: Day
  var head = AgendaHead()
  var entries: [AgendaEntry] = []
  /// Whether its heading stood in an earlier column.
  var isContinued = false
}

/// What stands in and under the heading of a day.
struct AgendaHead {
  /// A line under the heading.
  struct Line {
    var text: String
    var isHoliday = false
    var isNote = false
  }

  /// The date.
  var title = ""
  /// On its right, from left to right.
  var facts: [String] = []
  var moon: MoonLook?
  var mood: String?
  var stickers: [Mark.Sticker] = []
  /// The names of holidays, and the notes.
  var lines: [Line] = []
  /// The ground of the day.
  var color: RGBColor?
}
