public import CalendarModel
public import ICalendar

extension DaybookEdit {
  private var rows: CalendarRows { CalendarRows(connection: connection) }

  /// Makes a calendar of the user's own, without any event.
  ///
  /// - Throws: `.duplicateName` where another calendar has that name, in whatever case.
  public mutating func createCalendar(
    name: String, color: RGBColor? = nil
  ) throws(DaybookError) -> DaybookCalendar {
    calendarNames = nil
    return try perform {
      guard !name.isEmpty, try rows.unusedName(name) == name else {
        throw DaybookError(path: path, reason: .duplicateName(name))
      }
      return try makeCalendar(name, color)
    }
  }

  private func makeCalendar(_ name: String, _ color: RGBColor?) throws -> DaybookCalendar {
    let bytes = CalendarComponents([], name: name, color: color).component.serialized()
    let sheet = CalendarSheet(try CalendarFile(bytes, file: Self.ownFile))
    let load = try LoadWriter([sheet], to: connection).write()
    let id = try rows.insert(
      name: name, source: nil, isOwn: true, refreshed: now, digest: nil, load: load)
    return try row(id).calendar
  }

  /// Puts what a file holds into a calendar: new components are added, newer versions take the
  /// place of older ones, and messages (METHOD, RFC 5546) do what they ask for. O(components
  /// of the calendar).
  ///
  /// - Returns: what became of each component; empty where there is no such calendar.
  public mutating func store(
    _ file: CalendarFile, in id: Int
  ) throws(DaybookError) -> [ImportedChange] {
    try perform { try change(id) { _ in file } }
  }

  /// All that one calendar holds, as the change has left it so far; nil where there is none of
  /// this number. O(components).
  public func calendarContent(_ id: Int) throws(DaybookError) -> DaybookCalendarContent? {
    try perform {
      guard let row = try rows.row(id) else { return nil }
      let reader = LoadReader(connection: connection, options: ImportOptions())
      return DaybookCalendarContent(row, try reader.files(row.load))
    }
  }

  /// Has what a file holds take the place of all components of a UID in a calendar; without a
  /// file they go. O(components of the calendar).
  ///
  /// - Returns: whether there was one of this UID.
  public mutating func replaceSeries(
    uid: String, in id: Int, with file: CalendarFile?
  ) throws(DaybookError) -> Bool {
    try perform {
      var isThere = false
      _ = try change(id) { store in
        isThere = store.remove(uid: uid)
        return isThere ? file : nil
      }
      return isThere
    }
  }

  /// Brings the messages of a file (METHOD of RFC 5546: REQUEST, CANCEL, REPLY and others) to
  /// the calendars that hold their UIDs. What none holds goes into an own calendar.
  ///
  /// - Parameters:
  ///   - file: an invitation, an answer or a cancellation.
  ///   - id: the own calendar for what no calendar holds; nil for the first one, which is made
  ///     where there is none.
  /// - Returns: what became of each component.
  public mutating func deliver(
    _ file: CalendarFile, orInto id: Int? = nil
  ) throws(DaybookError) -> [ImportedChange] {
    calendarNames = nil
    return try perform {
      let uids = Set(CalendarStore(file.upgraded()).components.map(\.key.uid))
      let reader = LoadReader(connection: connection, options: ImportOptions())
      let rows = try rows.all()
      // Own calendars come first: they are where an imported one would be read over.
      let home = try rows.first { try reader.holds(uids, $0.load) }
      if let home { return try change(home.calendar.id) { _ in file } }
      let own = id ?? rows.first { $0.calendar.isOwn }?.calendar.id
      return try change(own ?? makeCalendar(self.rows.unusedName("Personal"), nil).id) { _ in file }
    }
  }

  /// Changes the components of a calendar, then brings in what `body` returns.
  private func change(
    _ id: Int, _ body: (inout CalendarStore) -> CalendarFile?
  ) throws -> [ImportedChange] {
    guard let row = try rows.row(id) else { return [] }
    let files = try LoadReader(connection: connection, options: ImportOptions()).files(row.load)
    var store = CalendarStore()
    var first: [Int] = []
    for file in files {
      first.append(store.calendarCount)
      store.append(CalendarStore(file.upgraded(), writesUIDs: false))
    }
    let arriving = body(&store)
    var work = CalendarImport(into: store, destination: .calendar(0))
    if let arriving { work.add(arriving.upgraded()) }
    guard work.target.isChanged else { return work.changes }
    first.append(work.target.calendarCount)
    let bytes = work.target.serializedCalendars()
    var sheets: [CalendarSheet] = []
    for (number, file) in files.enumerated() {
      let range = first[number]..<first[number + 1]
      // A file that is not changed keeps its lines.
      guard range.contains(where: work.target.isChanged) else {
        sheets.append(CalendarSheet(file))
        continue
      }
      let changed = try CalendarFile(range.flatMap { bytes[$0] }, file: file.document.file)
      sheets.append(CalendarSheet(changed))
    }
    try replaceLoad(of: row, with: sheets)
    if row.calendar.isOwn { try rows.set(.refreshed, .integer(now.secondsSince1970), of: id) }
    return work.changes
  }

  /// What messages call the file of an own calendar, which there is none of.
  private static let ownFile = "daybook"
}
