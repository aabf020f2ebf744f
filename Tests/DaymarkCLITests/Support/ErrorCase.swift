import Testing

/// A run that fails: its arguments, the status, and the line on standard error.
struct ErrorCase: CustomTestStringConvertible {
  let arguments: [String]
  let status: Int32
  let line: String
  var testDescription: String { arguments.joined(separator: " ") }

  init(_ arguments: [String], _ status: Int32, _ line: String) {
    self.arguments = arguments
    self.status = status
    self.line = line
  }

  /// Runs the command and expects the status, that line only, and no output.
  func check(
    input: [UInt8] = [], variables: [String: String] = [:], folder: String? = nil
  ) throws {
    let run = try CommandRun(arguments, input: input, variables: variables, folder: folder)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors == "daymark: \(line)\n")
  }
}
