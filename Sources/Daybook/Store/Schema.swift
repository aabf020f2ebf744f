/// The tables of a daybook. Each version is a step from the one before it; a step that was
/// released is never changed, only followed by another.
enum Schema {
  /// `DMRK`, in the header of the file: what tells a daybook from other databases.
  static let applicationID = 0x444D_524B

  /// The version that this program reads and writes.
  static var version: Int { steps.count }

  /// The statements that lead from each version, from 0, to the next.
  static let steps = [marks, calendars, calendarIndexes]

  /// The tables whose rows the history records, in the order in which they refer to each other.
  static let recordedTables = ["mark", "tag", "deleted_mark", "calendar"]

  /// Version 1. Days are days since 1970-01-01, ranges half-open; times are seconds since
  /// 1970-01-01T00:00:00Z; a colour is 0xRRGGBB.
  private static let marks = """
    CREATE TABLE daybook (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      namespace TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE mark (
      id TEXT PRIMARY KEY NOT NULL,
      first_day INTEGER NOT NULL,
      end_day INTEGER NOT NULL,
      note TEXT,
      mood TEXT,
      color INTEGER CHECK (color BETWEEN 0 AND 0xFFFFFF),
      emoji TEXT,
      image BLOB,
      image_type TEXT,
      category TEXT,
      created INTEGER,
      modified INTEGER,
      sequence INTEGER NOT NULL CHECK (sequence >= 0),
      CHECK (first_day < end_day),
      CHECK ((image IS NULL) = (image_type IS NULL)),
      CHECK (image IS NULL OR emoji IS NULL)
    ) STRICT;
    CREATE INDEX mark_by_day ON mark (first_day, end_day);

    CREATE TABLE tag (
      mark TEXT NOT NULL REFERENCES mark (id),
      position INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (mark, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE deleted_mark (
      id TEXT PRIMARY KEY NOT NULL,
      first_day INTEGER NOT NULL,
      end_day INTEGER NOT NULL,
      title TEXT,
      sequence INTEGER NOT NULL,
      deleted INTEGER NOT NULL,
      CHECK (first_day < end_day)
    ) STRICT;

    CREATE TABLE history (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      command TEXT NOT NULL,
      time INTEGER NOT NULL,
      changeset BLOB NOT NULL
    ) STRICT;
    """
}
