import CalendarModel
import Daybook
import ICalendar

/// A calendar that an argument of a command line brings into the daybook.
struct ArrivingCalendar {
  /// A file, or those of a folder.
  private(set) var files: [CalendarFile]
  /// What it is called there.
  let name: String?
  /// The colour that the user gives it.
  let color: RGBColor?
  /// Where it can be read again.
  let source: DaybookCalendar.Source?

  /// Whether it is a message: an invitation, an answer, a cancellation (RFC 5546).
  var isMessage: Bool {
    files.contains { file in
      file.calendars.contains { $0.method.map { $0 != "PUBLISH" } ?? false }
    }
  }

  /// Takes the files out: a folder may hold very many.
  mutating func takeFiles() -> [CalendarFile] { files.taken() }

  /// The calendars of an argument: each file of an envelope is one, and so is a folder.
  static func all(
    in loaded: LoadedCalendars, of input: InputFile, isFolder: Bool
  ) -> [ArrivingCalendar] {
    guard isFolder else {
      return loaded.files.map { file in
        let name = file.document.file
        let part = name.hasPrefix(input.name + "!") ? name.dropFirst(input.name.count + 1) : nil
        return ArrivingCalendar(
          files: [file], name: file.legend.first?.name, color: input.color,
          source: input.absolutePath.map {
            DaybookCalendar.Source(path: $0, part: part.map(String.init))
          })
      }
    }
    // Not copied: a folder may hold very many files.
    if let calendar = loaded.jointCalendar {
      return [ArrivingCalendar(folder: calendar, loaded.files, of: input)]
    }
    var order: [CalendarIdentity] = []
    var groups: [CalendarIdentity: [CalendarFile]] = [:]
    for (number, file) in loaded.files.enumerated() {
      guard let calendar = loaded.calendar(ofFile: number) ?? file.legend.first else { continue }
      if groups[calendar] == nil { order.append(calendar) }
      groups[calendar, default: []].append(file)
    }
    return order.map { ArrivingCalendar(folder: $0, groups[$0] ?? [], of: input) }
  }
}

extension ArrivingCalendar {
  private init(folder calendar: CalendarIdentity, _ files: [CalendarFile], of input: InputFile) {
    let path = InputFile(Argument(calendar.source)).absolutePath
    self.init(
      files: files, name: calendar.name, color: input.color,
      source: path.map { DaybookCalendar.Source(path: $0) })
  }
}

extension ArrivingCalendar {
  /// The names of the calendars that it becomes in a daybook, for `part(_:)`: those that the
  /// calendars of a file have; none where it is one, as it is where the daybook has it so already.
  ///
  /// - Parameter known: where the calendars of the daybook come from.
  func partNames(besides known: Set<DaybookCalendar.Source>) -> [String] {
    guard !isMessage, files.count == 1, let file = files.first,
      source.map({ !known.contains($0) }) ?? true
    else { return [] }
    let names = file.separateNames
    if !names.isEmpty { return names }
    // A file that had several names may have one now.
    return file.legend.prefix(1).map(\.name).filter { name in
      source(of: name).map(known.contains) ?? false
    }
  }

  /// The calendars of one name, with the place that they are read from again.
  func part(_ name: String) throws(ImportError) -> ArrivingCalendar {
    guard files.count == 1, let file = files.first else { return self }
    return ArrivingCalendar(
      files: [try file.separated(name)], name: name, color: color, source: source(of: name))
  }

  /// What a calendar of the daybook was read from: all of it, or a part; nil for neither.
  func part(from wanted: DaybookCalendar.Source) throws(ImportError) -> ArrivingCalendar? {
    if source == wanted { return self }
    guard files.count == 1, let file = files.first, source?.path == wanted.path,
      let name = file.legend.first(where: { source(of: $0.name) == wanted })?.name
    else { return nil }
    return try part(name)
  }

  private func source(of name: String) -> DaybookCalendar.Source? {
    source.map { source in
      DaybookCalendar.Source(
        path: source.path, part: source.part.map { "\($0)!\(name)" } ?? name)
    }
  }
}
