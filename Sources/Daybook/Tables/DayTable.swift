import CalendarModel

/// Marked days in a table: CSV, JSON, or what a query finds in a SQLite database.
///
/// The columns (in JSON: the keys), in any case and order:
///
/// - `day` (or `date`); or `start` and `end`. `end` is the **last** day of the mark, itself
///   included, as people write it in tables.
/// - `note`, `mood`, `category`: any text.
/// - `color` (or `colour`): a CSS name, `#rgb`, `#rrggbb` or `#rrggbbaa`.
/// - `sticker`: an emoji, an image as a `data:` URI, or the path of one where the caller reads
///   images.
/// - `tags`: separated by commas or semicolons; in JSON also an array, whose texts are taken
///   as they are.
/// - `id`: any text that no other row has. A row without one is known by its days and its
///   place among the rows of the same days (`2026-12-24`, `2026-12-24#2`,
///   `2026-12-24/2026-12-26`), so that it keeps its identity when its note is edited; and by
///   its time of day where it has one (`2026-12-24T18:30:00`).
/// - `created`, `modified`: instants such as `2026-12-24T17:30:00Z`, or with `+01:00`.
/// - `time`: the time of day of `created`, where that is not there.
///
/// `TableOptions.columns` says which column is which where they have other names. The CSV of
/// Daylio and the JSON of Pixels are known by their columns.
///
/// Days are `2026-12-24` or `20261224`, have the name of their month (`24 Dec 2026`), or are
/// written as the whole column shows; see `DateReading`. What is after the day in a cell, such
/// as a time, is not part of it: the day is taken as it is written.
///
/// Each row becomes a mark, in the file's order. What cannot be read is left out and reported,
/// and so is a column that is not known.
public enum DayTable {
  /// Reads CSV (RFC 4180), or a file that looks like it.
  ///
  /// Commas, semicolons or tabs separate the fields, whichever fits the header; lines end
  /// with CRLF, LF or CR. The text is UTF-8, or UTF-16 with a byte order mark, or else
  /// Windows-1252. Line breaks inside a field are read as line feeds. An empty field is no
  /// value. Up to nine lines may stand before the header. O(*octets*).
  ///
  /// - Parameters:
  ///   - csv: the whole file.
  ///   - file: its name for reports.
  ///   - options: how it is to be read.
  /// - Throws: `DayTableError` when the file is empty, its header has neither `day` nor
  ///   `start` or not a column that the map names, or its days can be read in several ways.
  public static func read(
    csv: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(DayTableError) -> DayTableResult {
    var reports = Reports(file: file)
    let text = TableText.decode(csv, reports: &reports)
    let table = try CSVTable(text, map: options.columns, reports: reports)
    return try TableMarks(options: options, layout: table.meanings.layout)
      .collect(table.rows, reports: table.reports)
  }

  /// Reads JSON: an array of objects, or one object after the other, such as one a line.
  ///
  /// A text may be empty, which is not the same as `null` or absent; a number stands for its
  /// digits. O(*octets*).
  ///
  /// - Parameters:
  ///   - json: the whole file, in UTF-8, or UTF-16 with a byte order mark.
  ///   - file: its name for reports.
  ///   - options: how it is to be read.
  /// - Throws: `DayTableError` when the file is empty or holds no object that can be read
  ///   but something else, when no row has a key that the map names, or its days can be read
  ///   in several ways. An empty array is a table without rows.
  public static func read(
    json: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(DayTableError) -> DayTableResult {
    var reports = Reports(file: file)
    let text = TableText.decode(json, reports: &reports)
    let table = try JSONTable(text, map: options.columns, reports: reports)
    return try TableMarks(options: options, layout: table.meanings.layout)
      .collect(table.rows, reports: table.reports)
  }

  /// Reads JSON when the file begins with a bracket or a brace, and CSV otherwise. See
  /// `read(json:file:options:)` and `read(csv:file:options:)`.
  public static func read(
    _ bytes: [UInt8], file: String, options: TableOptions = TableOptions()
  ) throws(DayTableError) -> DayTableResult {
    // What precedes it may be a byte order mark, white space and, in UTF-16, zeros.
    let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    return isJSON
      ? try read(json: bytes, file: file, options: options)
      : try read(csv: bytes, file: file, options: options)
  }
}
