import CalendarModel
import Daybook

/// `daymark undo`.
struct UndoCommand: Subcommand {
  let name = "undo"
  let summary = "take the last change of the daybook back"
  let description = [
    "Takes back what the last command changed in the daybook: what it added goes, what it "
      + "removed comes again. Once more takes the change before it back, and so on: the last "
      + "100 changes are kept.",
    "The exit status is 1 when there is nothing to take back.",
  ]
  let usages = ["[OPTION]..."]
  let options: [any OptionDeclaration] = [
    DaybookOptions.daybook, CommonOptions.json, CommonOptions.zone, CommonOptions.quiet,
  ]
  let examples = [HelpExample("daymark undo", "the last mark, unmark, edit or import")]

  func run(_ context: CommandContext) throws -> CommandStatus {
    try context.refusePositionals()
    let zone = try context.zone()
    let daybook = try context.openDaybook(.readWrite)
    guard let change = try daybook.undo(at: context.environment.now) else {
      context.remark("nothing to take back")
      return .no
    }
    if context.options[CommonOptions.json] {
      try context.output.writeJSON { line in
        line.add("undone", change.command)
        line.add("time", change.time.description)
        line.add("added", change.marks.deleted)
        line.add("changed", change.marks.changed)
        line.add("removed", change.marks.added)
      }
    } else if !context.options[CommonOptions.quiet] {
      let time = "\(zone.wallTime(at: change.time))".replacing("T", with: " ")
      let effects = change.effectsOfUndo.map { ": " + $0 } ?? ""
      try context.output.writeLine("undone: \(change.command), of \(time)\(effects)".printable)
    }
    return .done
  }
}

extension DaybookChange {
  /// What taking it back did, such as `2 marks removed, 1 mark as before`.
  fileprivate var effectsOfUndo: String? {
    func parts(_ counts: Counts, _ one: String, _ many: String) -> [String] {
      func part(_ count: Int, _ word: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? one : many) \(word)"
      }
      return [
        part(counts.added, "removed"), part(counts.deleted, "there again"),
        part(counts.changed, "as before"),
      ].compactMap(\.self)
    }
    let all = parts(marks, "mark", "marks") + parts(calendars, "calendar", "calendars")
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
