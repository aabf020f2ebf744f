import CalendarModel
import ICalendar

/// The calendar files that one FILE argument stands for.
struct LoadedCalendars {
  /// In the order of the folder or envelope; never empty.
  var files: [CalendarFile]
  /// What is wrong with what is around them; their own problems are theirs.
  var diagnostics: [Diagnostic] = []
  /// Runs of files that a legend shows as one calendar, in their order.
  private var joined: [(files: Range<Int>, calendar: CalendarIdentity)] = []

  /// Files with what was wrong around them, each a calendar of its own.
  init(files: [CalendarFile], diagnostics: [Diagnostic]) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// All that is wrong, in order. Not copied: of very many files each may have a note.
  var allDiagnostics: some Sequence<Diagnostic> {
    (-1..<files.count).lazy.flatMap { $0 < 0 ? diagnostics : files[$0].diagnostics }
  }

  /// Shows all calendars of the files as one.
  mutating func join(as identity: CalendarIdentity) {
    joined = [(files.indices, identity)]
  }

  /// What all files are shown as where that is one calendar; nil where it is not.
  var jointCalendar: CalendarIdentity? {
    joined.count == 1 && joined[0].files == files.indices ? joined[0].calendar : nil
  }

  /// What the calendars of a file, by its index, are shown as; nil where each is one of its own.
  /// O(log *folders*).
  func calendar(ofFile index: Int) -> CalendarIdentity? {
    let place = joined.partitioningIndex { $0.files.upperBound > index }
    guard place < joined.count, joined[place].files.contains(index) else { return nil }
    return joined[place].calendar
  }

  /// Adds those of another folder in the same one.
  mutating func append(_ other: LoadedCalendars) {
    for run in other.joined {
      let first = files.count + run.files.lowerBound
      joined.append((first..<first + run.files.count, run.calendar))
    }
    files += other.files
    diagnostics += other.diagnostics
  }

  /// Has each file in the words of version 2.0, in place.
  mutating func upgrade() {
    for index in files.indices { files[index] = files[index].upgraded() }
  }

  /// Gives the files a name and a colour, each where there is one, in place.
  mutating func name(_ title: String?, _ color: RGBColor?) {
    CalendarFile.rename(&files, title, color: color)
  }

  /// Gives the files the name and the colour that the user gave the argument.
  mutating func name(as input: InputFile) {
    guard input.title != nil || input.color != nil else { return }
    name(input.title, input.color)
    if let title = input.title {
      let color = input.color ?? files.lazy.flatMap(\.legend).compactMap(\.color).first
      join(as: CalendarIdentity(name: title, color: color, source: input.name))
    } else if let color = input.color {
      for index in joined.indices { joined[index].calendar.color = color }
    }
  }
}
