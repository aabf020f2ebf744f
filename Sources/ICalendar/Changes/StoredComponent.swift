public import CalendarModel

/// A component that stands directly in a calendar, with what tells it from others.
public struct StoredComponent: Sendable {
  /// Which component it is.
  public internal(set) var key: ComponentKey
  /// Which version of it.
  public internal(set) var revision: ComponentRevision
  /// Whether the file has no UID for it, so that one was made from its content.
  public let isUIDSynthesized: Bool

  /// Whether it is an event that says when it takes place, or no event.
  let isReadable: Bool
  /// Whether the UID that was made for it is written.
  var writesUID: Bool
  /// Whether it has times without a zone.
  var hasFloatingTimes = false
  private var calendarNumber: Int32
  private let node: Int32
  private let origin: Origin
  private var change: Change?
  /// The TZIDs in it, each with the first time that is written with it.
  var zones: [String: Instant] = [:]

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

  init(
    key: ComponentKey, revision: ComponentRevision, isUIDSynthesized: Bool, isReadable: Bool,
    writesUID: Bool, calendar: Int, node: Int, origin: Origin
  ) {
    self.key = key
    self.revision = revision
    self.isUIDSynthesized = isUIDSynthesized
    self.isReadable = isReadable
    self.writesUID = writesUID
    calendarNumber = Int32(calendar)
    self.node = Int32(node)
    self.origin = origin
  }

  /// The file that it was read from, as the user named it.
  public var file: String { origin.document.file }
  /// The physical line of its BEGIN there, from 1.
  public var line: Int { source.line }
  /// METHOD of its calendar, in upper case.
  var method: String? { origin.method }
  /// The lines that it was read from; they hold while `edited` is nil.
  var source: DocumentComponent { DocumentComponent(origin.document, node: Int(node)) }

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
