public import CalendarModel

/// The diagnostics of a file while it is read.
struct Reports {
  /// The file, as the user named it.
  let file: String
  /// What the numbers of lines count: lines, or rows where there are no lines.
  var unit = "line"
  private var unsorted: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  /// What was found, in the order of its lines.
  var diagnostics: [Diagnostic] {
    // Of one line, in the order in which it was found.
    unsorted.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  /// The problem of a column, or a key, whose name is none of ours.
  static func unknown(_ what: String, _ name: String) -> String {
    "\(what) \"\(name)\" is none of \(TableColumn.names)"
  }

  mutating func add(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, line: Int, problem: String,
    action: String
  ) {
    unsorted.append(
      Diagnostic(
        severity, code, file: file, line: line, problem: problem, action: action))
  }
}

extension Diagnostic.Code {
  /// A text is not in the encoding that it should have.
  public static let encoding = Self(rawValue: "encoding")
  /// A column or key that a table of days does not have.
  public static let unknownColumn = Self(rawValue: "unknown-column")
  /// A column or key that is there already.
  public static let duplicateColumn = Self(rawValue: "duplicate-column")
  /// A row has more fields than the header.
  public static let extraFields = Self(rawValue: "extra-fields")
  /// A quote that is not closed, or not where one may be.
  public static let strayQuote = Self(rawValue: "stray-quote")
  /// A row that is no JSON object.
  public static let badRow = Self(rawValue: "bad-row")
  /// No day, or one that does not exist, or an end before its start.
  public static let badDay = Self(rawValue: "bad-day")
  /// A value of a kind that its column does not take.
  public static let badCell = Self(rawValue: "bad-cell")
  /// A colour that is not known.
  public static let badColor = Self(rawValue: "bad-color")
  /// A sticker that is neither an emoji nor an image in a `data:` URI.
  public static let badSticker = Self(rawValue: "bad-sticker")
  /// How days are written, which is not clear from each of them.
  public static let dateReading = Self(rawValue: "date-reading")
  /// Days with times or with years of two digits.
  public static let dateDetail = Self(rawValue: "date-detail")
  /// A database of which what was written last cannot be read.
  public static let staleDatabase = Self(rawValue: "stale-database")
  /// Lines before the one with the names of the columns.
  public static let lateHeader = Self(rawValue: "late-header")
  /// A time of day that cannot be read, or not without a zone.
  public static let badTime = Self(rawValue: "bad-time")
  /// A time that is not an instant.
  public static let badInstant = Self(rawValue: "bad-instant")
  /// Two rows give themselves one identity.
  public static let duplicateID = Self(rawValue: "duplicate-id")
}
