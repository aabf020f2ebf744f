public import CalendarModel

/// Why a table of days cannot be read at all.
public struct DayTableError: Error, Hashable, Sendable {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// It holds nothing but white space.
    case empty
    /// No column of the header is `day` or `start`. The columns are those that are there.
    case noDayColumn(columns: [String])
    /// It holds no JSON object that can be read. The line, from 1, is where the first try
    /// failed.
    case notJSON(line: Int)
    /// A column that the map names is not there. The columns are those that are.
    case missingColumn(name: String, columns: [String])
    /// A text, in that place, is one day or another, and no other text decides.
    case ambiguousDates(text: String, place: String, readings: [Reading])
    /// Two texts that no order of day, month and year makes days of both.
    case contradictoryDates(
      text: String, place: String, not: DateReading, other: String, otherPlace: String,
      otherNot: DateReading)
    /// The days are instants, which are days only in a zone, and none is given.
    case noZone(DateReading)
    /// It is no database, or one that cannot be opened; the text says why.
    case noDatabase(String)
    /// A query that is not one SELECT, or that does more than read; the text says what.
    case refusedQuery(String)
    /// SQLite cannot run the query; the text is SQLite's.
    case failedQuery(String)
    /// The query takes longer, or finds more, than is allowed.
    case endlessQuery
  }

  /// A day as one reading has it.
  public struct Reading: Hashable, Sendable {
    /// The reading.
    public let reading: DateReading
    /// The day.
    public let day: Day

    /// A day in a reading.
    public init(_ reading: DateReading, _ day: Day) {
      self.reading = reading
      self.day = day
    }
  }

  /// The file, as the user named it.
  public var file: String
  /// What is wrong.
  public var reason: Reason

  /// An error in a file.
  public init(file: String, reason: Reason) {
    self.file = file
    self.reason = reason
  }
}

extension DayTableError.Reason {
  init(_ problem: DateColumnProblem, unit: String) {
    switch problem {
    case .ambiguous(let cell, let readings):
      self = .ambiguousDates(
        text: cell.text, place: "\(unit) \(cell.line)",
        readings: readings.map { DayTableError.Reading($0.reading, $0.day) })
    case .contradiction(let first, let notFirst, let second, let notSecond):
      self = .contradictoryDates(
        text: first.text, place: "\(unit) \(first.line)", not: notFirst, other: second.text,
        otherPlace: "\(unit) \(second.line)", otherNot: notSecond)
    }
  }

  /// What is wrong, in one line without the file.
  public var problem: String {
    switch self {
    case .empty: "the file is empty"
    case .noDayColumn(let columns):
      "no column is called day or start, but " + Self.summary(of: columns)
    case .notJSON(let line): "not JSON, from line \(line) on"
    case .missingColumn(let name, let columns):
      "there is no column \"\(name)\", but " + Self.summary(of: columns)
    case .ambiguousDates(let text, let place, let readings):
      "\(text) in \(place) is "
        + readings.map { "\($0.day) read as \($0.reading.words)" }.joined(separator: ", or ")
    case .contradictoryDates(let text, let place, let not, let other, let otherPlace, let otherNot):
      "\(text) in \(place) cannot be read as \(not.words), and \(other) in \(otherPlace) "
        + "cannot as \(otherNot.words)"
    case .noZone(let reading): "days are \(reading.words), which are days only in a time zone"
    case .noDatabase(let reason): reason
    case .refusedQuery(let reason): "the query is refused: \(reason)"
    case .failedQuery(let reason): "the query fails: \(reason)"
    case .endlessQuery: "the query takes too long, or finds too much"
    }
  }

  /// What to do.
  public var remedy: String {
    switch self {
    case .empty: "begin it with a header such as day,note"
    case .noDayColumn: "name one in the first line, or say which column is the day"
    case .notJSON: "give an array of objects, or one object a line"
    case .missingColumn: "write a name as it is there"
    case .ambiguousDates(_, _, let readings):
      "say which, by \(readings.map(\.reading.rawValue).joined(separator: " or "))"
    case .contradictoryDates: "say how days are read, by dmy, mdy or ymd; or correct one of them"
    case .noZone: "give a time zone"
    case .noDatabase: "name a SQLite database"
    case .refusedQuery: "write one SELECT that only reads"
    case .failedQuery: "correct the query"
    case .endlessQuery: "ask for less"
    }
  }

  /// The columns as far as they fit in a line: the file may be anything.
  private static func summary(of columns: [String]) -> String {
    let named = columns.filter { !$0.isEmpty }
    let shown = named.prefix(12).map { column in
      let printable = column.unicodeScalars.filter { $0.properties.generalCategory != .control }
      let text = String(String.UnicodeScalarView(printable))
      return text.count > 20 ? text.prefix(20) + "..." : text
    }
    return shown.joined(separator: ", ") + (named.count > shown.count ? ", ..." : "")
  }
}

extension DayTableError: CustomStringConvertible {
  /// One line: what is wrong and what to do.
  public var description: String { "\(file): \(reason.problem); \(reason.remedy)" }
}
