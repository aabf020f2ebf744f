import CalendarModel
import ICalendar

/// Reads what a calendar holds: all of it, or what can touch some days.
struct LoadReader {
  /// A piece and its place in its file.
  private struct Placed {
    var position: Int
    var piece: CalendarPiece
  }

  let connection: Connection
  let options: ImportOptions

  /// The files of a load with what can touch days of any zone. O(log components of the load),
  /// and what there is of them.
  func files(_ load: Int, touching days: Range<Day>) throws -> [CalendarFile] {
    let statement = try connection.prepare(
      """
      SELECT component.sheet, component.position, component.line, component.lines
      FROM series CROSS JOIN component
        ON component.id >= series.id AND component.id < series.id + series.size
      WHERE series.first_load >= ?1 AND series.last_load <= ?1
        AND series.first_day < ?3 AND series.last_day >= ?2
      """)
    try statement.bind([
      .integer(load), .integer(days.lowerBound.daysSince1970),
      .integer(days.upperBound.daysSince1970),
    ])
    return try files(pieces(statement))
  }

  /// All files of a load. O(components).
  func files(_ load: Int) throws -> [CalendarFile] {
    let statement = try connection.prepare(
      """
      SELECT component.sheet, component.position, component.line, component.lines
      FROM load CROSS JOIN component
        ON component.id >= load.first_component AND component.id < load.end_component
      WHERE load.id = ?
      """)
    try statement.bind([.integer(load)])
    var pieces = try pieces(statement)
    let sheets = try connection.prepare("SELECT id FROM sheet WHERE load = ?")
    try sheets.bind([.integer(load)])
    while try sheets.step() { pieces[sheets.integer(0) ?? 0, default: []] += [] }
    return try files(pieces)
  }

  /// Whether a load has a component of one of these UIDs.
  func holds(_ uids: Set<String>, _ load: Int) throws(DatabaseError) -> Bool {
    let statement = try connection.prepare(
      """
      SELECT 1 FROM component_key CROSS JOIN component ON component.id = component_key.component
      WHERE component_key.load = ? AND component_key.uid_hash = ? AND component.uid = ?
      """)
    for uid in uids {
      defer { statement.reset() }
      try statement.bind([.integer(load), .integer(ContentHash.of(uid)), .text(uid)])
      if try statement.step() { return true }
    }
    return false
  }

  private func pieces(_ statement: borrowing Statement) throws(DatabaseError) -> [Int: [Placed]] {
    var pieces: [Int: [Placed]] = [:]
    while try statement.step() {
      let piece = CalendarPiece(
        kind: "", uid: "", original: nil, line: statement.integer(2) ?? 1,
        bytes: statement.blob(3) ?? [])
      pieces[statement.integer(0) ?? 0, default: []].append(
        Placed(position: statement.integer(1) ?? 0, piece: piece))
    }
    return pieces
  }

  private func files(_ pieces: [Int: [Placed]]) throws -> [CalendarFile] {
    let sheet = try connection.prepare("SELECT file, charset FROM sheet WHERE id = ?")
    let frame = try connection.prepare(
      "SELECT sheet, position, line, lines FROM frame WHERE sheet = ?")
    var files: [CalendarFile] = []
    for (id, components) in pieces.sorted(by: { $0.key < $1.key }) {
      try sheet.bind([.integer(id)])
      try frame.bind([.integer(id)])
      guard try sheet.step() else { continue }
      let all = components + (try self.pieces(frame)[id] ?? [])
      files.append(
        try CalendarFile(
          pieces: all.sorted { $0.position < $1.position }.map(\.piece),
          file: sheet.text(0) ?? "", decodedFrom: sheet.text(1), options: options))
      sheet.reset()
      frame.reset()
    }
    return files
  }
}
