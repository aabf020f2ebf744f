import CalendarModel

extension JSEventWriter {
  /// VALARM (RFC 8984, 4.5.2).
  mutating func addAlerts(of entry: some JSEntry, to object: inout JSObject) {
    object.setNumbered("alerts") { append in addAlerts(of: entry, append) }
  }

  private mutating func addAlerts(of entry: some JSEntry, _ append: (JSObject) -> Void) {
    var ids: [String: String] = [:]
    var count = 0
    for alarm in entry.alarms where alarm.trigger != nil {
      count += 1
      if let uid = alarm.uid { ids[uid] = "\(count)" }
    }
    for alarm in entry.alarms {
      guard let trigger = alarm.trigger else {
        lose("an alarm without a TRIGGER")
        continue
      }
      var alert = JSObject("Alert")
      alert.set("trigger", object: Self.trigger(trigger))
      alert.set("acknowledged", alarm.acknowledged?.description)
      alert.set("action", alarm.action == "EMAIL" ? "email" : "display")
      if alarm.action != "EMAIL" && alarm.action != "DISPLAY" {
        lose("ACTION:\(alarm.action.prefix(20))")
      }
      addRelations(of: alarm, ids, to: &alert)
      countRest(of: alarm, summary: entry.summary)
      append(alert)
    }
  }

  /// RELATED-TO: which alert this one puts off (RFC 9074, 7; RFC 8984, 4.5.2).
  private mutating func addRelations(
    of alarm: Alarm, _ ids: [String: String], to alert: inout JSObject
  ) {
    var related = JSObject()
    for relation in alarm.relations {
      guard relation.kind == "SNOOZE", let id = ids[relation.uid] else {
        lose("RELATED-TO of an alarm")
        continue
      }
      var entry = JSObject("Relation")
      entry.set("relation", setOf: ["parent"])
      related.set(id, object: entry)
    }
    if !related.isEmpty { alert.set("relatedTo", object: related) }
  }

  private mutating func countRest(of alarm: Alarm, summary: String?) {
    if alarm.repeatCount > 0 { lose("REPEAT of an alarm") }
    if !alarm.attachments.isEmpty { lose("ATTACH of an alarm") }
    if !alarm.attendees.isEmpty { lose("ATTENDEE of an alarm") }
    if let text = alarm.description, text != summary { lose("DESCRIPTION of an alarm") }
    if let text = alarm.summary, text != summary { lose("SUMMARY of an alarm") }
    if alarm.uid != nil { lose("UID of an alarm") }
    if alarm.proximity != nil { lose("PROXIMITY of an alarm") }
    for _ in alarm.locations { lose("VLOCATION of an alarm") }
    for component in alarm.components { lose("\(component.name.uppercased()) of an alarm") }
    alarm.otherProperties.forEachName { lose("\($0.uppercased()) of an alarm", times: $1) }
  }

  private static func trigger(_ trigger: Alarm.Trigger) -> JSObject {
    switch trigger {
    case .relativeToStart(let duration):
      var object = JSObject("OffsetTrigger")
      object.set("offset", duration.description)
      return object
    case .relativeToEnd(let duration):
      var object = JSObject("OffsetTrigger")
      object.set("offset", duration.description)
      object.set("relativeTo", "end")
      return object
    case .absolute(let instant):
      var object = JSObject("AbsoluteTrigger")
      object.set("when", instant.description)
      return object
    }
  }
}
