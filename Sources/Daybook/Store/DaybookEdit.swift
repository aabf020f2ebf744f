public import CalendarModel

/// A change of a daybook while it is being made; see `Daybook.change(_:at:_:)`.
public struct DaybookEdit: ~Copyable {
  /// When the change happens.
  public let now: Instant
  let connection: Connection
  let path: String
  /// Says what the history records of the change.
  let recorder: ChangeRecorder
  /// The names of the calendars, while calendars are brought in.
  var calendarNames: CalendarNames?
  /// Whether this change has cleared away what calendars held before.
  var hasCleared = false

  init(_ connection: Connection, path: String, now: Instant, recorder: ChangeRecorder) {
    self.connection = connection
    self.path = path
    self.now = now
    self.recorder = recorder
  }

  private var store: MarkStore { MarkStore(connection: connection) }

  /// The marks as the change has left them so far, by first day, then the longer first, then
  /// by identity.
  public func marks(_ filter: MarkFilter = MarkFilter()) throws(DaybookError) -> [Mark] {
    try perform { try store.marks(filter) }
  }

  /// The mark of an identity, as the change has left it so far.
  public func mark(id: String) throws(DaybookError) -> Mark? {
    try perform { try store.mark(id: id) }
  }

  /// Adds a mark.
  ///
  /// An empty `id` is replaced by one made of its days: `2026-12-24`, `2026-12-24#2`,
  /// `2026-12-24/2026-12-26`. `created` and `modified` are taken as they are, or are now where
  /// they are nil. A mark that was deleted and comes again has a higher `sequence` than its
  /// cancellation.
  ///
  /// - Returns: the mark as it is kept.
  /// - Throws: `.duplicateID` when there is a mark of this identity.
  public mutating func insert(_ mark: Mark) throws(DaybookError) -> Mark {
    try perform {
      var mark = mark
      if mark.id.isEmpty {
        mark.id = try store.unusedID(for: mark.days)
      } else if try store.mark(id: mark.id) != nil {
        throw DaybookError(path: path, reason: .duplicateID(mark.id))
      }
      mark.created = mark.created ?? now
      mark.modified = mark.modified ?? now
      if let deleted = try store.unbury(id: mark.id) {
        mark.sequence = max(mark.sequence, deleted.sequence + 1)
      }
      try store.insert(mark)
      return mark
    }
  }

  /// Changes the mark of this identity to this one. Its `sequence` becomes one more than that
  /// of the mark that is there, or its own where that is higher; `created` stays where it is
  /// nil, `modified` becomes now.
  ///
  /// - Returns: whether there is such a mark, and anything but `created`, `modified` and
  ///   `sequence` differs. Else nothing is written.
  public mutating func update(_ mark: Mark) throws(DaybookError) -> Bool {
    try perform {
      guard let present = try store.mark(id: mark.id) else { return false }
      var mark = mark
      mark.created = mark.created ?? present.created
      guard !mark.hasSameContent(as: present) else { return false }
      mark.modified = now
      mark.sequence = max(mark.sequence, present.sequence + 1)
      try store.replace(mark)
      return true
    }
  }

  /// Deletes a mark, and remembers that it was there.
  ///
  /// - Returns: whether there was one of this identity.
  public mutating func delete(id: String) throws(DaybookError) -> Bool {
    try perform {
      guard let mark = try store.mark(id: id) else { return false }
      try store.delete(mark, at: now)
      return true
    }
  }

  /// Runs what may fail in SQLite.
  func perform<Result>(_ body: () throws -> Result) throws(DaybookError) -> Result {
    do {
      return try body()
    } catch {
      throw DaybookError(error, path: path)
    }
  }
}

extension Mark {
  /// Whether both say the same of the same days, octet for octet.
  package func hasSameContent(as other: Mark) -> Bool {
    func isSame(_ left: String?, _ right: String?) -> Bool {
      switch (left, right) {
      case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
      case (nil, nil): true
      default: false
      }
    }
    let isSameSticker =
      switch (sticker, other.sticker) {
      case (.emoji(let left), .emoji(let right)): isSame(left, right)
      default: sticker == other.sticker
      }
    return days == other.days && isSame(note, other.note) && isSame(mood, other.mood)
      && color == other.color && isSameSticker && isSame(category, other.category)
      && tags.count == other.tags.count && zip(tags, other.tags).allSatisfy { isSame($0, $1) }
  }
}
