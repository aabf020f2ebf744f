import CalendarModel
import ICalendar

extension VdirFolder {
  /// The folders that are calendars: itself where it has items, else each of its folders that
  /// has some, in the order of their names; hidden ones are none.
  ///
  /// The items are names; `loadCalendar(_:_:_:)` reads them.
  ///
  /// - Throws: status 66 where there is no item in any, or one cannot be listed.
  func calendarFolders() throws(CommandError) -> [(folder: VdirFolder, items: [[UInt8]])] {
    let own = try items()
    if !own.isEmpty { return [(self, own)] }
    var result: [(folder: VdirFolder, items: [[UInt8]])] = []
    for name in try names() where name.first != UInt8(ascii: ".") {
      let inner = VdirFolder(path(to: name))
      guard inner.exists else { continue }
      let items = try inner.items()
      if !items.isEmpty { result.append((inner, items)) }
    }
    guard !result.isEmpty else { throw .emptyFolder(argument.text) }
    return result
  }

  /// Reads the items as one calendar, and takes their names out. One that cannot be read is
  /// reported, and costs no other.
  ///
  /// - Throws: status 65 where no item can be read, and as `--strict` asks.
  ///
  /// - Parameter progress: says how many have been read.
  func loadCalendar(
    _ items: inout [[UInt8]], _ options: ImportOptions, _ progress: ProgressLine?
  ) throws -> LoadedCalendars {
    var files: [CalendarFile] = []
    var diagnostics: [Diagnostic] = []
    let count = items.count
    files.reserveCapacity(count)
    try items.releaseEach { name in
      let item = InputFile(path(to: name))
      progress?.show(
        "Reading \(folderName), file \(files.count + diagnostics.count + 1) of \(count)")
      do {
        files.append(try item.calendar(in: item.read(), options: options))
      } catch {
        diagnostics.append(try .unreadableItem(item.name, error))
      }
    }
    guard !files.isEmpty else {
      let first = diagnostics.first.map { "\($0.file): \($0.problem)" } ?? ""
      throw CommandError.failure(
        .unreadableData,
        problem: "\(argument.text): no .ics file in it can be read, of \(count) (\(first))",
        remedy: "look at the files in it, or fetch them once more")
    }
    // What is beside the items is not worth failing for.
    let title = (try? displayName()) ?? folderName
    let color = (try? self.color()) ?? files.lazy.flatMap(\.legend).compactMap(\.color).first
    var result = LoadedCalendars(files: files, diagnostics: diagnostics)
    // The only reference: the files are named where they are.
    files = []
    result.name(title, color)
    result.join(as: CalendarIdentity(name: title, color: color, source: argument.text))
    return result
  }

  /// The last name of the path; of `.` and `..` that of the folder which they are.
  private var folderName: String {
    let name = InputFile(argument).shortName
    guard name == "." || name == ".." else { return name }
    return InputFile(argument).absolutePath.map { InputFile(Argument($0)).shortName } ?? name
  }
}
