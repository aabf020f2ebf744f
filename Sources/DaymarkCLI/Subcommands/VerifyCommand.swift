import CalendarModel
import Daybook

/// `daymark verify`.
struct VerifyCommand: Subcommand {
  let name = "verify"
  let summary = "look through the daybook for damage"
  let description = [
    "Reads the whole daybook and checks that nothing in it contradicts itself: its pages and "
      + "indexes, what refers to what, that each mark can be read, and that what calendars hold is "
      + "all there and as it was written. Nothing is changed.",
    "The exit status is 1 when there is a fault.",
  ]
  let usages = ["[OPTION]..."]
  let options: [any OptionDeclaration] = [DaybookOptions.daybook, CommonOptions.quiet]
  let examples = [HelpExample("daymark verify --daybook backup.sqlite", "is the backup sound?")]

  func run(_ context: CommandContext) throws -> CommandStatus {
    try context.refusePositionals()
    let daybook = try context.openDaybook(.readOnly)
    let faults = try daybook.verify().map(\.description)
    let path = try context.daybookPath()
    for fault in faults { try context.output.writeLine("\(path): \(fault)".printable) }
    guard faults.isEmpty else {
      context.remark(
        "\(path): \(faults.count) \(faults.count == 1 ? "fault" : "faults"); "
          + "daymark restore brings a backup back")
      return .no
    }
    let count = try daybook.marks().count
    context.remark("\(path): sound, \(count) \(count == 1 ? "mark" : "marks")")
    return .done
  }
}
