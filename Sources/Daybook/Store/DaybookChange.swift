public import CalendarModel

/// An entry of the history of a daybook: what one command changed.
public struct DaybookChange: Hashable, Sendable {
  /// Counts up from 1 in a daybook.
  public var id: Int
  /// What was done, in its doer's words.
  public var command: String
  /// When.
  public var time: Instant
  /// The number of marks that it added, changed and deleted.
  public var marks: Counts
  /// The number of calendars that it added, changed and removed.
  public var calendars: Counts

  /// How many things of one kind were changed.
  public struct Counts: Hashable, Sendable {
    /// How many were added.
    public var added = 0
    /// How many were changed.
    public var changed = 0
    /// How many were deleted.
    public var deleted = 0

    /// None at all.
    public init() {}
  }

  init(id: Int, command: String, time: Instant, rows: [Changeset.Row]) {
    self.id = id
    self.command = command
    self.time = time
    marks = Counts(rows, of: "mark", parts: "tag")
    calendars = Counts(rows, of: "calendar")
  }
}

extension DaybookChange.Counts {
  /// Counts the rows of a table. A row of `parts`, whose key begins with that of a row of the
  /// table, changes that row.
  fileprivate init(_ rows: [Changeset.Row], of table: String, parts: String? = nil) {
    var operations: [DatabaseValue: Changeset.Operation] = [:]
    for row in rows where row.table == table { operations[row.key] = row.operation }
    for row in rows where row.table == parts && operations[row.key] == nil {
      operations[row.key] = .update
    }
    for operation in operations.values {
      switch operation {
      case .insert: added += 1
      case .update: changed += 1
      case .delete: deleted += 1
      }
    }
  }
}
