import CalendarModel
import Daybook
import ICalendar

/// Says what became of an event of an own calendar: a line, or an object, for each series.
struct EventReport {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Writes what an editor did to the series of a UID; what had to go, to standard error.
  ///
  /// - Parameter title: what the series was called.
  func write(
    _ editor: SeriesEditor, uid: String, title: String?, in calendar: DaybookCalendar
  ) throws(CommandError) {
    try write(
      editor.isEmpty ? .removed : .changed, uid, editor.title ?? title ?? "", calendar)
    if let newUID = editor.newUID {
      try write(.added, newUID, editor.newTitle ?? "", calendar)
    }
    for event in editor.lost {
      guard let original = event.schedule.replacement?.original else { continue }
      let title = event.summary.map { ", \($0)," } ?? ""
      context.remark(
        "the occurrence of \(text(of: original))\(title) that was changed by itself is gone: the "
          + "event does not take place then any more; daymark undo brings all back")
    }
  }

  private func write(
    _ action: MarkReport.Action, _ uid: String, _ title: String, _ calendar: DaybookCalendar
  ) throws(CommandError) {
    if context.options[CommonOptions.json] {
      try context.output.writeJSON { line in
        line.add("uid", uid)
        line.add("calendar", calendar.name)
        line.add("action", action.rawValue)
      }
    } else if !context.options[CommonOptions.quiet] {
      let text = title.isEmpty ? uid : "\(uid)  \(title)"
      let sign = context.colored("(\(action.word))", action.color)
      try context.output.writeLine("\(text.printable)  \(sign)")
    }
  }

  private func text(of time: CalendarTime) -> String {
    let wallTime = time.wallTime
    return time.isDate
      ? "\(wallTime.day)"
      : "\(wallTime.day) \(wallTime.hour):\(wallTime.minute.padded(to: 2))"
  }
}
