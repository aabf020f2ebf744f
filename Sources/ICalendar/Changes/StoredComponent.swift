public import CalendarModel

/// A component that stands directly in a calendar, with what tells it from others.
///
/// It points to its record in the index of its file, which all stores share that hold it. Only
/// where it is changed it holds values of its own.
public struct StoredComponent: Sendable {
  /// Which component it is. O(*octets of its UID*).
  public internal(set) var key: ComponentKey {
    get { change?.values.key ?? source.index.key(Int(record)) }
    set { alter { $0.key = newValue } }
  }
  /// Which version of it. O(*its own lines*).
  public internal(set) var revision: ComponentRevision {
    get { change?.values.revision ?? source.index.revision(Int(record)) }
    set { alter { $0.revision = newValue } }
  }
  /// Whether the file has no UID for it, so that one was made from its content.
  public var isUIDSynthesized: Bool { read.uid < 0 }
  /// Whether it is an event that says when it takes place, or no event.
  var isReadable: Bool { read.flags.contains(.readable) }
  /// Whether the UID that was made for it is written.
  var writesUID: Bool { read.flags.contains(.writesUID) }
  /// Whether it has times without a zone.
  var hasFloatingTimes: Bool {
    get { change?.values.hasFloatingTimes ?? read.flags.contains(.floating) }
    set { alter { $0.hasFloatingTimes = newValue } }
  }
  /// The TZIDs in it, each with the first time that is written with it.
  var zones: [String: Instant] {
    get { change?.values.zones ?? source.index.zones(Int(record)) }
    set { alter { $0.zones = newValue } }
  }

  /// Whether it has a key. O(*octets of its UID*), and quicker than to make its own.
  func has(_ key: ComponentKey) -> Bool {
    if let known = change?.values.key { return known == key }
    return source.index.isKey(key, of: Int(record))
  }

  private let source: Source
  private var change: Change?
  private let record: Int32
  private var calendarNumber: Int32

  /// An index in a box.
  private final class Source: Sendable {
    let index: ComponentIndex
    init(_ index: ComponentIndex) { self.index = index }
  }

  /// What is no longer as it was read, in a box. Few components are changed.
  private final class Change: Sendable {
    struct Values: Sendable {
      var key: ComponentKey?
      var revision: ComponentRevision?
      var hasFloatingTimes: Bool?
      var zones: [String: Instant]?
      var edited: Component?
    }

    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private init(_ source: Source, record: Int, calendar: Int32) {
    self.source = source
    self.record = Int32(record)
    calendarNumber = calendar
  }

  /// The components of an index, in its order.
  static func all(of index: ComponentIndex) -> [StoredComponent?] {
    let source = Source(index)
    return index.records.indices.map {
      StoredComponent(source, record: $0, calendar: index.records[$0].calendar)
    }
  }

  private var read: ComponentIndex.Record { source.index.records[Int(record)] }

  private mutating func alter(_ body: (inout Change.Values) -> Void) {
    var values = change?.values ?? Change.Values()
    body(&values)
    change = Change(values)
  }

  /// The file that it was read from, as the user named it.
  public var file: String { source.index.document.file }
  /// The physical line of its BEGIN there, from 1.
  public var line: Int { lines.line }
  /// METHOD of its calendar, in upper case.
  var method: String? { source.index.method(Int(record)) }
  /// The lines that it was read from; they hold while `edited` is nil.
  var lines: DocumentComponent { DocumentComponent(source.index.document, node: Int(read.node)) }

  /// The index of its calendar in the store.
  var calendar: Int {
    get { Int(calendarNumber) }
    set { calendarNumber = Int32(newValue) }
  }

  /// What it became.
  var edited: Component? {
    get { change?.values.edited }
    set { alter { $0.edited = newValue } }
  }

  /// The component as it is written.
  public var component: Component {
    if let edited { return edited }
    var component = lines.component
    guard isUIDAdded else { return component }
    component.properties.removeAll { $0.name.uppercased() == "UID" }
    component.properties.insert(Property("UID", value: key.uid), at: 0)
    return component
  }

  /// Whether the UID that was made for it takes the place of what stands there.
  private var isUIDAdded: Bool { writesUID && isUIDSynthesized }

  /// The lines that it was read from; nil where it is written in another way.
  var unchangedSource: DocumentComponent? {
    edited == nil && !isUIDAdded ? lines : nil
  }

  /// The component to be compared with others, in the canonical spelling.
  var compared: ComparedComponent {
    unchangedSource.map { ComparedComponent($0) } ?? .made(component.canonical())
  }

  /// Changes it; its lines are written anew from then on.
  mutating func edit(_ change: (inout Component) -> Void) {
    var component = component
    change(&component)
    edited = component
  }

  /// About how many bytes `append(to:)` appends, to make room for; an edit is left out.
  var roomInLines: Int { lines.byteCount + 32 + (isUIDAdded ? 48 : 0) }

  /// Appends its lines: those that were read, unless it was changed.
  func append(to output: inout [UInt8]) {
    if let edited {
      output += edited.serialized()
    } else {
      lines.appendLines(
        adding: isUIDAdded ? [Property("UID", value: key.uid)] : [],
        leavingOut: isUIDAdded ? [.uid] : [], to: &output)
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
