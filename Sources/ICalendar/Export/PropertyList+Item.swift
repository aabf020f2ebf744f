import CalendarModel

extension PropertyList {
  /// Adds UID, DTSTAMP, CREATED and LAST-MODIFIED.
  ///
  /// - Parameters:
  ///   - stamp: DTSTAMP, where there is one.
  ///   - day: the oldest day that DTSTAMP can be of where nothing else says; nil for 1970's first.
  mutating func addIdentity(of item: some CalendarItem, stamp: Instant?, day: Day?) {
    add("UID", text: item.uid)
    let made = Instant.madeStamp(
      lastModified: item.lastModified, created: item.created,
      oldest: WallTime(day ?? Day(daysSince1970: 0)))
    add("DTSTAMP", instant: stamp ?? made)
    add("CREATED", instant: item.created)
    add("LAST-MODIFIED", instant: item.lastModified)
  }

  /// Adds what an event and a to-do have in common, but for when they are.
  ///
  /// - Parameter transparency: TRANSP, which has its place in the middle.
  mutating func add(plan item: some PlannedItem, transparency: Property? = nil) {
    add("SUMMARY", text: item.summary)
    add("DESCRIPTION", text: item.description)
    add("LOCATION", text: item.location)
    add("GEO", value: item.position.flatMap(Component.geoValue))
    addState(of: item)
    if let transparency { add(transparency.name, value: transparency.value) }
    add("PRIORITY", value: item.priority == 0 ? nil : "\(item.priority)")
    add("CATEGORIES", texts: item.categories)
    add("RESOURCES", texts: item.resources)
    addRest(of: item)
  }

  /// Adds URL, STATUS and CLASS.
  mutating func addState(of item: some CalendarItem) {
    add("URL", value: item.url)
    add("STATUS", text: item.status)
    add("CLASS", text: item.classification)
  }

  /// Adds who, what belongs to it, and all other properties.
  mutating func addRest(of item: some CalendarItem) {
    if let color = item.color { add(color: color, others: item.otherProperties) }
    if let organizer = item.organizer { add("ORGANIZER", organizer) }
    for attendee in item.attendees { add("ATTENDEE", attendee) }
    for attachment in item.attachments { add("ATTACH", attachment) }
    for comment in item.comments { add("COMMENT", text: comment) }
    for contact in item.contacts { add("CONTACT", text: contact) }
    for relation in item.relations { add(relation) }
    for status in item.requestStatuses { add(status) }
    if !item.supplements.isEmpty { add(item.supplements) }
    add(others: item.otherProperties)
  }

  /// Adds the properties of later RFCs.
  private mutating func add(_ supplements: Supplements) {
    for image in supplements.images { add(image) }
    for conference in supplements.conferences { add(conference) }
    for description in supplements.styledDescriptions { add(description) }
    for data in supplements.structuredData { add(data) }
    for link in supplements.links { add(link) }
    for concept in supplements.concepts { add("CONCEPT", value: concept) }
    for id in supplements.referenceIDs { add("REFID", text: id) }
  }
}

extension Component {
  /// The components inside an event or a to-do.
  static func components(ofPlan item: some PlannedItem) -> [Component] {
    item.alarms.map { Component(alarm: $0, of: item) } + components(of: item)
  }

  /// The components inside an item, but for alarms.
  static func components(of item: some CalendarItem) -> [Component] {
    item.supplements.participants.map { Component(participant: $0) }
      + item.supplements.locations.map { Component(location: $0) } + item.components
  }

  /// The PARTICIPANT of a value (RFC 9073, 7.1).
  init(participant: Participant) {
    var list = PropertyList()
    list.add("UID", text: participant.uid)
    list.add("PARTICIPANT-TYPE", text: participant.kind)
    list.add("CALENDAR-ADDRESS", value: participant.address)
    list.add("SUMMARY", text: participant.summary)
    list.add("DESCRIPTION", text: participant.description)
    list.add("URL", value: participant.url)
    list.add(others: participant.otherProperties)
    self.init(
      "PARTICIPANT", properties: list.properties,
      components: participant.locations.map { Component(location: $0) }
        + participant.components)
  }

  /// The VLOCATION of a value (RFC 9073, 7.2).
  init(location: DetailedLocation) {
    var list = PropertyList()
    list.add("UID", text: location.uid)
    list.add("NAME", text: location.name)
    list.add("DESCRIPTION", text: location.description)
    list.add("GEO", value: location.position.flatMap(Self.geoValue))
    list.add("LOCATION-TYPE", texts: location.types)
    list.add("URL", value: location.url)
    list.add(others: location.otherProperties)
    self.init("VLOCATION", properties: list.properties, components: location.components)
  }
}
