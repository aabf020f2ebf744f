import CalendarModel

/// Marked days in a table: CSV or JSON.
///
/// The columns (in JSON: the keys), in any case and order:
///
/// - `day` (or `date`), as `2026-12-24` or `20261224`; or `start` and `end`. `end` is the
///   **last** day of the mark, itself included, as people write it in tables.
/// - `note`, `mood`, `category`: any text.
/// - `color` (or `colour`): a CSS name, `#rgb`, `#rrggbb` or `#rrggbbaa`.
/// - `sticker`: an emoji, or an image as a `data:` URI. The path of an image is not read.
/// - `tags`: separated by commas or semicolons; in JSON also an array, whose texts are taken
///   as they are.
/// - `id`: any text that no other row has. A row without one is known by its days and its
///   place among the rows of the same days (`2026-12-24`, `2026-12-24#2`,
///   `2026-12-24/2026-12-26`), so that it keeps its identity when its note is edited.
/// - `created`, `modified`: instants such as `2026-12-24T17:30:00Z`, or with `+01:00`.
///
/// Each row becomes a mark, in the file's order. What cannot be read is left out and reported,
/// and so is a column that is not known.
public enum DayTable {
  /// Reads CSV (RFC 4180), or a file that looks like it.
  ///
  /// Commas, semicolons or tabs separate the fields, whichever fits the header; lines end
  /// with CRLF, LF or CR. The text is UTF-8, or UTF-16 with a byte order mark, or else
  /// Windows-1252. Line breaks inside a field are read as line feeds. An empty field is no
  /// value. O(*octets*).
  ///
  /// - Parameters:
  ///   - csv: the whole file.
  ///   - file: its name for reports.
  /// - Throws: `DayTableError` when the file is empty or its header has neither `day` nor
  ///   `start`.
  public static func read(
    csv: [UInt8], file: String
  ) throws(DayTableError) -> DayTableResult {
    var reports = Reports(file: file)
    let text = TableText.decode(csv, reports: &reports)
    let table = try CSVTable(text, reports: reports)
    reports = table.reports
    return collect(table.rows, reports: reports)
  }

  /// Reads JSON: an array of objects, or one object after the other, such as one a line.
  ///
  /// A text may be empty, which is not the same as `null` or absent; a number stands for its
  /// digits. O(*octets*).
  ///
  /// - Parameters:
  ///   - json: the whole file, in UTF-8, or UTF-16 with a byte order mark.
  ///   - file: its name for reports.
  /// - Throws: `DayTableError` when the file is empty or holds no object that can be read
  ///   but something else. An empty array is a table without rows.
  public static func read(
    json: [UInt8], file: String
  ) throws(DayTableError) -> DayTableResult {
    var reports = Reports(file: file)
    let text = TableText.decode(json, reports: &reports)
    let table = try JSONTable(text, reports: reports)
    reports = table.reports
    return collect(table.rows, reports: reports)
  }

  /// Reads JSON when the file begins with a bracket or a brace, and CSV otherwise. See
  /// `read(json:file:)` and `read(csv:file:)`.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(DayTableError) -> DayTableResult {
    // What precedes it may be a byte order mark, white space and, in UTF-16, zeros.
    let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    return isJSON ? try read(json: bytes, file: file) : try read(csv: bytes, file: file)
  }

  private static func collect(_ rows: [TableRow], reports: Reports) -> DayTableResult {
    var reports = reports
    var identities = MarkIdentities()
    var marks: [Mark] = []
    marks.reserveCapacity(rows.count)
    var unnamed: [Int] = []
    for row in rows {
      guard var mark = row.mark(reports: &reports) else { continue }
      if mark.id.isEmpty {
        unnamed.append(marks.count)
      } else if !identities.claim(mark.id) {
        let id = identities.make(from: mark.id)
        reports.add(
          .warning, .duplicateID, line: row.line,
          problem: "another row has the id \"\(mark.id)\"", action: "\"\(id)\" taken for it")
        mark.id = id
      }
      marks.append(mark)
    }
    // The identities that rows give themselves come first, so that no other row takes them.
    for index in unnamed {
      marks[index].id = identities.make(from: MarkIdentities.name(of: marks[index].days))
    }
    return DayTableResult(
      marks: marks, diagnostics: reports.diagnostics,
      madeIDs: Set(unnamed.map { marks[$0].id }))
  }
}
