import CalendarModel
import Daybook

/// What became of calendars that were brought into the daybook, or read again: a line each.
struct CalendarArrivalReport {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Writes the line of one; nothing for one without anything in it.
  func write(_ arrival: CalendarArrival) throws(CommandError) {
    let calendar: DaybookCalendar
    let action: String
    let text: String
    var refresh: CalendarRefresh?
    switch arrival {
    case .empty: return
    case .added(let added):
      calendar = added
      action = "added"
      text = "new, \(Self.components(added.componentCount))"
    case .unchanged(let present):
      calendar = present
      action = "unchanged"
      text = "the same, \(Self.components(present.componentCount))"
    case .refreshed(let refreshed, let what):
      calendar = refreshed
      action = "refreshed"
      refresh = what
      text = what.text
    }
    guard context.options[CommonOptions.json] else {
      return try context.output.writeLine("\(calendar.name): \(text)".printable)
    }
    try context.output.writeJSON { line in
      line.add("calendar", calendar.name)
      line.add("action", action)
      line.add("components", calendar.componentCount)
      line.add("new", refresh?.added)
      line.add("changed", refresh?.changed)
      line.add("gone", refresh?.gone)
    }
  }

  /// `1 component`, `12 components`.
  static func components(_ count: Int) -> String {
    count == 1 ? "1 component" : "\(count) components"
  }
}

extension CalendarRefresh {
  /// `3 new, 1 changed, 2 gone`.
  fileprivate var text: String {
    let parts = [(added, "new"), (changed, "changed"), (gone, "gone")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "its own properties changed" : parts.joined(separator: ", ")
  }
}
