import DayGrid

/// An entry of a list as it is set: its lines, measured.
struct AgendaEntry {
  /// A line beside the time.
  struct Line {
    var text: String
    var isTitle: Bool
    var isRightToLeft: Bool
  }

  var entry: GridEntry
  var time: String
  var lines: [Line]
}
