extension Event {
  /// An event with all that it and another item have in common.
  ///
  /// - Parameter schedule: when it takes place.
  private init(item: some CalendarItem, schedule: EventSchedule) {
    self.init(uid: item.uid, schedule: schedule, summary: item.summary)
    isUIDSynthesized = item.isUIDSynthesized
    status = item.status
    classification = item.classification
    categories = item.categories
    color = item.color
    url = item.url
    created = item.created
    lastModified = item.lastModified
    organizer = item.organizer
    attendees = item.attendees
    attachments = item.attachments
    comments = item.comments
    contacts = item.contacts
    relations = item.relations
    requestStatuses = item.requestStatuses
    supplements = item.supplements
    components = item.components
    otherProperties = item.otherProperties
    line = item.line
  }

  /// An event with all that it and a to-do have in common.
  package init(_ todo: Todo, schedule: EventSchedule) {
    self.init(item: todo, schedule: schedule)
    description = todo.description
    location = todo.location
    position = todo.position
    priority = todo.priority
    resources = todo.resources
    alarms = todo.alarms
  }

  /// An event with all that it and a journal entry have in common; one description of several
  /// paragraphs.
  package init(_ journal: Journal, schedule: EventSchedule) {
    self.init(item: journal, schedule: schedule)
    if !journal.descriptions.isEmpty {
      description = journal.descriptions.joined(separator: "\n\n")
    }
  }
}
