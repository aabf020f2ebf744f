public import CalendarModel

/// What was read of a table of days.
public struct DayTableResult: Hashable, Sendable {
  /// The marks, in the file's order, each with an identity of its own.
  public var marks: [Mark]
  /// What could not be read, in the order of its lines. Empty for a clean file.
  public var diagnostics: [Diagnostic]

  /// A result of these parts.
  public init(marks: [Mark], diagnostics: [Diagnostic] = []) {
    self.marks = marks
    self.diagnostics = diagnostics
  }
}
