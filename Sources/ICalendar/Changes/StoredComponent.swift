public import CalendarModel

/// A component that stands directly in a calendar, with what tells it from others.
public struct StoredComponent: Sendable {
  /// Which component it is.
  public internal(set) var key: ComponentKey
  /// Which version of it.
  public internal(set) var revision: ComponentRevision
  /// The file that it was read from, as the user named it.
  public let file: String
  /// The physical line of its BEGIN there, from 1.
  public let line: Int
  /// Whether the file has no UID for it, so that one was made from its content.
  public let isUIDSynthesized: Bool

  /// METHOD of its calendar, in upper case.
  let method: String?
  /// Whether it is an event that says when it takes place, or no event.
  let isReadable: Bool
  /// The index of its calendar in the store.
  var calendar: Int
  /// The lines that it was read from; they hold while `edited` is nil.
  let source: DocumentComponent
  /// What it became.
  var edited: Component?
  /// Whether the UID that was made for it is written.
  var writesUID: Bool
  /// The TZIDs in it, each with the first time that is written with it.
  var zones: [String: Instant]
  /// Whether it has times without a zone.
  var hasFloatingTimes: Bool

  /// The component as it is written.
  public var component: Component {
    if let edited { return edited }
    var component = source.component
    guard writesUID, isUIDSynthesized else { return component }
    component.properties.removeAll { $0.name.uppercased() == "UID" }
    component.properties.insert(Property("UID", value: key.uid), at: 0)
    return component
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
