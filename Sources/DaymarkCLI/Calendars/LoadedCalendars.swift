import CalendarModel
import ICalendar

/// The calendar files that one FILE argument stands for.
struct LoadedCalendars {
  /// In the order of the folder or envelope; never empty.
  var files: [CalendarFile]
  /// What is wrong with what is around them; their own problems are theirs.
  var diagnostics: [Diagnostic] = []
  /// What a calendar of the files is shown as, where several of them are one in a legend.
  private(set) var shown: [CalendarIdentity: CalendarIdentity] = [:]

  /// Files with what was wrong around them, each a calendar of its own.
  init(files: [CalendarFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// All that is wrong, in order.
  var allDiagnostics: [Diagnostic] { diagnostics + files.flatMap(\.diagnostics) }

  /// Shows all calendars of the files as one.
  mutating func join(as identity: CalendarIdentity) {
    shown = [:]
    for own in files.lazy.flatMap(\.legend) where own != identity { shown[own] = identity }
  }

  /// Adds those of another folder in the same one.
  mutating func append(_ other: LoadedCalendars) {
    files += other.files
    diagnostics += other.diagnostics
    shown.merge(other.shown) { first, _ in first }
  }

  /// Gives the files the name and the colour that the user gave the argument.
  mutating func name(as input: InputFile) {
    guard input.title != nil || input.color != nil else { return }
    files = files.map { $0.named(input.title, color: input.color) }
    if let title = input.title {
      let color = input.color ?? files.lazy.flatMap(\.legend).compactMap(\.color).first
      join(as: CalendarIdentity(name: title, color: color, source: input.name))
    } else if let color = input.color {
      let pairs = shown.map { own, calendar in
        var pair = (own, calendar)
        pair.0.color = color
        pair.1.color = color
        return pair
      }
      shown = Dictionary(pairs) { first, _ in first }
    }
  }
}
