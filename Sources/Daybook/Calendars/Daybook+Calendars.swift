public import CalendarModel
public import ICalendar

extension Daybook {
  /// The calendars: own ones first, then those that were imported, as they came.
  public func calendars() throws(DaybookError) -> [DaybookCalendar] {
    try read { try CalendarRows(connection: connection).all().map(\.calendar) }
  }

  /// What can take place on some days, for each calendar in the order of `calendars()`.
  ///
  /// Whole series, with all that was changed in them, of which an occurrence may touch one of
  /// the days in some zone; few others. O(log components), and what there is of them.
  ///
  /// - Parameters:
  ///   - days: by the clocks of any zone.
  ///   - includingHidden: whether calendars that are hidden are there.
  public func calendarContents(
    touching days: Range<Day>, includingHidden: Bool = false,
    options: ImportOptions = ImportOptions()
  ) throws(DaybookError) -> [DaybookCalendarContent] {
    try read {
      let reader = LoadReader(connection: connection, options: options)
      return try contents(includingHidden) { try reader.files($0, touching: days) }
    }
  }

  /// All that the calendars hold, in the order of `calendars()`. O(components).
  ///
  /// - Parameter includingHidden: whether calendars that are hidden are there.
  public func calendarContents(
    includingHidden: Bool = false, options: ImportOptions = ImportOptions()
  ) throws(DaybookError) -> [DaybookCalendarContent] {
    try read {
      let reader = LoadReader(connection: connection, options: options)
      return try contents(includingHidden) { try reader.files($0) }
    }
  }

  /// All that one calendar holds; nil where there is none of this number. O(components).
  public func calendarContent(
    _ id: Int, options: ImportOptions = ImportOptions()
  ) throws(DaybookError) -> DaybookCalendarContent? {
    try read {
      guard let row = try CalendarRows(connection: connection).row(id) else { return nil }
      return DaybookCalendarContent(
        row, try LoadReader(connection: connection, options: options).files(row.load))
    }
  }

  /// The calendar that has a component of a UID, own ones first; nil where none has.
  public func calendar(holding uid: String) throws(DaybookError) -> DaybookCalendar? {
    try read {
      let reader = LoadReader(connection: connection, options: ImportOptions())
      return try CalendarRows(connection: connection).all()
        .first { try reader.holds([uid], $0.load) }?.calendar
    }
  }

  private func contents(
    _ includingHidden: Bool, _ files: (_ load: Int) throws -> [CalendarFile]
  ) throws -> [DaybookCalendarContent] {
    try CalendarRows(connection: connection).all()
      .filter { includingHidden || !$0.calendar.isHidden }
      .map { DaybookCalendarContent($0, try files($0.load)) }
  }
}

extension DaybookCalendarContent {
  init(_ row: CalendarRows.Row, _ files: [CalendarFile]) {
    calendar = row.calendar
    self.files = files.map { $0.named(row.calendar.name, color: row.calendar.color) }
  }
}
