import CalendarModel
import Daybook
import Foundation
import ICalendar

/// A calendar that an argument of a command line brings into the daybook.
struct ArrivingCalendar {
  /// A file, or those of a folder.
  let files: [CalendarFile]
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
    var order: [CalendarIdentity] = []
    var groups: [CalendarIdentity: [CalendarFile]] = [:]
    for (number, file) in loaded.files.enumerated() {
      guard let calendar = loaded.calendar(ofFile: number) ?? file.legend.first else { continue }
      if groups[calendar] == nil { order.append(calendar) }
      groups[calendar, default: []].append(file)
    }
    return order.map { calendar in
      let path = InputFile(Argument(calendar.source)).absolutePath
      return ArrivingCalendar(
        files: groups[calendar] ?? [], name: calendar.name, color: input.color,
        source: path.map { DaybookCalendar.Source(path: $0) })
    }
  }
}

extension InputFile {
  /// The path from the root on, by which it can be read from any folder; nil for what can be
  /// read once only, and for a name that is not UTF-8.
  fileprivate var absolutePath: String? {
    guard !argument.isDash, argument.descriptorNumber == nil,
      let path = String(validating: argument.bytes, as: UTF8.self)
    else { return nil }
    return URL(filePath: path).standardizedFileURL.path(percentEncoded: false).withoutEndingSlash
  }
}

extension String {
  fileprivate var withoutEndingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
