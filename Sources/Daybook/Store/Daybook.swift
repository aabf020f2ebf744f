public import CalendarModel
public import ICalendar

/// A daybook: a file with marked days and imported calendars, and the history of their changes.
///
/// Any thread may use a handle; its calls take turns. Other handles and other processes may read
/// at any time, also while one writes; those that write wait for each other. What a call that
/// returned has written is kept, whatever happens to the process afterwards.
///
/// The file is a SQLite database with a write-ahead log (`-wal` and `-shm` beside it while it
/// is open).
public final class Daybook: Sendable {
  /// What a daybook is opened for.
  public enum Access: Sendable {
    /// Reading alone.
    case readOnly
    /// Reading and changing.
    case readWrite
    /// The same, of a file that is made where it is not there, with the folders above it.
    case create
  }

  /// The file, as its opener named it.
  public let path: String
  /// Whose marks they are: it decides their UIDs.
  public let identity: DaybookIdentity

  let connection: Connection
  private let turn = Turn()

  /// Opens a daybook, and brings its tables up to date where an earlier version made them.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - busyTimeout: how long to wait for another process that writes, in milliseconds.
  ///   - namespace: what makes the UIDs of its marks its own, if it is made now: a UUID that no
  ///     other daybook has.
  ///   - now: when it is made, if it is.
  /// - Throws: `DaybookError`, and the file is as it was: `.missing`, `.notADaybook`,
  ///   `.newerVersion`, `.cannotOpen`, `.damaged` and others.
  public init(
    path: String, access: Access, busyTimeout: Int = 10_000, namespace: StableUUID,
    now: Instant
  ) throws(DaybookError) {
    let file = DaybookFile(path: path, busyTimeout: Int32(clamping: busyTimeout))
    let connection = try file.open(access, namespace: namespace, now: now)
    self.path = path
    self.connection = connection
    do {
      let statement = try connection.prepare("SELECT namespace FROM daybook")
      guard try statement.step(), let namespace = statement.text(0).flatMap({ StableUUID($0) })
      else { throw DaybookError(path: path, reason: .damaged("it has no identity")) }
      identity = DaybookIdentity(namespace: namespace)
    } catch {
      throw DaybookError(error, path: path)
    }
  }

  /// Reads what belongs together, as it is at one moment.
  func read<Result>(_ body: () throws -> Result) throws(DaybookError) -> Result {
    do {
      return try turn.take { try connection.transaction("BEGIN", body) }
    } catch {
      throw DaybookError(error, path: path)
    }
  }

  /// Takes the handle's turn, for what is no transaction.
  func exclusively<Result>(_ body: () throws -> Result) throws(DaybookError) -> Result {
    do {
      return try turn.take(body)
    } catch {
      throw DaybookError(error, path: path)
    }
  }

  /// Changes the daybook in one transaction, which is one entry of its history.
  ///
  /// When `body` throws, nothing has happened. What it asks of the daybook it has to ask of the
  /// edit: the handle's other methods would wait for the change to end.
  ///
  /// - Parameters:
  ///   - command: what the history calls the change, such as the command line.
  ///   - now: when it happens.
  /// - Throws: what `body` throws, and `DaybookError` when the change cannot be written.
  public func change<Result>(
    _ command: String, at now: Instant, _ body: (inout DaybookEdit) throws -> Result
  ) throws -> Result {
    do {
      return try turn.take {
        try connection.transaction {
          let history = History(connection: connection)
          return try history.recording(command, at: now) { recorder in
            var edit = DaybookEdit(connection, path: path, now: now, recorder: recorder)
            return try body(&edit)
          }
        }
      }
    } catch let error as DatabaseError {
      throw DaybookError(error, path: path)
    }
  }
}
