import ICalendar

extension CommandContext {
  /// Reads calendar files and reports what is wrong with them.
  ///
  /// - Throws: an error for the first file that cannot be read or is no calendar.
  func readCalendars(_ inputs: [InputFile]) throws -> [CalendarFile] {
    guard inputs.count(where: \.argument.isDash) < 2 else {
      throw CommandError.usage(
        "standard input is named twice", remedy: "it can be read once: leave one - out")
    }
    let files = try inputs.map { try $0.readCalendar() }
    report(files.flatMap(\.diagnostics))
    return files
  }

  /// A line in a colour of the terminal, where there are colours.
  func colored(_ text: String, _ code: String) -> String {
    outputTerminal.colors > .none ? "\u{1B}[\(code)m\(text.printable)\u{1B}[0m" : text.printable
  }
}
