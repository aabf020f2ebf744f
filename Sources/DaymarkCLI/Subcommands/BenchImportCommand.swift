import ICalendar

/// `daymark bench-import FILE`, which Bench/run.sh measures.
struct BenchImportCommand: Subcommand {
  let name = "bench-import"
  let summary = "read a calendar whole, and count its events"
  let description = [
    "Reads every property of every event into values, and prints the number of events. It is "
      + "there to be measured."
  ]
  let usages = ["FILE"]
  let options: [any OptionDeclaration] = []
  let examples: [HelpExample] = []
  let isHidden = true

  func run(_ context: CommandContext) throws -> CommandStatus {
    let files = try context.inputFiles()
    guard files.count == 1, let file = files.first else {
      throw CommandError.usage("bench-import takes one file", remedy: "name one")
    }
    let result = try file.readCalendar().events()
    try context.output.writeLine("\(result.events.count)")
    return .done
  }
}
