import CalendarModel

/// What a merge has to know of all calendars before it takes the first.
struct MergeFrame {
  /// The first calendar.
  private var first: StoredCalendar?
  private var haveOneMethod = true
  private var haveOneZone = true
  /// The first calendar with a METHOD.
  private var withMethod: StoredCalendar?
  /// Whether floating times are to get the TZID of their calendar.
  private(set) var pins = false

  /// Whether the calendars so far have the same METHOD, and the same zone for floating times.
  var isUniform: Bool { haveOneMethod && haveOneZone }

  /// Only calendars with floating times care for whose clock they are meant.
  private var zone: String? { first?.floatingZone }

  /// Notes what the calendars of a file say of themselves.
  mutating func noteHeads(_ calendars: [StoredCalendar]) {
    for calendar in calendars {
      let first = first ?? calendar
      self.first = first
      if calendar.method != first.method { haveOneMethod = false }
      if calendar.floatingZone != first.floatingZone { haveOneZone = false }
      if withMethod == nil, calendar.method != nil { withMethod = calendar }
    }
  }

  /// Notes the calendars of a store.
  mutating func note(_ store: CalendarStore) {
    noteHeads(store.calendars)
    guard !pins, !haveOneZone else { return }
    pins = store.entries.contains { entry in
      entry.map {
        $0.hasFloatingTimes && store.calendars[$0.calendar].floatingZone != zone
      } ?? false
    }
  }

  /// Notes the calendars of a file.
  mutating func note(_ file: CalendarFile) {
    let heads = StoreReader.heads(of: file).calendars
    noteHeads(heads)
    guard !pins, heads.contains(where: { $0.floatingZone != zone }) else { return }
    pins = StoreReader.hasFloatingTimes(file, besides: zone)
  }

  /// What the one calendar says of itself, and what it can not say.
  ///
  /// - Parameter name: NAME and X-WR-CALNAME; nil for those of the first calendar.
  func head(name: String?) -> (calendar: StoredCalendar, diagnostics: [Diagnostic]) {
    var head = StoredCalendar(file: first?.file ?? "")
    var diagnostics: [Diagnostic] = []
    head.properties = first?.properties ?? []
    head.floatingZone = zone
    if !haveOneMethod {
      head.properties.removeAll { $0.name.uppercased() == "METHOD" }
      diagnostics.append(
        Diagnostic(
          .note, .droppedMethod, file: withMethod?.file ?? "", line: 1,
          problem: "METHOD:\(withMethod?.method ?? "") does not hold for all calendars",
          action: "left out"))
    }
    if let name {
      head.properties.removeAll { ["NAME", "X-WR-CALNAME"].contains($0.name.uppercased()) }
      let text = TextEscaping.escape(name)
      head.properties += [
        Property("NAME", value: text), Property("X-WR-CALNAME", value: text),
      ]
    }
    if pins {
      head.properties.removeAll { $0.name.uppercased() == "X-WR-TIMEZONE" }
      head.floatingZone = nil
    }
    return (head, diagnostics)
  }
}
