import CalendarModel
import Daybook

/// A subcommand that changes how one calendar of the daybook is kept: `rename`, `color`, `hide`,
/// `show` and `remove`.
struct CalendarChangeCommand: Subcommand {
  /// What is done to the calendar.
  enum Kind: String, CaseIterable {
    case rename, color, hide, show, remove
  }

  let kind: Kind

  var name: String { kind.rawValue }

  var summary: String {
    switch kind {
    case .rename: "give a calendar of the daybook another name"
    case .color: "give a calendar of the daybook a colour"
    case .hide: "leave a calendar of the daybook out of what is shown"
    case .show: "show a calendar of the daybook that was hidden"
    case .remove: "take a calendar out of the daybook"
    }
  }

  var description: [String] {
    switch kind {
    case .rename: ["Calls a calendar otherwise; its file keeps its name. No two have the same."]
    case .color:
      [
        "Gives a calendar a colour: a CSS name, #rgb or #rrggbb. The word none lets it have its "
          + "file's own again."
      ]
    case .hide: ["Leaves calendars out of list, month and print, until daymark show."]
    case .show: ["Takes calendars that were hidden into list, month and print again."]
    case .remove:
      [
        "Takes calendars out of the daybook, with all that is in them. Their files are left "
          + "alone; daymark undo brings them back."
      ]
    }
  }

  var usages: [String] {
    switch kind {
    case .rename: ["NAME NEWNAME [OPTION]..."]
    case .color: ["NAME COLOR [OPTION]..."]
    case .hide, .show, .remove: ["NAME... [OPTION]..."]
    }
  }

  let options: [any OptionDeclaration] = [DaybookOptions.daybook, CommonOptions.quiet]

  var examples: [HelpExample] {
    switch kind {
    case .rename: [HelpExample("daymark rename basic Holidays", "the calendar basic")]
    case .color: [HelpExample("daymark color Work \"#3B6FE0\"", "Work in blue")]
    case .hide: [HelpExample("daymark hide Work", "a holiday")]
    case .show: [HelpExample("daymark show Work", "back again")]
    case .remove: [HelpExample("daymark remove \"Old job\"", "what nobody needs any more")]
    }
  }

  func run(_ context: CommandContext) throws -> CommandStatus {
    let arguments = context.options.positionals
    let isPair = kind == .rename || kind == .color
    guard isPair ? arguments.count == 2 : !arguments.isEmpty else {
      throw CommandError.usage(
        arguments.isEmpty ? "no calendar given" : "\(name) takes a calendar and one word",
        remedy: "write \(command) \(usages[0].prefix { $0 != "[" })")
    }
    let color = kind == .color ? try ColorArgument.colorOrNone(arguments[1]) : nil
    let daybook = try context.openDaybookWithCalendars()
    let words = ([name] + arguments.map(\.text)).joined(separator: " ")
    let isChanged = try daybook.change(words, at: context.environment.now) { edit in
      let calendars = try context.namedCalendars(
        isPair ? [arguments[0]] : arguments, among: try edit.calendars())
      var isChanged = false
      for calendar in calendars {
        let id = calendar.id
        let isThis =
          switch kind {
          case .rename: try edit.renameCalendar(id, arguments[1].text)
          case .color: try edit.recolorCalendar(id, color)
          case .hide: try edit.setCalendarHidden(id, true)
          case .show: try edit.setCalendarHidden(id, false)
          case .remove: try edit.removeCalendar(id)
          }
        isChanged = isChanged || isThis
      }
      return isChanged
    }
    if !isChanged { context.remark("nothing changed") }
    return .done
  }
}
