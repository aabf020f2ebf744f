public import CalendarModel

/// The to-dos of a calendar, read one at a time, so that they need not all be held.
public struct TodoSequence {
  private let file: CalendarFile
  /// The nodes, each with the index of the last calendar before it, or -1.
  private let places: [(node: Int32, calendar: Int32)]
  private var context: ImportContext
  private var entered: Int32 = -1

  init(_ file: CalendarFile) {
    self.file = file
    context = ImportContext(file.content, options: file.options)
    var places: [(node: Int32, calendar: Int32)] = []
    var calendar: Int32 = -1
    for (index, node) in file.content.nodes.enumerated() {
      if node.kind == .calendar { calendar += 1 }
      if node.kind == .todo { places.append((Int32(index), calendar)) }
    }
    self.places = places
  }

  /// How many there are.
  public var count: Int { places.count }

  /// Reads the to-do of a number, from 0, as in `CalendarFile.todos()`. O(*its octets*).
  public mutating func read(_ number: Int) -> Todo {
    let place = places[number]
    let node = Int(place.node)
    if place.calendar != entered, place.calendar >= 0 {
      entered = place.calendar
      context.enter(file.calendars[Int(entered)], line: 1, reportingHead: false)
    }
    let content = file.content
    return content.withReader { reader in
      let line = reader.uidLine(of: node)
      return TodoReader.todo(
        of: node, uid: line.map { reader.uid($0) } ?? reader.madeUID(of: node),
        isUIDSynthesized: line == nil, reader, &context)
    }
  }
}

extension CalendarFile {
  /// Its to-dos, also those without any time, to be read one at a time. O(*lines*).
  public func todoSequence() -> TodoSequence { TodoSequence(self) }
}
