import Glibc
import Testing

/// What Scripts/durability.py does at length: several processes at once, and processes that are
/// killed at any instant.
@Suite("a daybook that several processes mark, and that are killed")
struct DurabilityTests {
  @Test("two processes at once lose nothing")
  func together() async throws {
    let runs = try DaybookRuns()
    let variables = runs.variables
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in ["a", "b"] {
        group.addTask {
          for number in 0..<100 {
            let run = try CommandRun(
              ["mark", "2026-12-24", "--add", "--note", "\(writer)\(number)", "-q"],
              variables: variables)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors == "")
          }
        }
      }
      try await group.waitForAll()
    }
    let marks = try runs.json()
    #expect(marks.count == 200)
    for writer in ["a", "b"] {
      for number in 0..<100 {
        #expect(marks.count { $0.contains("\"note\":\"\(writer)\(number)\"") } == 1)
      }
    }
    #expect(try runs.run(["verify"]).status == 0)
  }

  @Test("killed at any instant, the daybook opens, has what was done, and no half of anything")
  func killed() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let runs = try DaybookRuns()
    let rows = (0..<200).map { "2026-01-\(10 + $0 % 20),row\($0)\n" }.joined()
    var done: [String] = []
    for number in 0..<20 {
      let isImport = number % 4 == 3
      runs.scratch.file("t.csv", "day,note\n" + rows.replacing("row", with: "\(number)row"))
      let seconds = Double.random(in: 0.002...0.15, using: &generator)
      let command =
        isImport
        ? "import t.csv:name=i\(number) -q"
        : "mark 2026-12-24..2026-12-25 --add --note m\(number) --tag x --tag y -q"
      let status = try Self.killed(after: seconds, command, runs)
      #expect(status == 0 || status == 137, "seed \(seed), \(command)")
      if status == 0 { done.append(isImport ? "\(number)row" : "\"m\(number)\"") }
      guard runs.scratch.names.contains("d.sqlite") else { continue }

      let days = try runs.run(["days", "--json"])
      if days.status == 65 {
        // Killed before it became one: then nothing can have been done.
        #expect(done.isEmpty, "seed \(seed)")
        continue
      }
      #expect(days.status == 0, "seed \(seed)")
      let marks = days.output.split(separator: "\n")
      for note in done {
        #expect(marks.contains { $0.contains(note) }, "seed \(seed), \(note)")
      }
      for import_ in stride(from: 3, through: number, by: 4) {
        let count = marks.count { $0.contains("\"note\":\"\(import_)row") }
        #expect(count == 0 || count == 200, "seed \(seed), import \(import_)")
      }
      for mark in marks where mark.contains("\"note\":\"m") {
        #expect(mark.contains(#""tags":["x","y"]"#), "seed \(seed)")
      }
    }
    #expect(try runs.run(["verify"]).status != 1, "seed \(seed)")
  }

  /// Runs the command, and kills it after so many seconds.
  ///
  /// - Returns: its status; 137 where it was killed.
  private static func killed(
    after seconds: Double, _ command: String, _ runs: DaybookRuns
  ) throws -> Int32 {
    let variables = runs.variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    let result = system(
      "cd '\(runs.scratch.path)' && env LC_ALL=C TZ=UTC \(variables) "
        + "timeout -s KILL \(seconds) '\(try CommandRun.binary())' \(command)")
    // WIFEXITED and its like are macros, which Swift does not see. The shell itself lives on.
    return result & 0x7F == 0 ? (result >> 8) & 0xFF : 128 + (result & 0x7F)
  }
}
