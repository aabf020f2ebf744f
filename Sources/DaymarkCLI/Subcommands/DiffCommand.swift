import CalendarModel
import ICalendar

/// `daymark diff A B`.
struct DiffCommand: Subcommand {
  static let all = FlagOption(
    "all", help: "DTSTAMP and LAST-MODIFIED count too, which many programs write anew each time")

  let name = "diff"
  let summary = "show what two calendars differ in"
  let description = [
    "Compares two calendars by their components (UID and RECURRENCE-ID) and the properties of "
      + "each, alarms included. Order, folds and the spelling of names do not count.",
    "The exit status is 0 when they are equal, 1 when they differ.",
  ]
  let usages = ["FILE FILE [--all] [--json]"]
  let options: [any OptionDeclaration] =
    [all, CommonOptions.json, CommonOptions.color, CommonOptions.verbose, CommonOptions.quiet]
    + EventChoice.options + InputOptions.all
  let examples = [
    HelpExample("daymark diff monday.ics tuesday.ics", "what changed since Monday")
  ]

  func run(_ context: CommandContext) throws -> CommandStatus {
    guard context.options.positionals.count == 2 else {
      throw CommandError.usage("diff takes two files", remedy: "name two calendars")
    }
    var sets = try context.readCalendarSets(context.inputFiles())
    var stores = sets.map { _ in CalendarStore() }
    for index in sets.indices {
      sets[index].releaseEach { stores[index].append(CalendarStore(comparing: $0)) }
    }
    let difference = CalendarDifference(
      stores[0], stores[1], comparesStamps: context.options[Self.all])
    for entry in difference.entries {
      if context.options[CommonOptions.json] {
        try writeJSON(entry, context)
      } else {
        try write(entry, context)
      }
    }
    if !context.options[CommonOptions.json], !difference.isEmpty {
      try context.output.writeLine(summary(of: difference))
    }
    return difference.isEmpty ? .done : .no
  }

  private func write(
    _ entry: CalendarDifference.Entry, _ context: CommandContext
  ) throws(CommandError) {
    let text = ComponentText(key: entry.key, component: entry.heading).text
    let (word, color) = entry.word
    try context.output.writeLine(context.colored("\(word) \(text)", "1;\(color)"))
    var path: [String] = []
    try entry.forEachChange { (change) throws(CommandError) in
      if change.path != path {
        path = change.path
        if !path.isEmpty {
          try context.output.writeLine("  \(path.joined(separator: ", "))".printable)
        }
      }
      let indent = path.isEmpty ? "  " : "    "
      if let before = change.before {
        try context.output.writeLine(context.colored("\(indent)- \(before.contentLine)", "31"))
      }
      if let after = change.after {
        try context.output.writeLine(context.colored("\(indent)+ \(after.contentLine)", "32"))
      }
    }
  }

  /// One object for each property that changed, or for a component that only one side has.
  private func writeJSON(
    _ entry: CalendarDifference.Entry, _ context: CommandContext
  ) throws(CommandError) {
    let heading = entry.heading
    func write(_ change: CalendarDifference.Change?) throws(CommandError) {
      try context.output.writeJSON { line in
        line.add("change", entry.word.0)
        line.add("kind", entry.key.kind)
        if !entry.key.uid.isEmpty { line.add("uid", entry.key.uid) }
        line.add("recurrenceId", entry.key.original?.description)
        if entry.key.andFuture { line.add("andFuture", true) }
        line.add("summary", heading.title)
        line.add("start", heading.statedStart?.description)
        guard let change else { return }
        if !change.path.isEmpty { line.add("path", change.path) }
        line.add("property", (change.before ?? change.after)?.name)
        line.add("old", change.before?.contentLine)
        line.add("new", change.after?.contentLine)
      }
    }
    var hasChanges = false
    try entry.forEachChange { (change) throws(CommandError) in
      hasChanges = true
      try write(change)
    }
    if !hasChanges { try write(nil) }
  }

  private func summary(of difference: CalendarDifference) -> String {
    let words = ["changed", "added", "removed"]
    let counts = words.map { word in difference.entries.count { $0.word.0 == word } }
    return zip(counts, words).filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

extension CalendarDifference.Entry {
  /// What happened to it, and the colour of that on a terminal.
  fileprivate var word: (String, String) {
    if isAdded { return ("added", "32") }
    return isRemoved ? ("removed", "31") : ("changed", "33")
  }
}
