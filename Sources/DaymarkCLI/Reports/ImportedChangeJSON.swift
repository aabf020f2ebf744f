import CalendarModel
import ICalendar

/// What becomes of one component, as an object of `daymark import --json`.
struct ImportedChangeJSON {
  private let change: ImportedChange

  init(_ change: ImportedChange) {
    self.change = change
  }

  /// Adds the keys to an object.
  func write(to line: inout JSONLine) {
    let component = change.component
    let heading = component.heading
    line.add("action", change.action.rawValue)
    line.add("kind", component.key.kind)
    line.add("uid", component.key.uid)
    if component.isUIDSynthesized { line.add("uidSynthesized", true) }
    line.add("recurrenceId", component.key.original?.description)
    if component.key.andFuture { line.add("andFuture", true) }
    line.add("summary", heading.title)
    line.add("start", heading.statedStart?.description)
    line.add("sequence", component.revision.sequence)
    line.add("source", "\(component.file):\(component.line)")
    if let before = change.before { line.add("stored", "\(before.file):\(before.line)") }
    line.add("detail", change.detail)
  }
}
