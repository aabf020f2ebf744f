public import CalendarModel

/// A component that stands directly in a calendar, with what tells it from others.
public struct StoredComponent: Sendable {
  /// Which component it is.
  public internal(set) var key: ComponentKey {
    get { reading.facts.key }
    set { alter { $0.key = newValue } }
  }
  /// Which version of it.
  public internal(set) var revision: ComponentRevision {
    get { reading.facts.revision }
    set { alter { $0.revision = newValue } }
  }
  /// Whether the file has no UID for it, so that one was made from its content.
  public var isUIDSynthesized: Bool { reading.facts.isUIDSynthesized }
  /// Whether it is an event that says when it takes place, or no event.
  var isReadable: Bool { reading.facts.isReadable }
  /// Whether the UID that was made for it is written.
  var writesUID: Bool { reading.facts.writesUID }
  /// Whether it has times without a zone.
  var hasFloatingTimes: Bool {
    get { reading.facts.hasFloatingTimes }
    set { alter { $0.hasFloatingTimes = newValue } }
  }
  /// The TZIDs in it, each with the first time that is written with it.
  var zones: [String: Instant] {
    get { reading.facts.zones }
    set { alter { $0.zones = newValue } }
  }

  private var reading: Reading
  private var change: Change?
  private var calendarNumber: Int32

  /// What was found when it was read.
  struct Facts: Sendable {
    var key: ComponentKey
    var revision = ComponentRevision()
    var isUIDSynthesized: Bool
    var isReadable: Bool
    var writesUID: Bool
    var hasFloatingTimes = false
    var zones: [String: Instant] = [:]
    var node: Int32
    var origin: Origin
  }

  /// That in a box: a store, what is brought into it and the account of that share it.
  private final class Reading: Sendable {
    let facts: Facts
    init(_ facts: Facts) { self.facts = facts }
  }

  /// What all components of a calendar share.
  final class Origin: Sendable {
    let document: CalendarDocument
    /// METHOD, in upper case.
    let method: String?

    init(_ document: CalendarDocument, method: String?) {
      self.document = document
      self.method = method
    }
  }

  /// What a component became. Few are changed.
  private final class Change: Sendable {
    let component: Component
    init(_ component: Component) { self.component = component }
  }

  init(_ facts: Facts, calendar: Int) {
    reading = Reading(facts)
    calendarNumber = Int32(calendar)
  }

  private mutating func alter(_ body: (inout Facts) -> Void) {
    var facts = reading.facts
    body(&facts)
    reading = Reading(facts)
  }

  /// The file that it was read from, as the user named it.
  public var file: String { reading.facts.origin.document.file }
  /// The physical line of its BEGIN there, from 1.
  public var line: Int { source.line }
  /// METHOD of its calendar, in upper case.
  var method: String? { reading.facts.origin.method }
  /// The lines that it was read from; they hold while `edited` is nil.
  var source: DocumentComponent {
    DocumentComponent(reading.facts.origin.document, node: Int(reading.facts.node))
  }

  /// The index of its calendar in the store.
  var calendar: Int {
    get { Int(calendarNumber) }
    set { calendarNumber = Int32(newValue) }
  }

  /// What it became.
  var edited: Component? {
    get { change?.component }
    set { change = newValue.map { Change($0) } }
  }

  /// The component as it is written.
  public var component: Component {
    if let edited { return edited }
    var component = source.component
    guard writesUID, isUIDSynthesized else { return component }
    component.properties.removeAll { $0.name.uppercased() == "UID" }
    component.properties.insert(Property("UID", value: key.uid), at: 0)
    return component
  }

  /// The lines that it was read from; nil where it is written in another way.
  var unchangedSource: DocumentComponent? {
    change == nil && !(writesUID && isUIDSynthesized) ? source : nil
  }

  /// Calls `body` with each of its own properties.
  func forEachProperty(_ body: (Property) -> Void) {
    if let source = unchangedSource {
      source.forEachProperty(body)
    } else {
      component.properties.forEach(body)
    }
  }

  /// Changes it; its lines are written anew from then on.
  mutating func edit(_ change: (inout Component) -> Void) {
    var component = component
    change(&component)
    edited = component
  }

  /// Appends its lines: those that were read, unless it was changed.
  func append(to output: inout [UInt8]) {
    if let edited {
      output += edited.serialized()
    } else {
      let isAdded = writesUID && isUIDSynthesized
      source.appendLines(
        adding: isAdded ? [Property("UID", value: key.uid)] : [], leavingOut: isAdded ? [.uid] : [],
        to: &output)
    }
  }
}

extension DocumentComponent {
  /// Appends the component's content lines as they came, folded anew, `added` behind its BEGIN.
  /// An END that is missing is added.
  func appendLines(
    adding added: [Property] = [], leavingOut omitted: KindSet = [], to output: inout [UInt8]
  ) {
    document.withReader { reader in
      reader.appendComponent(node, adding: added, leavingOut: omitted, to: &output)
    }
  }
}
