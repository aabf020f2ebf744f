public import CalendarModel

extension DaybookEdit {
  private var rows: CalendarRows { CalendarRows(connection: connection) }

  /// Calls a calendar otherwise.
  ///
  /// - Returns: whether it had another name.
  /// - Throws: `.duplicateName` where another calendar has that name, in whatever case.
  public mutating func renameCalendar(_ id: Int, _ name: String) throws(DaybookError) -> Bool {
    calendarNames = nil
    return try perform {
      let row = try row(id)
      guard row.calendar.name != name else { return false }
      guard !name.isEmpty, try rows.unusedName(name, except: id) == name else {
        throw DaybookError(path: path, reason: .duplicateName(name))
      }
      try rows.set(.name, .text(name), of: id)
      return true
    }
  }

  /// Gives a calendar a colour; nil lets it have that of its file again.
  ///
  /// - Returns: whether that changed anything.
  public mutating func recolorCalendar(
    _ id: Int, _ color: RGBColor?
  ) throws(DaybookError) -> Bool {
    try perform {
      let before = try row(id).calendar.color
      try rows.set(
        .color,
        .integer(color.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) }), of: id)
      return try row(id).calendar.color != before
    }
  }

  /// Leaves a calendar out where all are shown, or takes it in again.
  ///
  /// - Returns: whether that changed anything.
  public mutating func setCalendarHidden(
    _ id: Int, _ isHidden: Bool
  ) throws(DaybookError) -> Bool {
    try perform {
      guard try row(id).calendar.isHidden != isHidden else { return false }
      try rows.set(.isHidden, .integer(isHidden ? 1 : 0), of: id)
      return true
    }
  }

  /// Takes a calendar out, with all that it holds.
  ///
  /// - Returns: whether there was one of this number.
  public mutating func removeCalendar(_ id: Int) throws(DaybookError) -> Bool {
    calendarNames = nil
    return try perform {
      guard let row = try rows.row(id) else { return false }
      try rows.delete(id)
      let clearance = LoadClearance(connection: connection)
      try clearance.retire(row.load)
      try clearance.clear()
      return true
    }
  }
}
