import ICalendar

/// Tells what differs between a load and files: by components, not by their order.
struct LoadComparison {
  private struct Content: Comparable {
    var key: Int64
    var fingerprint: Int64

    static func < (lhs: Content, rhs: Content) -> Bool {
      (lhs.key, lhs.fingerprint) < (rhs.key, rhs.fingerprint)
    }
  }

  let connection: Connection

  /// What files change of a load. O(components log components).
  func refresh(_ load: Int, by sheets: [CalendarSheet]) throws(DatabaseError) -> CalendarRefresh {
    let old = try contents(of: load)
    let new = contents(of: sheets)
    var result = CalendarRefresh()
    let hash = try connection.integer(
      "SELECT frame_hash FROM load WHERE id = ?", [.integer(load)])
    result.changesFrame = hash != Int(Self.frameHash(sheets))
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      // Those of one key, of which a file may have more than one.
      let key = min(
        left < old.count ? old[left].key : .max, right < new.count ? new[right].key : .max)
      var (gone, added) = (0, 0)
      while left < old.count || right < new.count {
        let before = left < old.count && old[left].key == key ? old[left].fingerprint : nil
        let after = right < new.count && new[right].key == key ? new[right].fingerprint : nil
        guard before != nil || after != nil else { break }
        if before == after {
          left += 1
          right += 1
        } else if let before, after.map({ before < $0 }) ?? true {
          gone += 1
          left += 1
        } else {
          added += 1
          right += 1
        }
      }
      let changed = min(gone, added)
      result.changed += changed
      result.added += added - changed
      result.gone += gone - changed
    }
    return result
  }

  private func contents(of load: Int) throws(DatabaseError) -> [Content] {
    let statement = try connection.prepare(
      "SELECT key_hash, fingerprint FROM component_key WHERE load = ?")
    try statement.bind([.integer(load)])
    var contents: [Content] = []
    while try statement.step() {
      contents.append(
        Content(
          key: Int64(statement.integer(0) ?? 0), fingerprint: Int64(statement.integer(1) ?? 0)))
    }
    return contents.sorted()
  }

  private func contents(of sheets: [CalendarSheet]) -> [Content] {
    var contents: [Content] = []
    for sheet in sheets {
      for series in sheet.pieces.series {
        for number in series.pieces where !sheet.leavesOut(number) {
          contents.append(
            Content(
              key: Self.keyHash(sheet.pieces.piece(number)),
              fingerprint: Int64(bitPattern: sheet.pieces.fingerprint(of: number))))
        }
      }
    }
    return contents.sorted()
  }

  /// A number made of what a component is, whatever its version.
  static func keyHash(_ piece: CalendarPiece) -> Int64 {
    var hash = ContentHash()
    hash.combine((piece.kind ?? "").utf8)
    hash.combine(piece.uid.utf8)
    hash.combine((piece.original ?? "").utf8)
    return hash.integer
  }

  /// A number made of all that is no component.
  static func frameHash(_ sheets: [CalendarSheet]) -> Int64 {
    var hash = ContentHash()
    for sheet in sheets {
      hash.combine(sheet.file.utf8)
      for number in sheet.pieces.frame { hash.combine(sheet.pieces.fingerprint(of: number)) }
    }
    return hash.integer
  }
}
