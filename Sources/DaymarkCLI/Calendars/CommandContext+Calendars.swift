import ICalendar

extension CommandContext {
  /// Reads all calendars that the arguments stand for, those of version 1.0 in the words of
  /// 2.0, and reports what is wrong with them.
  ///
  /// - Throws: an error for the first argument that cannot be read or holds no calendar.
  func readCalendars(_ inputs: [InputFile]) throws -> [CalendarFile] {
    guard inputs.count(where: \.argument.isDash) < 2 else {
      throw CommandError.usage(
        "standard input is named twice", remedy: "it can be read once: leave one - out")
    }
    let loaded = try inputs.map { try $0.loadCalendars(importOptions) }
    report(loaded.flatMap(\.allDiagnostics))
    return loaded.flatMap(\.files).map { $0.upgraded() }
  }

  /// A line in a colour of the terminal, where there are colours.
  func colored(_ text: String, _ code: String) -> String {
    outputTerminal.colors > .none ? "\u{1B}[\(code)m\(text.printable)\u{1B}[0m" : text.printable
  }
}
