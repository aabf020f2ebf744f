import Testing

/// Runs of the command with a daybook of their own, at a time of their own.
struct DaybookRuns {
  /// The folder that has the daybook, `d.sqlite`, in it.
  let scratch: Scratch
  /// The environment of each run.
  var variables: [String: String]

  /// A daybook that is not there yet, on 2026-12-24, a Thursday.
  init(now: String = "2026-12-24T12:00:00Z") throws {
    scratch = try Scratch()
    variables = ["DAYMARK_DAYBOOK": scratch["d.sqlite"], "DAYMARK_NOW": now]
  }

  /// Runs the command in the folder.
  func run(
    _ arguments: [String], input: String = "", variables: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      arguments, input: Array(input.utf8),
      variables: self.variables.merging(variables) { $1 }, folder: scratch.path)
  }

  /// Runs the command, which has to succeed without a word on standard error.
  ///
  /// - Returns: its output.
  @discardableResult
  func output(_ arguments: String..., input: String = "") throws -> String {
    let run = try run(arguments, input: input)
    #expect(run.status == 0, "\(arguments)")
    #expect(run.errors == "", "\(arguments)")
    return run.output
  }

  /// The lines of `days`, without colours, of a given width.
  func days(_ arguments: String...) throws -> [String] {
    let run = try run(["days"] + arguments, variables: ["COLUMNS": "70"])
    return run.output.split(separator: "\n").map(String.init)
  }

  /// The objects of `days --json`, each as text.
  func json(_ arguments: String...) throws -> [String] {
    try run(["days", "--json"] + arguments).output.split(separator: "\n").map(String.init)
  }
}
