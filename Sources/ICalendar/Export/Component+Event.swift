public import CalendarModel

extension Component {
  /// The VEVENT that an event value stands for (RFC 5545, 3.6.1).
  ///
  /// A property among `otherProperties` that may occur once only gives way to the value of
  /// the event, where it has one. A zoned time is written with its TZID; the calendar around
  /// it needs the VTIMEZONE. One value is written to each RDATE and EXDATE: there are
  /// readers that stop in long lists. O(*octets*).
  ///
  /// - Parameters:
  ///   - event: its times lie in the years 0 to 9999, as RFC 5545 can write no others.
  ///   - stamp: the DTSTAMP of an event that has none. When nil as well, it is the event's
  ///     LAST-MODIFIED, its CREATED, or 00:00 UTC of the day that it starts on: equal
  ///     events have equal bytes.
  public init(event: Event, stamp: Instant? = nil) {
    var list = PropertyList()
    list.addIdentity(
      of: event, stamp: event.schedule.stamp ?? stamp, day: event.schedule.start.wallTime.day)
    list.add(schedule: event.schedule)
    list.add(
      plan: event,
      transparency: event.isTransparent ? Property("TRANSP", value: "TRANSPARENT") : nil)
    self.init(
      "VEVENT", properties: list.properties, components: Self.components(ofPlan: event))
  }

  /// The VALARM of an event or a to-do (RFC 5545, 3.6.6; RFC 9074). A text that its ACTION requires and that it
  /// does not have is the item's summary.
  init(alarm: Alarm, of item: some PlannedItem) {
    let required = item.summary ?? ""
    let isDisplay = alarm.action == "DISPLAY"
    let isEmail = alarm.action == "EMAIL"
    var list = PropertyList()
    list.add("UID", text: alarm.uid)
    list.add("ACTION", text: alarm.action)
    switch alarm.trigger {
    case .relativeToStart(let duration): list.add("TRIGGER", value: "\(duration)")
    case .relativeToEnd(let duration):
      list.add("TRIGGER", [Property.Parameter("RELATED", ["END"])], value: "\(duration)")
    case .absolute(let instant):
      list.add(
        "TRIGGER", [Property.Parameter("VALUE", ["DATE-TIME"])],
        value: CalendarTime.utc(instant).basicText)
    case nil: break
    }
    // Neither may stand without the other.
    if let interval = alarm.repeatInterval, alarm.repeatCount > 0 {
      list.add("DURATION", value: "\(interval)")
      list.add("REPEAT", value: "\(alarm.repeatCount)")
    }
    list.add("SUMMARY", text: alarm.summary ?? (isEmail ? required : nil))
    list.add(
      "DESCRIPTION", text: alarm.description ?? (isDisplay || isEmail ? required : nil))
    for attendee in alarm.attendees { list.add("ATTENDEE", attendee) }
    for attachment in alarm.attachments { list.add("ATTACH", attachment) }
    for relation in alarm.relations { list.add(relation) }
    list.add("ACKNOWLEDGED", instant: alarm.acknowledged)
    list.add("PROXIMITY", text: alarm.proximity)
    list.add(others: alarm.otherProperties)
    self.init(
      "VALARM", properties: list.properties,
      components: alarm.locations.map { Component(location: $0) } + alarm.components)
  }

  /// A GEO value; nil for degrees that are not on earth.
  static func geoValue(_ position: GeographicPosition) -> String? {
    guard (-90...90).contains(position.latitude), (-180...180).contains(position.longitude)
    else { return nil }
    return "\(position.latitude.plainDecimal);\(position.longitude.plainDecimal)"
  }
}

extension Double {
  /// The shortest digits that read back as this number, never with an exponent, as FLOAT
  /// has none (RFC 5545, 3.3.7). For magnitudes under 1000; below 0.0001 it has fifteen
  /// decimal places, which no place on earth needs.
  fileprivate var plainDecimal: String {
    let shortest = description
    guard shortest.contains("e") else { return shortest }
    let digits = Int((magnitude * 1e15).rounded()).padded(to: 15)
    return (self < 0 ? "-0." : "0.") + digits
  }
}
