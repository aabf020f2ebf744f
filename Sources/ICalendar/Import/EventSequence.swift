public import CalendarModel

/// The events of a calendar, read one at a time, so that they need not all be held.
public struct EventSequence {
  private let file: CalendarFile
  private var context: ImportContext

  init(_ file: CalendarFile) {
    self.file = file
    context = ImportContext(file.content, options: file.options)
  }

  /// How many there are.
  public var count: Int { file.eventCount }

  /// What was wrong with those that were read, but for when they take place.
  var diagnostics: [Diagnostic] { context.diagnostics }

  /// Reads the event of a number, from 0, as in `CalendarFile.events()`. O(*its octets*).
  public mutating func read(_ number: Int) -> Event {
    let record = file.index.records[number]
    let content = file.content
    return content.withReader { reader in
      EventReader.event(
        of: Int(record.node), schedule: record.schedule, uid: file.index.uid(of: number, reader),
        isUIDSynthesized: record.uidLine < 0, reader, &context)
    }
  }
}

extension CalendarFile {
  /// Its events, to be read one at a time. O(*lines*): the definitions of zones are looked for.
  public func eventSequence() -> EventSequence { EventSequence(self) }
}
