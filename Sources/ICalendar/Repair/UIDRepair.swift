import CalendarModel

/// Sees to it that no two masters have one UID: of two versions of one the newer is kept, of
/// different ones the later gets another UID (RFC 5545, 3.8.4.7).
struct UIDRepair {
  private struct Place {
    var calendar: Int
    var component: Int
    var schedule: EventSchedule?
  }

  private struct Identity: Hashable {
    var start: CalendarTime?
    var recurrence: EventSchedule.Recurrence?
    var content: String?
  }

  let file: CalendarFile
  let reader: LineReader

  /// Mends the components of all calendars. O(components).
  func run(_ calendars: inout [RepairedComponent], _ repairer: inout Repairer) {
    var schedules: [Int: EventSchedule] = [:]
    for record in file.index.records { schedules[Int(record.node)] = record.schedule }
    var masters: [[String]: [Place]] = [:]
    var order: [[String]] = []
    var overrides: [String: [Property]] = [:]
    for calendar in calendars.indices {
      for (index, component) in calendars[calendar].components.enumerated() {
        guard ["VEVENT", "VTODO", "VJOURNAL"].contains(component.kind),
          let property = component.first("UID")?.property
        else { continue }
        let uid = RepairedComponent.trimmed(property.value)
        if let original = component.first("RECURRENCE-ID")?.property {
          if component.kind == "VEVENT" { overrides[uid, default: []].append(original) }
          continue
        }
        // Events are told apart over the whole file, as the reader does.
        let key = [
          component.kind, uid, component.kind == "VEVENT" ? "" : "\(calendar)",
        ]
        if masters[key] == nil { order.append(key) }
        masters[key, default: []].append(
          Place(
            calendar: calendar, component: index,
            schedule: component.node.flatMap { schedules[$0] }))
      }
    }
    for key in order {
      guard let places = masters[key], places.count > 1 else { continue }
      repair(places, key: key, overrides[key[1]] ?? [], &calendars, &repairer)
    }
  }

  private func repair(
    _ places: [Place], key: [String], _ overrides: [Property],
    _ calendars: inout [RepairedComponent], _ repairer: inout Repairer
  ) {
    let uid = TextEscaping.unescape(key[1])
    var chosen: [Identity: Int] = [:]
    var order: [Identity] = []
    func demote(_ number: Int) {
      let place = places[number]
      let component = calendars[place.calendar].components[place.component]
      repairer.report(
        .duplicateUID, component.number, uid, "another version of it has the same UID",
        "kept as X-DAYMARK-\(component.kind): the other is newer")
      calendars[place.calendar].components[place.component].demote()
    }
    for (number, place) in places.enumerated() {
      let component = calendars[place.calendar].components[place.component]
      let identity = Identity(
        start: place.schedule?.start, recurrence: place.schedule?.recurrence,
        content: place.schedule == nil ? Self.content(component) : nil)
      guard let other = chosen[identity] else {
        chosen[identity] = number
        order.append(identity)
        continue
      }
      if Self.isNewer(place.schedule, than: places[other].schedule) {
        demote(other)
        chosen[identity] = number
      } else {
        demote(number)
      }
    }
    for identity in order.dropFirst() {
      guard let number = chosen[identity] else { continue }
      let place = places[number]
      var component = calendars[place.calendar].components[place.component]
      let made = StableUUID(
        namespace: .domainNames, name: key[1] + "\n" + Self.content(component)
      ).description
      repairer.report(
        .duplicateUID, component.number, uid, "another \(component.kind) has the same UID",
        "it gets \(made)")
      if let property = component.first("UID")?.property {
        component.replace("UID", with: property.with(made))
      }
      // An override took its occurrence out of both.
      if place.schedule?.recurrence != nil {
        for original in overrides {
          component.properties.append(
            RepairedProperty(
              Property(
                "EXDATE",
                parameters: original.parameters.filter { $0.name.uppercased() != "RANGE" },
                value: original.value), number: component.number))
        }
      }
      calendars[place.calendar].components[place.component] = component
    }
  }

  /// As `SeriesPlan` decides.
  private static func isNewer(_ later: EventSchedule?, than earlier: EventSchedule?) -> Bool {
    guard let later, let earlier else { return true }
    if later.sequence != earlier.sequence { return later.sequence > earlier.sequence }
    guard let stamp = later.stamp else { return earlier.stamp == nil }
    guard let other = earlier.stamp else { return true }
    return stamp >= other
  }

  /// What makes a component what it is; not what programs change at every export.
  private static func content(_ component: RepairedComponent) -> String {
    let changing = ["DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE"]
    return component.properties.filter { !changing.contains($0.name) }.map {
      "\($0.name)\($0.property.parameters):\($0.property.value)"
    }.joined(separator: "\n")
  }
}

extension RepairedComponent {
  /// A UID without spaces around it, which are no part of it.
  static func trimmed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: $0.trimmed, as: UTF8.self) }
  }
}
