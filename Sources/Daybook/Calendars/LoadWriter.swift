import CalendarModel
import ICalendar

/// Writes what a calendar holds: the pieces of its files, as a new load.
struct LoadWriter {
  /// A component's place in the table of keys.
  private struct Key {
    var uidHash: Int64
    var component: Int
    var keyHash: Int64
    var fingerprint: Int64
  }

  private let connection: Connection
  private let sheets: [CalendarSheet]

  /// - Parameter sheets: the files, in order.
  init(_ sheets: [CalendarSheet], to connection: Connection) {
    self.sheets = sheets
    self.connection = connection
  }

  /// Writes the load. O(components log components), and one component at a time in memory
  /// beside the files.
  ///
  /// - Returns: its id.
  func write() throws(DatabaseError) -> Int {
    let order = seriesByDay()
    if order.count > 10_000 {
      // Of many components, so much as their keys and rows take at once, within reason.
      let octets = sheets.reduce(0) { $0 + $1.pieces.octetCount }
      let kilobytes = min(max(octets / 512, 8_192), 65_536)
      try connection.execute("PRAGMA cache_size = -\(kilobytes)")
    }
    let load = (try connection.integer("SELECT max(id) FROM load") ?? 0) + 1
    // The last load ends last: each begins where all before it have ended. A look at all of them
    // would make many calendars cost their square.
    let last = "SELECT end_component FROM load ORDER BY id DESC LIMIT 1"
    let first = try connection.integer(last) ?? 1
    let sheetIDs = try writeSheets(load)
    var keys: [Key] = []
    let (end, days) = try writeComponents(order, load: load, sheetIDs, from: first, &keys)
    keys.sort { ($0.uidHash, $0.component) < ($1.uidHash, $1.component) }
    try write(keys, load)
    try connection.run(
      "INSERT INTO load VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)",
      [
        .integer(load), .integer(end - first), .integer(first), .integer(end),
        .integer(days?.lowerBound.daysSince1970), .integer(days?.upperBound.daysSince1970),
        .integer(color.map { Int($0.red) << 16 | Int($0.green) << 8 | Int($0.blue) }),
        .integer(LoadComparison.frameHash(sheets)),
      ])
    return load
  }

  private var color: RGBColor? {
    sheets.lazy.compactMap(\.color).first
  }

  /// A series, and where it is.
  private struct Place {
    var firstDay: Int32
    var sheet: Int32
    var series: Int32
  }

  /// The series of all sheets by their first day, so that those of a month lie together in the
  /// database; those without any time last.
  private func seriesByDay() -> [Place] {
    var order: [Place] = []
    order.reserveCapacity(sheets.reduce(0) { $0 + $1.pieces.series.count })
    for (number, sheet) in sheets.enumerated() {
      for series in sheet.pieces.series.indices {
        let first = sheet.pieces.series.days(series)?.lowerBound ?? .farthest
        order.append(
          Place(
            firstDay: Int32(clamping: first.daysSince1970), sheet: Int32(number),
            series: Int32(series)))
      }
    }
    order.sort { ($0.firstDay, $0.sheet, $0.series) < ($1.firstDay, $1.sheet, $1.series) }
    return order
  }

  private func writeSheets(_ load: Int) throws(DatabaseError) -> [Int] {
    let sheet = try connection.prepare(
      "INSERT INTO sheet (load, file, charset) VALUES (?, ?, ?)", isKept: true)
    let frame = try connection.prepare("INSERT INTO frame VALUES (?, ?, ?, ?, ?)", isKept: true)
    var ids: [Int] = []
    for value in sheets {
      try sheet.run([.integer(load), .text(value.file), .text(value.charset)])
      let id = Int(connection.lastInsertedRow)
      ids.append(id)
      for number in value.pieces.frame {
        let piece = value.pieces.piece(number)
        try frame.run([
          .integer(id), .integer(number), .text(piece.kind), .integer(piece.line),
          .blob(piece.bytes),
        ])
      }
    }
    return ids
  }

  /// - Returns: where the components end, and the days that any series of which something is
  ///   kept can touch; nil without any time.
  private func writeComponents(
    _ order: [Place], load: Int, _ sheetIDs: [Int], from first: Int, _ keys: inout [Key]
  ) throws(DatabaseError) -> (end: Int, days: Range<Day>?) {
    let component = try connection.prepare(
      "INSERT INTO component VALUES (?, ?, ?, ?, ?, ?, ?, ?)", isKept: true)
    let series = try connection.prepare(
      "INSERT INTO series VALUES (?, ?, ?, ?, ?, ?)", isKept: true)
    var next = first
    var touched: Range<Day>?
    keys.reserveCapacity(order.count)
    for place in order {
      let sheet = sheets[Int(place.sheet)]
      let pieces = sheet.pieces
      let value = pieces.series[Int(place.series)]
      let start = next
      for number in value.pieces where !sheet.leavesOut(number) {
        let piece = pieces.piece(number)
        try component.run([
          .integer(next), .integer(sheetIDs[Int(place.sheet)]), .integer(number),
          .text(piece.kind ?? ""), .text(piece.uid), .text(piece.original),
          .integer(piece.line), .blob(piece.bytes),
        ])
        keys.append(
          Key(
            uidHash: ContentHash.of(piece.uid), component: next,
            keyHash: LoadComparison.keyHash(piece),
            fingerprint: Int64(bitPattern: pieces.fingerprint(of: number))))
        next += 1
      }
      guard let days = value.days, next > start else { continue }
      touched =
        touched.map {
          min($0.lowerBound, days.lowerBound)..<max($0.upperBound, days.upperBound)
        } ?? days
      try series.run([
        .integer(start), .integer(load), .integer(load),
        .integer(Self.clamped(days.lowerBound.daysSince1970 - Self.slack)),
        .integer(Self.clamped(days.upperBound.daysSince1970 - 1 + Self.slack)),
        .integer(next - start),
      ])
    }
    return (next, touched)
  }

  /// In the order of the table, which is filled in a fraction of the time that way.
  private func write(_ keys: [Key], _ load: Int) throws(DatabaseError) {
    let statement = try connection.prepare(
      "INSERT INTO component_key VALUES (?, ?, ?, ?, ?)", isKept: true)
    for key in keys {
      try statement.run([
        .integer(load), .integer(key.uidHash), .integer(key.component), .integer(key.keyHash),
        .integer(key.fingerprint),
      ])
    }
  }

  /// The days that a zone can move a time by, and one more.
  private static let slack = 2

  private static func clamped(_ day: Int) -> Int {
    min(max(day, Int(Int32.min)), Int(Int32.max))
  }
}
