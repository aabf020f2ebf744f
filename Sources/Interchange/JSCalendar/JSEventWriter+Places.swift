import CalendarModel

extension JSEventWriter {
  /// LOCATION and GEO, VLOCATION, an end in another zone, CONFERENCE (RFC 8984, 4.2.5, 4.2.6).
  ///
  /// - Returns: the Id of the Location of each participant's first VLOCATION, by the place of
  ///   the participant in its list.
  mutating func addPlaces(of entry: some JSEntry, to object: inout JSObject) -> [Int: String] {
    var locations: [JSObject] = []
    var position = entry.position
    // Often LOCATION is the name of one that is described in full.
    var isNamed = entry.location == nil
    for place in entry.locations {
      var location = self.location(place)
      if !isNamed, place.name == entry.location {
        isNamed = true
        if !location.has("coordinates") {
          location.set("coordinates", position.map(Self.coordinates))
          position = nil
        } else if place.position == position {
          position = nil
        }
      }
      locations.append(location)
    }
    if !isNamed || position != nil {
      var location = JSObject("Location")
      if !isNamed { location.set("name", entry.location) }
      location.set("coordinates", position.map(Self.coordinates))
      locations.insert(location, at: 0)
    }
    if let end = entry.endTime, let zone = clock.zoneName(of: end), let timing = entry.timing,
      let startZone = clock.zoneName(of: timing.start), zone != startZone
    {
      var location = JSObject("Location")
      location.set("relativeTo", "end")
      location.set("timeZone", zone)
      locations.append(location)
    }
    var places: [Int: String] = [:]
    for (index, participant) in entry.participants.enumerated() {
      guard let place = participant.locations.first else { continue }
      locations.append(location(place))
      places[index] = "\(locations.count)"
    }
    object.setNumbered("locations") { locations.forEach($0) }
    addConferences(of: entry, to: &object)
    return places
  }

  private mutating func location(_ place: DetailedLocation) -> JSObject {
    var location = JSObject("Location")
    location.set("name", place.name)
    location.set("description", place.description)
    location.set("locationTypes", setOf: place.types.map { $0.lowercased() })
    location.set("coordinates", place.position.map(Self.coordinates))
    if let url = place.url {
      if url.lowercased().hasPrefix("geo:"), place.position == nil {
        location.set("coordinates", url)
      } else {
        location.setNumbered("links") { $0(Self.link(to: url)) }
      }
    }
    for component in place.components { lose("\(component.name.uppercased()) of VLOCATION") }
    place.otherProperties.forEachName { lose("\($0.uppercased()) of VLOCATION", times: $1) }
    return location
  }

  private static func coordinates(_ position: GeographicPosition) -> String {
    "geo:\(position.latitude),\(position.longitude)"
  }

  private mutating func addConferences(of entry: some JSEntry, to object: inout JSObject) {
    object.setNumbered("virtualLocations") { append in
      for conference in entry.conferences {
        var location = JSObject("VirtualLocation")
        location.set("name", conference.label)
        location.set("uri", conference.uri)
        location.set("features", setOf: conference.features.map { $0.lowercased() })
        countParameters(conference.otherParameters, of: "CONFERENCE")
        append(location)
      }
    }
  }
}
