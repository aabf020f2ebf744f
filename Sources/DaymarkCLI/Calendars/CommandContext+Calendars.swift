import CalendarModel
import ICalendar

extension CommandContext {
  /// Reads all calendars that the arguments stand for, those of version 1.0 in the words of
  /// 2.0, as `--hide` and `--mask` have them, and reports what is wrong with them.
  ///
  /// - Throws: a usage error for a choice of events that makes no sense; an error for the first
  ///   argument that cannot be read or holds no calendar.
  func readCalendars(_ inputs: [InputFile]) throws -> [CalendarFile] {
    var sets = try readCalendarSets(inputs)
    // Those of one argument are not copied: a folder may hold very many.
    if sets.count == 1 { return sets[0] }
    var files: [CalendarFile] = []
    files.reserveCapacity(sets.reduce(0) { $0 + $1.count })
    sets.releaseEach { files += $0 }
    return files
  }

  /// Reads calendars as `readCalendars(_:)` does, those of each argument apart.
  func readCalendarSets(_ inputs: [InputFile]) throws -> [[CalendarFile]] {
    guard inputs.count(where: \.argument.isDash) < 2 else {
      throw CommandError.usage(
        "standard input is named twice", remedy: "it can be read once: leave one - out")
    }
    let choice = try EventChoice(options)
    var loaded = try reading(inputs) { try $0.loadCalendars(importOptions) }
    report(loaded.lazy.flatMap { $0.allDiagnostics })
    if !choice.isEmpty {
      // An override may be private because its master in another argument is.
      let all = choice.knowing(loaded.flatMap(\.files))
      for index in loaded.indices {
        loaded[index].files = try all.applied(to: loaded[index].files)
      }
    }
    for index in loaded.indices { loaded[index].upgrade() }
    return loaded.map(\.files)
  }

  /// A line in a colour of the terminal, where there are colours.
  func colored(_ text: String, _ code: String) -> String {
    outputTerminal.colors > .none ? "\u{1B}[\(code)m\(text.printable)\u{1B}[0m" : text.printable
  }
}
