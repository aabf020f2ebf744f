import CalendarModel

/// An event, to-do or journal entry, as far as has to be known to mask it or leave it out.
protocol TreatedItem: CalendarItem {
  /// Which occurrence of its series it is in the place of; nil for a master.
  var replaced: EventSchedule.Replacement? { get }

  /// The item with no more than its times and its state.
  func masked() -> Self

  /// The item without the occurrences of these original starts.
  func leavingOut(_ starts: [CalendarTime]) -> Self

  /// The component that it stands for.
  var written: Component { get }
}

extension Event: TreatedItem {
  var replaced: EventSchedule.Replacement? { schedule.replacement }

  func leavingOut(_ starts: [CalendarTime]) -> Event {
    var result = self
    result.schedule.recurrence = schedule.recurrence.leavingOut(starts)
    return result
  }

  var written: Component { Component(event: self) }
}

extension Todo: TreatedItem {
  var replaced: EventSchedule.Replacement? { replacement }

  func leavingOut(_ starts: [CalendarTime]) -> Todo {
    var result = self
    result.recurrence = recurrence.leavingOut(starts)
    return result
  }

  var written: Component { Component(todo: self) }
}

extension Journal: TreatedItem {
  var replaced: EventSchedule.Replacement? { replacement }

  func leavingOut(_ starts: [CalendarTime]) -> Journal {
    var result = self
    result.recurrence = recurrence.leavingOut(starts)
    return result
  }

  var written: Component { Component(journal: self) }
}

extension EventSchedule.Recurrence? {
  fileprivate func leavingOut(_ starts: [CalendarTime]) -> Self {
    guard !starts.isEmpty else { return self }
    var result = self ?? EventSchedule.Recurrence()
    result.exceptionDates += starts
    return result
  }
}
