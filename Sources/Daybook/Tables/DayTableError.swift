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

extension DayTableError: CustomStringConvertible {
  /// One line: what is wrong and what to do.
  public var description: String {
    switch reason {
    case .empty: "\(file): the file is empty; a table of days begins with a header such as day,note"
    case .noDayColumn(let columns):
      "\(file): no column is called \"day\" or \"start\" (the first line has: "
        + "\(Self.summary(of: columns))); name one in the first line"
    case .notJSON(let line):
      "\(file):\(line): not JSON objects; give an array of objects, or one object a line"
    }
  }

  /// The columns as far as they fit in a line: the file may be anything.
  private static func summary(of columns: [String]) -> String {
    let shown = columns.prefix(6).map { column in
      let printable = column.unicodeScalars.filter { $0.properties.generalCategory != .control }
      let text = String(String.UnicodeScalarView(printable))
      return text.count > 20 ? text.prefix(20) + "…" : text
    }
    return shown.joined(separator: ", ") + (columns.count > shown.count ? ", …" : "")
  }
}
