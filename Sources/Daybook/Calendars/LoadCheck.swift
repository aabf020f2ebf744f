import ICalendar

/// Looks whether what calendars hold is all there, and as it was written.
struct LoadCheck {
  let connection: Connection

  /// How many faults of one calendar are told.
  private static let limit = 20

  /// What is wrong with the calendars. O(octets + components log components).
  func faults() throws(DatabaseError) -> [DaybookFault] {
    var faults: [DaybookFault] = []
    let tree = try connection.prepare("SELECT rtreecheck('series')")
    if try tree.step(), let text = tree.text(0), text != "ok" {
      faults.append(DaybookFault("the index of days: \(text.prefix(200))"))
    }
    for row in try CalendarRows(connection: connection).all() {
      let found = try self.faults(row.load)
      let name = row.calendar.name
      faults += found.prefix(Self.limit).map { DaybookFault("the calendar \(name): \($0)") }
      if found.count > Self.limit {
        faults.append(
          DaybookFault("the calendar \(name): \(found.count - Self.limit) more faults"))
      }
    }
    return faults
  }

  private func faults(_ load: Int) throws(DatabaseError) -> [String] {
    let range = try connection.prepare(
      "SELECT component_count, first_component, end_component, frame_hash FROM load WHERE id = ?")
    try range.bind([.integer(load)])
    guard try range.step(), let count = range.integer(0), let first = range.integer(1),
      let end = range.integer(2), let hash = range.integer(3)
    else { return ["what it holds is not there"] }
    let sheets = try sheetFiles(of: load)
    var faults: [String] = []
    if end - first != count { faults.append("it has \(count) components, and room for others") }
    if try frameHash(sheets) != Int64(hash) {
      faults.append("its own properties or its zones are not as they were written")
    }
    faults += try componentFaults(load, first..<max(first, end), Set(sheets.map(\.id)))
    if try !areSeriesInOrder(load, first..<max(first, end)) {
      faults.append("the index of days does not have all of it")
    }
    return faults
  }

  private func sheetFiles(of load: Int) throws(DatabaseError) -> [(id: Int, file: String)] {
    let statement = try connection.prepare("SELECT id, file FROM sheet WHERE load = ? ORDER BY id")
    try statement.bind([.integer(load)])
    var sheets: [(id: Int, file: String)] = []
    while try statement.step() {
      sheets.append((statement.integer(0) ?? 0, statement.text(1) ?? ""))
    }
    return sheets
  }

  /// As `LoadComparison.frameHash(_:)` makes it.
  private func frameHash(_ sheets: [(id: Int, file: String)]) throws(DatabaseError) -> Int64 {
    let frame = try connection.prepare(
      "SELECT lines FROM frame WHERE sheet = ? ORDER BY position")
    var hash = ContentHash()
    for sheet in sheets {
      hash.combine(sheet.file.utf8)
      try frame.bind([.integer(sheet.id)])
      while try frame.step() { hash.combine(Self.fingerprint(frame.blob(0))) }
      frame.reset()
    }
    return hash.integer
  }

  private func componentFaults(
    _ load: Int, _ range: Range<Int>, _ sheets: Set<Int>
  ) throws(DatabaseError) -> [String] {
    let component = try connection.prepare(
      "SELECT id, sheet, uid, lines FROM component WHERE id >= ? AND id < ?")
    let key = try connection.prepare(
      "SELECT fingerprint FROM component_key WHERE load = ? AND uid_hash = ? AND component = ?")
    try component.bind([.integer(range.lowerBound), .integer(range.upperBound)])
    var faults: [String] = []
    var count = 0
    while try component.step() {
      count += 1
      let uid = component.text(2) ?? ""
      if !sheets.contains(component.integer(1) ?? 0) {
        faults.append("the file of the component \(uid) is not there")
      }
      defer { key.reset() }
      try key.bind([
        .integer(load), .integer(ContentHash.of(uid)), .integer(component.integer(0) ?? 0),
      ])
      if try !key.step() {
        faults.append("the component \(uid) cannot be found by its UID")
      } else if key.integer(0)
        != Int(Int64(bitPattern: Self.fingerprint(component.blob(3))))
      {
        faults.append("the component \(uid) is not as it was written")
      }
    }
    if count != range.count {
      faults.append("\(range.count - count) of its \(range.count) components are not there")
    }
    return faults
  }

  /// Whether the series that have a time are all there but for the last of them: each begins
  /// where the one before ends.
  private func areSeriesInOrder(
    _ load: Int, _ range: Range<Int>
  ) throws(DatabaseError) -> Bool {
    let series = try connection.prepare(
      "SELECT id, size FROM series WHERE first_load <= ?1 AND last_load >= ?1 ORDER BY id")
    try series.bind([.integer(load)])
    var next = range.lowerBound
    while try series.step() {
      guard series.integer(0) == next, let size = series.integer(1), size > 0 else { return false }
      next += size
    }
    return next <= range.upperBound
  }

  private static func fingerprint(_ bytes: [UInt8]?) -> UInt64 {
    CalendarPiece(kind: nil, uid: "", original: nil, line: 1, bytes: bytes ?? []).fingerprint ?? 0
  }
}
