import CalendarModel
import Envelope
import ICalendar

extension InputFile {
  /// Reads all calendars that the argument stands for: those of a file, of a folder of items,
  /// or of what a file is the envelope of.
  ///
  /// - Throws: as `read(limit:)` does; status 65, and what the file seems to be instead,
  ///   where it holds no calendar; 66 for a folder without any.
  func loadCalendars(_ options: ImportOptions) throws -> LoadedCalendars {
    try calendars(in: readUnlessFolder(), options)
  }

  /// The calendars in the bytes of the argument; nil stands for a folder, which is read here.
  ///
  /// - Throws: as `loadCalendars(_:)` does.
  func calendars(in bytes: [UInt8]?, _ options: ImportOptions) throws -> LoadedCalendars {
    var result = try bytes.map { try unwrapped($0, options) } ?? folder(options)
    result.name(as: self)
    return result
  }

  /// Reads a file of one calendar.
  ///
  /// - Throws: as `read(limit:)` does; status 65, and what the file seems to be instead,
  ///   where it holds no calendar.
  func readCalendar(options: ImportOptions = ImportOptions()) throws -> CalendarFile {
    try calendar(in: try read(), options: options)
  }

  /// The calendar in the file's bytes.
  ///
  /// - Throws: status 65, and what the file seems to be instead, where there is none.
  func calendar(
    in bytes: [UInt8], options: ImportOptions = ImportOptions()
  ) throws -> CalendarFile {
    try Self.calendar(in: bytes, name: name, options)
  }

  private static func calendar(
    in bytes: [UInt8], name: String, _ options: ImportOptions
  ) throws -> CalendarFile {
    do throws(ImportError) {
      let file = try CalendarFile(bytes, file: name, options: options)
      if file.holdsCalendar { return file }
    } catch {
      guard case .noCalendar = error else { throw error }
    }
    throw CommandError.noCalendar(in: name, ContentKind(bytes))
  }

  private func folder(_ options: ImportOptions) throws -> LoadedCalendars {
    var result: LoadedCalendars?
    var folders = try VdirFolder(argument).calendarFolders()
    try folders.releaseEach { next in
      let loaded = try next.folder.loadCalendar(&next.items, options, progress)
      result?.append(loaded)
      result = result ?? loaded
    }
    return result ?? LoadedCalendars(files: [], diagnostics: [])
  }

  private func unwrapped(_ bytes: [UInt8], _ options: ImportOptions) throws -> LoadedCalendars {
    let envelope = try OpenedEnvelope(unwrapping: bytes, name: name)
    if envelope.parts.count == 1, let part = envelope.parts.first, part.title == nil {
      return LoadedCalendars(
        files: [try Self.calendar(in: part.bytes, name: part.name, options)],
        diagnostics: envelope.diagnostics)
    }
    var files: [CalendarFile] = []
    files.reserveCapacity(envelope.parts.count)
    var diagnostics = envelope.diagnostics
    var failure: (any Error)?
    for part in envelope.parts {
      do {
        let file = try Self.calendar(in: part.bytes, name: part.name, options)
        files.append(part.title.map { file.namedIfUnnamed($0.withoutCalendarEnding) } ?? file)
      } catch {
        failure = failure ?? error
        diagnostics.append(try .unreadableItem(part.name, error))
      }
    }
    if files.isEmpty, let failure { throw failure }
    return LoadedCalendars(files: files, diagnostics: diagnostics)
  }
}

extension String {
  /// A file's name without its ending, where that is one of calendars'.
  fileprivate var withoutCalendarEnding: String {
    for ending in [".ics", ".ical", ".vcs", ".ifb", ".icalendar"]
    where lowercased().hasSuffix(ending) && count > ending.count {
      return String(dropLast(ending.count))
    }
    return self
  }
}

extension CalendarFile {
  /// Whether there is a component of iCalendar, and not of vCard or one's own only.
  fileprivate var holdsCalendar: Bool {
    eventCount > 0
      || document.components.contains { component in
        // A damaged name is still a name.
        let name = component.name.uppercased()
        return Self.componentNames.contains { name.hasPrefix($0) }
      }
  }

  private static let componentNames = [
    "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM",
    "VAVAILABILITY",
  ]
}
