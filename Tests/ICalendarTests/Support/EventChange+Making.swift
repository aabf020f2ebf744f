import ICalendar

extension EventChange {
  /// A change that says what `body` makes it say.
  static func making(_ body: (inout EventChange) -> Void) -> EventChange {
    var change = EventChange()
    body(&change)
    return change
  }
}
