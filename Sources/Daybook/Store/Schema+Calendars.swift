extension Schema {
  /// Version 3: calendars are found by where they come from and what they hold.
  static let calendarIndexes = """
    CREATE INDEX calendar_by_source ON calendar (source, part);
    CREATE INDEX calendar_by_digest ON calendar (digest);
    """

  /// Version 2: calendars.
  ///
  /// What a calendar holds is a `load`. An import writes a new one and then has `calendar.load`
  /// point to it; the old one is kept, so that the change can be taken back, until later ones
  /// clear it away. Loads are not in the history: they are never changed.
  ///
  /// A load is the pieces of one or more files (`sheet`): lines that all others need (`frame`),
  /// and components. The components of a load have consecutive ids, those of a series one after
  /// the other, the series by their first day; `series.id` is the id of the first of `size`.
  static let calendars = """
    CREATE TABLE load (
      id INTEGER PRIMARY KEY,
      component_count INTEGER NOT NULL,
      first_component INTEGER NOT NULL,
      end_component INTEGER NOT NULL,
      first_day INTEGER,
      end_day INTEGER,
      color INTEGER CHECK (color BETWEEN 0 AND 0xFFFFFF),
      frame_hash INTEGER NOT NULL,
      retired INTEGER
    ) STRICT;

    CREATE TABLE calendar (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      color INTEGER CHECK (color BETWEEN 0 AND 0xFFFFFF),
      source TEXT,
      part TEXT,
      is_own INTEGER NOT NULL CHECK (is_own IN (0, 1)),
      is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
      refreshed INTEGER,
      digest INTEGER,
      load INTEGER NOT NULL REFERENCES load (id),
      CHECK (is_own = 0 OR source IS NULL)
    ) STRICT;

    CREATE TABLE sheet (
      id INTEGER PRIMARY KEY,
      load INTEGER NOT NULL,
      file TEXT NOT NULL,
      charset TEXT
    ) STRICT;
    CREATE INDEX sheet_by_load ON sheet (load);

    CREATE TABLE frame (
      sheet INTEGER NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT,
      line INTEGER NOT NULL,
      lines BLOB NOT NULL,
      PRIMARY KEY (sheet, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE component (
      id INTEGER PRIMARY KEY,
      sheet INTEGER NOT NULL,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      uid TEXT NOT NULL,
      original TEXT,
      line INTEGER NOT NULL,
      lines BLOB NOT NULL
    ) STRICT;

    CREATE TABLE component_key (
      load INTEGER NOT NULL,
      uid_hash INTEGER NOT NULL,
      component INTEGER NOT NULL,
      key_hash INTEGER NOT NULL,
      fingerprint INTEGER NOT NULL,
      PRIMARY KEY (load, uid_hash, component)
    ) STRICT, WITHOUT ROWID;

    CREATE VIRTUAL TABLE series USING rtree_i32 (
      id, first_load, last_load, first_day, last_day, +size
    );
    """
}
