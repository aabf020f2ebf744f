public import CalendarModel

extension Daybook {
  /// The marks that a filter accepts, by first day, then the longer first, then by identity.
  /// O(*marks of the days* · log *marks*); all marks that begin before the days are passed.
  public func marks(_ filter: MarkFilter = MarkFilter()) throws(DaybookError) -> [Mark] {
    try read { try MarkStore(connection: connection).marks(filter) }
  }

  /// The mark of an identity, or nil.
  public func mark(id: String) throws(DaybookError) -> Mark? {
    try read { try MarkStore(connection: connection).mark(id: id) }
  }

  /// The marks that were deleted, and are not there again, of some days or of all; in the
  /// order of `marks(_:)`.
  public func deletedMarks(in days: Range<Day>? = nil) throws(DaybookError) -> [DeletedMark] {
    try read { try MarkStore(connection: connection).deletedMarks(in: days) }
  }

  /// The last change, which `undo(at:)` would take back; nil where there is none.
  public func lastChange() throws(DaybookError) -> DaybookChange? {
    try read { try History(connection: connection).last()?.change }
  }

  /// Takes the last change back that was not taken back yet. To calendars that have the marks,
  /// it is a change like any other: `sequence` goes up, `modified` is now, and a mark that was
  /// added becomes a deleted one.
  ///
  /// - Returns: what was taken back, or nil where there is nothing left. The last 100 changes
  ///   are kept, or fewer where they are large.
  public func undo(at now: Instant) throws(DaybookError) -> DaybookChange? {
    try exclusively {
      try connection.transaction { try History(connection: connection).undoLast(at: now) }
    }
  }
}
