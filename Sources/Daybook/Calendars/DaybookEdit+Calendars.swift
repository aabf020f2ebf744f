import CalendarModel
public import ICalendar

/// What became of calendar files that were brought into a daybook.
public enum CalendarArrival: Hashable, Sendable {
  /// They are a calendar that was not there.
  case added(DaybookCalendar)
  /// They were read before, from the same place; what they hold now took the place of that.
  case refreshed(DaybookCalendar, CalendarRefresh)
  /// The calendar that is there holds the same.
  case unchanged(DaybookCalendar)
  /// There is no component in them, but for marks.
  case empty
}

extension DaybookEdit {
  private var rows: CalendarRows { CalendarRows(connection: connection) }

  /// The calendars as the change has left them so far.
  public func calendars() throws(DaybookError) -> [DaybookCalendar] {
    try perform { try rows.all().map(\.calendar) }
  }

  /// Brings calendar files in, as one calendar. Events that Daymark wrote for marks are left
  /// out: see `CalendarFile.marks()`.
  ///
  /// Files from a source that is there already take the place of what was read from it. Files
  /// of the same bytes as those of a calendar that is there change nothing.
  ///
  /// O(components log components); the first of a change also O(calendars).
  ///
  /// - Parameters:
  ///   - files: a calendar file, or those of a folder; not empty.
  ///   - name: what the calendar is called if it is new; nil for the files' own name. A number
  ///     is put behind a name that another has.
  ///   - source: where they come from; nil for what cannot be read a second time.
  public mutating func importCalendar(
    _ files: consuming [CalendarFile], name: String? = nil, source: DaybookCalendar.Source?
  ) throws(DaybookError) -> CalendarArrival {
    let title = name ?? files.lazy.flatMap(\.legend).first?.name ?? ""
    let sheets = CalendarSheet.all(of: consume files)
    // For the next one of this change; other changes of names forget them.
    var names = calendarNames.take()
    let isFirst = !hasCleared
    let arrival: CalendarArrival = try perform {
      if let source, let row = try rows.row(from: source) {
        return try refresh(row, with: sheets)
      }
      let digest = Self.digest(sheets)
      if let row = try rows.row(digest: digest) { return .unchanged(row.calendar) }
      guard !sheets.allSatisfy(\.isEmpty) else { return .empty }
      let load = try LoadWriter(sheets, to: connection).write()
      var free = try names.take() ?? rows.names()
      let name = free.take(title)
      names = free
      let id = try rows.insert(
        name: name, source: source, isOwn: false, refreshed: now,
        digest: digest, load: load)
      if isFirst { try LoadClearance(connection: connection).clear() }
      return .added(try row(id).calendar)
    }
    if case .added = arrival { hasCleared = true }
    calendarNames = names
    return arrival
  }

  /// Has files take the place of what a calendar holds.
  ///
  /// - Returns: what differs, or nil where there is no calendar of this number. Where nothing
  ///   does, only its `refreshed` changes.
  public mutating func refreshCalendar(
    _ id: Int, with files: [CalendarFile]
  ) throws(DaybookError) -> CalendarRefresh? {
    try perform {
      guard let row = try rows.row(id) else { return nil }
      guard
        case .refreshed(_, let refresh) = try refresh(row, with: files.map { CalendarSheet($0) })
      else { return CalendarRefresh() }
      return refresh
    }
  }

  private func refresh(
    _ row: CalendarRows.Row, with sheets: [CalendarSheet]
  ) throws -> CalendarArrival {
    let id = row.calendar.id
    let digest = Self.digest(sheets)
    if digest == row.digest { return .unchanged(row.calendar) }
    let refresh = try LoadComparison(connection: connection).refresh(row.load, by: sheets)
    if !refresh.isEmpty { try replaceLoad(of: row, with: sheets) }
    try rows.set(.digest, .integer(digest), of: id)
    try rows.set(.refreshed, .integer(now.secondsSince1970), of: id)
    let calendar = try self.row(id).calendar
    return refresh.isEmpty ? .unchanged(calendar) : .refreshed(calendar, refresh)
  }

  /// Writes a new load of a calendar in the place of the old.
  func replaceLoad(of row: CalendarRows.Row, with sheets: [CalendarSheet]) throws {
    let load = try LoadWriter(sheets, to: connection).write()
    try rows.set(.load, .integer(load), of: row.calendar.id)
    let clearance = LoadClearance(connection: connection)
    try clearance.retire(row.load)
    try clearance.clear()
  }

  /// A calendar that is there.
  func row(_ id: Int) throws -> CalendarRows.Row {
    guard let row = try rows.row(id) else {
      throw DaybookError(path: path, reason: .failed("there is no calendar \(id)"))
    }
    return row
  }

  private static func digest(_ sheets: [CalendarSheet]) -> Int64 {
    var hash = ContentHash()
    for sheet in sheets {
      hash.combine(sheet.digest)
    }
    return hash.integer
  }
}
