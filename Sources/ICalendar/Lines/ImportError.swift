/// Why a file could not be read at all. Faults inside a file are diagnostics instead.
public enum ImportError: Error, Hashable, Sendable {
  /// The file holds no component at all: it is no calendar.
  case noCalendar(file: String)
  /// The file has 4 GiB or more.
  case tooLarge(file: String)
  /// The reader was asked to be strict, and the file has faults: the first is named.
  case notStrict(file: String, line: Int, problem: String)
}
