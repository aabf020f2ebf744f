import CalendarModel

/// An object of JSCalendar as its text: its members in the order in which they were set, each on
/// its own line. A guest list may have a hundred thousand objects, so nothing but text is kept.
struct JSObject {
  /// How far its members stand to the right, in steps.
  let depth: Int
  private(set) var bytes: [UInt8]
  /// Where the text after `{` begins.
  private let start: Int
  /// Whether there are no members.
  private(set) var isEmpty = true
  /// Where the members stand; none of those that are passed on.
  private(set) var members: [JSMember] = []
  private var places = JSKeyIndex()
  /// Who takes what is written; nil where it is held.
  private let taker: TextTaker?
  /// Whether the members stand in `bytes` one behind the other, and nothing else does.
  private var isWhole = true

  /// An object of this type, or of none.
  init(_ type: String? = nil, depth: Int = 1) {
    var none: [UInt8] = []
    self.init(type, depth: depth, behind: &none, passingOnTo: nil)
  }

  /// An object that is written behind other text, which it takes until `takeText()`.
  ///
  /// - Parameter taker: who takes what is written as soon as it is long. No key may then be set
  ///   twice, or be asked for.
  init(
    _ type: String? = nil, depth: Int, behind text: inout [UInt8], passingOnTo taker: TextTaker?
  ) {
    self.depth = depth
    self.taker = taker
    bytes = []
    swap(&bytes, &text)
    bytes.append(UInt8(ascii: "{"))
    start = bytes.count
    set("@type", type)
  }

  /// Gives the text away, behind what stood before it. To be called once, as the last thing.
  mutating func takeText() -> [UInt8] {
    var text = takeOpenText()
    if !isEmpty { JSONTree.breakLine(depth - 1, to: &text) }
    text.append(UInt8(ascii: "}"))
    return text
  }

  /// The same without the end of the object.
  mutating func takeOpenText() -> [UInt8] {
    if !isWhole { makeWhole() }
    var text: [UInt8] = []
    swap(&bytes, &text)
    return text
  }

  private mutating func makeWhole() {
    var whole: [UInt8] = []
    for (index, member) in members.enumerated() {
      if index > 0 { whole.append(UInt8(ascii: ",")) }
      JSONTree.breakLine(depth, to: &whole)
      whole += bytes[member.start..<member.end]
    }
    bytes.replaceSubrange(start..., with: whole)
    isWhole = true
  }

  /// Whether there is a member of this key.
  func has(_ key: String) -> Bool { place(of: key) != nil }

  private func place(of key: String) -> Int? {
    place(of: JSONText.bytes(of: key)[...])
  }

  /// The member with this text of a key.
  func place(of key: ArraySlice<UInt8>) -> Int? {
    places.place(of: key, members, bytes)
  }

  /// Begins a member; it is set once its key and its value have been appended.
  private mutating func begin() -> JSMember {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONTree.breakLine(depth, to: &bytes)
    return JSMember(start: bytes.count, valueStart: bytes.count, end: bytes.count)
  }

  /// Begins a member; it is set once its value has been appended.
  private mutating func begin(_ key: String) -> JSMember {
    var member = begin()
    appendKey(key)
    member.valueStart = bytes.count
    return member
  }

  private mutating func appendKey(_ key: String) {
    JSONText.append(key, to: &bytes)
    bytes += ": ".utf8
  }

  private mutating func end(_ begun: JSMember) {
    isEmpty = false
    if let taker { return taker.passOnIfLong(&bytes) }
    var member = begun
    member.end = bytes.count
    if let place = place(of: member.key(in: bytes)) {
      members[place] = member
      isWhole = false
    } else {
      members.append(member)
      places.noteLast(of: members, bytes)
    }
  }

  /// Sets a value that holds no objects.
  mutating func set(_ key: String, _ value: JSONTree) {
    let member = begin(key)
    value.writeLines(to: &bytes, depth: depth)
    end(member)
  }

  /// Sets a text, unless it is nil.
  mutating func set(_ key: String, _ text: String?) {
    guard let text else { return }
    let member = begin(key)
    JSONText.append(text, to: &bytes)
    end(member)
  }

  /// Sets a member of another object, as that has it.
  mutating func set(_ member: JSMember, of other: JSObject) {
    var copy = begin()
    copy.valueStart += member.valueStart - member.start
    Self.append(
      other.bytes[member.start..<member.end], indentedBy: depth - other.depth, to: &bytes)
    end(copy)
  }

  /// Sets an object.
  mutating func set(_ key: String, object: JSObject) {
    let member = begin(key)
    append(object, depth: depth + 1)
    end(member)
  }

  /// Sets an array of objects, unless there are none: those that `body` gives to what it is
  /// called with.
  mutating func setList(_ key: String, _ body: ((JSObject) -> Void) -> Void) {
    var list = beginElements(of: key, as: .array)
    body { object in
      beginElement(of: &list)
      append(object, depth: depth + 2)
      endElement()
    }
    end(list)
  }

  /// Sets objects under the keys `1`, `2`, ..., unless there are none: those that `body` gives
  /// to what it is called with.
  mutating func setNumbered(_ key: String, _ body: ((JSObject) -> Void) -> Void) {
    var map = beginElements(of: key, as: .object)
    body { append($0, as: "\(map.count + 1)", to: &map) }
    end(map)
  }

  /// Sets objects under keys of which none comes twice, unless there are none: those that
  /// `body` gives to what it is called with.
  mutating func setEach(
    _ key: String, _ body: ((_ key: String, _ object: JSObject) -> Void) -> Void
  ) {
    var map = beginElements(of: key, as: .object)
    body { append($1, as: $0, to: &map) }
    end(map)
  }

  /// Sets a set of texts: an object with `true` for each, unless there are none.
  mutating func set(_ key: String, setOf texts: [String]) {
    var known = PlaceTable(capacity: texts.count)
    var set = beginElements(of: key, as: .object)
    for (place, text) in texts.enumerated() {
      let equal = known.enter(place) {
        ExactText(texts[$0]).hashValue
      } where: {
        ExactText(texts[$0]) == ExactText(text)
      }
      if equal != nil { continue }
      beginElement(of: &set, key: text)
      bytes += "true".utf8
      endElement()
    }
    end(set)
  }

  /// A member of many parts that is being written.
  private struct Elements {
    enum Kind { case array, object }

    let kind: Kind
    /// Where its text begins, with what parts it from the member before.
    let start: Int
    let member: JSMember
    var count = 0
  }

  private mutating func beginElements(of key: String, as kind: Elements.Kind) -> Elements {
    Elements(kind: kind, start: bytes.count, member: begin(key))
  }

  /// Begins an element, of an object with its key.
  private mutating func beginElement(of elements: inout Elements, key: String? = nil) {
    let opening: UInt8 = elements.kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")
    bytes.append(elements.count == 0 ? opening : UInt8(ascii: ","))
    elements.count += 1
    JSONTree.breakLine(depth + 1, to: &bytes)
    if let key { appendKey(key) }
  }

  private mutating func endElement() { taker?.passOnIfLong(&bytes) }

  private mutating func append(_ object: JSObject, as key: String, to elements: inout Elements) {
    beginElement(of: &elements, key: key)
    append(object, depth: depth + 2)
    endElement()
  }

  private mutating func end(_ elements: Elements) {
    guard elements.count > 0 else { return bytes.removeSubrange(elements.start...) }
    JSONTree.breakLine(depth, to: &bytes)
    bytes.append(elements.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    end(elements.member)
  }

  /// Appends an object whose members are to stand `depth` steps to the right.
  private mutating func append(_ object: JSObject, depth: Int) {
    var object = object
    if !object.isWhole { object.makeWhole() }
    Self.append(object.bytes[...], indentedBy: depth - object.depth, to: &bytes)
    if !object.isEmpty { JSONTree.breakLine(depth - 1, to: &bytes) }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends a text, all lines but its first `extra` steps more to the right.
  private static func append(
    _ text: ArraySlice<UInt8>, indentedBy extra: Int, to bytes: inout [UInt8]
  ) {
    var rest = text
    while extra > 0, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      bytes += rest[..<end]
      JSONTree.breakLine(extra, to: &bytes)
      rest = rest[(end + 1)...]
    }
    bytes += rest
  }
}
