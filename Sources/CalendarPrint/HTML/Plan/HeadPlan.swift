import CalendarModel
import DayGrid

/// What stands under the numbers of a week's days: the names of days, and the notes of marks.
///
/// All days of a week leave the same room for it, so that its bars stay level. How many lines a
/// text takes is estimated: a browser alone knows the widths.
struct HeadPlan {
  /// The most lines of names and notes.
  static let most = 3
  /// The columns of text, as a terminal has them, that a line surely holds.
  private static let lineLength = 20
  /// Those of a mood that stands beside the number of its day.
  private static let longestMood = 8

  /// What stands in a day.
  struct Cell: Hashable, Sendable {
    /// The holidays, or nothing.
    var holiday = ""
    /// The solar term, or nothing.
    var term = ""
    /// Beside the number.
    var mood = ""
    /// Notes, and moods that are too long; or nothing.
    var note = ""

    /// The lines that each takes.
    var holidayLines = 0
    var noteLines = 0

    /// All lines.
    var lineCount: Int { holidayLines + (term.isEmpty ? 0 : 1) + noteLines }
  }

  private(set) var cells: [Cell]
  /// The lines that all days leave room for.
  var lineCount: Int { cells.map(\.lineCount).max() ?? 0 }

  init(_ row: GridRow, labels: DayLabels) {
    cells = row.cells.map { cell in
      let label = labels[cell.day]
      var head = Cell()
      head.holiday = label.holiday ?? ""
      head.term = label.term ?? ""
      let own = cell.marks.filter { $0.days.lowerBound == cell.day }
      let moods = HeadPlan.joined(own.compactMap(\.mood), limit: 60)
      var notes = HeadPlan.joined(own.compactMap(\.note), limit: HTMLBuilder.Limit.title)
      if DisplayWidth.of(moods) <= HeadPlan.longestMood, label.dates.isEmpty {
        head.mood = moods
      } else {
        notes = [moods, notes].filter { !$0.isEmpty }.joined(separator: " · ")
      }
      head.note = notes
      head.holidayLines = HeadPlan.lines(head.holiday, most: 2)
      let left = HeadPlan.most - head.holidayLines - (head.term.isEmpty ? 0 : 1)
      head.noteLines = HeadPlan.lines(notes, most: max(1, left))
      if head.lineCount > HeadPlan.most { head.holidayLines = 1 }
      return head
    }
  }

  /// With one line for each name and note.
  var shortened: HeadPlan {
    var plan = self
    for index in plan.cells.indices {
      plan.cells[index].holidayLines = min(1, cells[index].holidayLines)
      plan.cells[index].noteLines = min(1, cells[index].noteLines)
    }
    return plan
  }

  private static func joined(_ texts: [String], limit: Int) -> String {
    texts.map { HarmlessText.of($0, limit: limit) }.filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private static func lines(_ text: String, most: Int) -> Int {
    text.isEmpty ? 0 : min(most, (DisplayWidth.of(text) + lineLength - 1) / lineLength)
  }
}
