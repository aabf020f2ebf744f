import CalendarModel
import DayGrid

/// How a reader tells whose an entry is: by its calendar's colour, or by a sign where there
/// is no colour.
struct CalendarSigns {
  private let calendars: [CalendarIdentity]
  private let mode: ColorMode
  private let repertoire: TextRepertoire

  init(_ calendars: [CalendarIdentity], _ options: TextOptions) {
    self.calendars = calendars
    mode = options.colorMode
    repertoire = options.repertoire
  }

  /// Whether there are several calendars to be told apart.
  var areNeeded: Bool { calendars.count > 1 }

  /// Whether colours tell calendars apart, and not shapes.
  var areColors: Bool { mode != .none }

  /// The colour of an entry.
  func color(of entry: GridEntry) -> RGBColor { calendars.color(of: entry) }

  /// The colour of a calendar.
  func color(ofCalendar index: Int) -> RGBColor { calendars.color(ofCalendar: index) }

  /// The sign of a calendar, one column wide: a disc in its colour, or without colours a
  /// shape, then a letter. Empty where one calendar needs none.
  func sign(ofCalendar index: Int) -> String {
    if areColors { return "●" }
    guard areNeeded else { return "" }
    return shape(ofCalendar: index)
  }

  /// The shape of a calendar, one column wide, whether or not there are colours.
  func shape(ofCalendar index: Int) -> String {
    Self.shapes[index.flooredRemainder(by: Self.shapes.count)]
  }

  /// The name of a calendar, harmless.
  func name(ofCalendar index: Int) -> String { repertoire.text(calendars[index].harmlessName()) }

  /// The indices of the calendars.
  var indices: Range<Int> { calendars.indices }

  /// The calendars with their signs, when there are several.
  func legend(_ sign: (_ ofCalendar: Int) -> String) -> [MonthHead.Item] {
    guard areNeeded else { return [] }
    return indices.map {
      MonthHead.Item(
        sign: sign($0), name: ColumnMeasurer.cut(name(ofCalendar: $0), to: 24),
        color: color(ofCalendar: $0))
    }
  }

  private static let shapes =
    ["●", "○", "■", "□", "▲", "△", "◆", "◇", "★", "☆"]
    + (0..<26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
}
