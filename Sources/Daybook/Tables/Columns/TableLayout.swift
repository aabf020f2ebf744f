/// Whose table it is, as its columns tell.
enum TableLayout {
  /// Our own columns, or a map's.
  case plain
  /// The CSV export of Daylio; older ones have `year` and `date` instead of `full_date`.
  case daylio(hasFullDate: Bool)
  /// The JSON export of Pixels, as it is and as it was.
  case pixels
  case earlyPixels

  /// The layout of a table with columns of these names, in lower case.
  init(names: Set<String>) {
    if names.isSuperset(of: ["full_date", "mood", "activities"]) {
      self = .daylio(hasFullDate: true)
    } else if names.isSuperset(of: ["year", "date", "weekday", "mood", "activities"]) {
      self = .daylio(hasFullDate: false)
    } else if names.isSuperset(of: ["date", "type", "scores", "notes"]) {
      self = .pixels
    } else if names.isSuperset(of: ["date", "mood", "emotions", "notes"]) {
      self = .earlyPixels
    } else {
      self = .plain
    }
  }

  /// What its columns mean, in the order in which they are joined. Empty for our own.
  var columns: [(target: TableColumn, source: String)] {
    switch self {
    case .plain: []
    case .daylio(let hasFullDate):
      (hasFullDate ? [(.day, "full_date")] : [(.day, "date"), (.day, "year")])
        + [
          (.time, "time"), (.mood, "mood"), (.tags, "activities"), (.note, "note_title"),
          (.note, "note"),
        ]
    case .pixels: [(.day, "date"), (.mood, "scores"), (.note, "notes"), (.tags, "tags")]
    case .earlyPixels: [(.day, "date"), (.mood, "mood"), (.note, "notes"), (.tags, "emotions")]
    }
  }

  /// The columns that say nothing more than those that are read.
  var redundant: Set<String> {
    switch self {
    case .daylio: ["date", "weekday"]
    case .pixels: ["type"]
    case .plain, .earlyPixels: []
    }
  }

  /// What stands between two tags of one text.
  var tagSeparators: Set<Character> {
    if case .daylio = self { ["|"] } else { [",", ";"] }
  }

  /// Whether texts may have white space around them that nobody wrote, and notes may have
  /// the tags of HTML.
  var isDaylio: Bool { if case .daylio = self { true } else { false } }
}
