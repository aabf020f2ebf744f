public import CalendarModel

/// What was read of a table of days.
public struct DayTableResult: Hashable, Sendable {
  /// The marks, in the file's order, each with an identity of its own.
  public var marks: [Mark]
  /// The identities that the file does not give: they are made of the days of its rows.
  public var madeIDs: Set<String>
  /// What could not be read, in the order of its lines. Empty for a clean file.
  public var diagnostics: [Diagnostic]

  /// A result of these parts.
  public init(
    marks: [Mark], diagnostics: [Diagnostic] = [], madeIDs: Set<String> = []
  ) {
    self.marks = marks
    self.madeIDs = madeIDs
    self.diagnostics = diagnostics
  }
}
