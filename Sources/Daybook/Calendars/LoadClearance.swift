import CalendarModel

/// Clears away what calendars held before they were changed.
///
/// What was replaced last is kept, so that the history can take the change back, and more of it
/// where it is small. One change clears away so much only: that of a large calendar would else
/// take its time from whoever changes something else next.
struct LoadClearance {
  let connection: Connection

  /// The components of loads that no calendar has, beside those of the last one.
  private static let kept = 20_000
  /// The components that one change clears away.
  private static let portion = 50_000

  /// Notes that a load is no calendar's any more.
  func retire(_ load: Int) throws(DatabaseError) {
    try connection.run(
      "UPDATE load SET retired = (SELECT ifnull(max(retired), 0) + 1 FROM load) WHERE id = ?",
      [.integer(load)])
  }

  /// Clears away what is old enough.
  func clear() throws(DatabaseError) {
    let statement = try connection.prepare(
      """
      SELECT id, component_count FROM load WHERE id NOT IN (SELECT load FROM calendar)
      ORDER BY retired DESC NULLS LAST, id DESC
      """)
    var size = 0
    var isFirst = true
    var old: [Int] = []
    while try statement.step() {
      size += isFirst ? 0 : statement.integer(1) ?? 0
      isFirst = false
      if size > Self.kept, let id = statement.integer(0) { old.append(id) }
    }
    var left = Self.portion
    for load in old where left > 0 { try clear(load, &left) }
  }

  private func clear(_ load: Int, _ left: inout Int) throws(DatabaseError) {
    let range = try connection.prepare(
      "SELECT first_component, end_component FROM load WHERE id = ?")
    try range.bind([.integer(load)])
    guard try range.step(), let first = range.integer(0), let end = range.integer(1) else {
      return
    }
    let from = max(first, end - left)
    left -= end - from
    for table in ["series", "component"] {
      try connection.run(
        "DELETE FROM \(table) WHERE id IN (SELECT id FROM component WHERE id >= ? AND id < ?)",
        [.integer(from), .integer(end)])
    }
    guard from == first else {
      // No calendar has it: what is left of it only waits to be cleared away too.
      return try connection.run(
        "UPDATE load SET end_component = ? WHERE id = ?", [.integer(from), .integer(load)])
    }
    try connection.run("DELETE FROM component_key WHERE load = ?", [.integer(load)])
    try connection.run(
      "DELETE FROM frame WHERE sheet IN (SELECT id FROM sheet WHERE load = ?)",
      [.integer(load)])
    try connection.run("DELETE FROM sheet WHERE load = ?", [.integer(load)])
    try connection.run("DELETE FROM load WHERE id = ?", [.integer(load)])
  }
}
