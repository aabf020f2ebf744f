/// Why a text could not be read as jCal or xCal.
public struct InterchangeError: Error, Hashable, Sendable {
  /// The line, from 1, at which reading stopped.
  public var line: Int
  /// What is wrong there.
  public var problem: String

  init(line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The most components inside each other that are read, as in iCalendar.
  static let depthLimit = 256
}
