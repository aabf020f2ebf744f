import CalendarModel

/// Makes the marks of all rows of one table.
struct TableMarks {
  let options: TableOptions
  let layout: TableLayout

  /// The marks of the rows, each with an identity of its own.
  ///
  /// - Throws: `DayTableError` when the days can be read in several ways, or only in a zone
  ///   that is not given.
  func collect(_ rows: [TableRow], reports: Reports) throws(DayTableError) -> DayTableResult {
    var reports = reports
    let rows = layout.isDaylio ? rows.map(Self.daylio) : rows
    let days = try reader(of: rows, reports: &reports)
    var reader = RowReader(days: days, options: options)
    var identities = MarkIdentities()
    var marks: [Mark] = []
    marks.reserveCapacity(rows.count)
    var unnamed: [(index: Int, secondOfDay: Int?)] = []
    for row in rows {
      guard let reading = reader.mark(of: row, reports: &reports) else { continue }
      var mark = reading.mark
      if mark.id.isEmpty {
        unnamed.append((marks.count, reading.secondOfDay))
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
    for (index, secondOfDay) in unnamed {
      marks[index].id = identities.make(
        from: MarkIdentities.name(of: marks[index].days, secondOfDay: secondOfDay))
    }
    return DayTableResult(
      marks: marks, diagnostics: reports.diagnostics,
      madeIDs: Set(unnamed.map { marks[$0.index].id }))
  }

  /// How the days of all rows are read, which is said where it is not plain.
  private func reader(
    of rows: [TableRow], reports: inout Reports
  ) throws(DayTableError) -> DayReader {
    let months = MonthNames(options.monthNames)
    var column = DateColumn(months: months)
    for row in rows {
      for target in [TableColumn.day, .start, .end] {
        if let word = row.word(target) { column.add(word, line: row.line) }
      }
    }
    let reading: DateReading?
    if let declared = options.dates {
      reading = declared
    } else {
      do throws(DateColumnProblem) {
        reading = Self.said(try column.finding(), reports: &reports)
      } catch {
        throw DayTableError(file: reports.file, reason: .init(error, unit: reports.unit))
      }
    }
    if let reading, reading.needsZone, options.zone == nil {
      throw DayTableError(file: reports.file, reason: .noZone(reading))
    }
    report(column, &reports)
    return DayReader(reading: reading, months: months, zone: options.zone)
  }

  private static func said(
    _ finding: DateColumn.Finding, reports: inout Reports
  ) -> DateReading? {
    guard case .reading(let reading, let cell) = finding else { return nil }
    if let cell {
      let words = reading == .excel ? "\(reading.words) (1900 date system)" : reading.words
      reports.add(
        .note, .dateReading, line: cell.line,
        problem: "days are read as \(words), from \(cell.text) in \(reports.unit) \(cell.line)",
        action: "all of them read so")
    }
    return reading
  }

  private func report(_ column: DateColumn, _ reports: inout Reports) {
    if let cell = column.firstShortYear {
      reports.add(
        .note, .dateDetail, line: cell.line,
        problem: "the year of \(cell.text) has two digits",
        action: "such years read as 1969 to 2068")
    }
    if let cell = column.firstZone ?? column.firstTime {
      reports.add(
        .note, .dateDetail, line: cell.line,
        problem: "\(cell.text) has a time"
          + (column.firstZone == nil ? "" : " and an offset or a zone"),
        action: "the day taken as it is written")
    }
  }

  /// A row of Daylio without the white space that its lists leave, and with notes as plain
  /// text.
  private static func daylio(_ row: TableRow) -> TableRow {
    var row = row
    row.replaceText(of: .mood) { $0.trimmed.isEmpty ? nil : $0.trimmed }
    row.replaceText(of: .note) { $0.trimmed.isEmpty ? nil : RichNote.plainText($0) }
    return row
  }
}
