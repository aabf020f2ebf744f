import CalendarModel

/// An object of JSCalendar as its text: its members in the order in which they were set, each on
/// its own line. A guest list may have a hundred thousand objects, so nothing but text is kept.
struct JSObject {
  /// How far its members stand to the right, in steps.
  let depth: Int
  private var bytes: [UInt8]
  /// Where the text after `{` begins.
  private let start: Int
  private var members: [JSMember] = []
  private var places = JSKeyIndex()
  /// Whether the members stand in `bytes` one behind the other, and nothing else does.
  private var isWhole = true

  /// An object of this type, or of none.
  init(_ type: String? = nil, depth: Int = 1) {
    var none: [UInt8] = []
    self.init(type, depth: depth, behind: &none)
  }

  /// An object that is written behind other text, which it takes until `takeText()`.
  init(_ type: String? = nil, depth: Int, behind text: inout [UInt8]) {
    self.depth = depth
    bytes = []
    swap(&bytes, &text)
    bytes.append(UInt8(ascii: "{"))
    start = bytes.count
    set("@type", type)
  }

  /// Whether there are no members.
  var isEmpty: Bool { members.isEmpty }

  /// Gives the text away, behind what stood before it. To be called once, as the last thing.
  mutating func takeText() -> [UInt8] {
    var text = takeOpenText()
    if !members.isEmpty { JSONTree.breakLine(depth - 1, to: &text) }
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
  private func place(of key: ArraySlice<UInt8>) -> Int? {
    places.place(of: key, members, bytes)
  }

  /// Begins a member; it is set once its value has been appended.
  private mutating func begin(_ key: String) -> JSMember {
    if !members.isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONTree.breakLine(depth, to: &bytes)
    let start = bytes.count
    JSONText.append(key, to: &bytes)
    bytes += ": ".utf8
    return JSMember(start: start, valueStart: bytes.count, end: bytes.count)
  }

  private mutating func end(_ begun: JSMember) {
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

  /// Sets an object.
  mutating func set(_ key: String, object: JSObject) {
    let member = begin(key)
    append(object, depth: depth + 1)
    end(member)
  }

  /// Sets an array of objects.
  mutating func set(_ key: String, list: [JSObject]) {
    let member = begin(key)
    bytes.append(UInt8(ascii: "["))
    for (index, object) in list.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONTree.breakLine(depth + 1, to: &bytes)
      append(object, depth: depth + 2)
    }
    if !list.isEmpty { JSONTree.breakLine(depth, to: &bytes) }
    bytes.append(UInt8(ascii: "]"))
    end(member)
  }

  /// Sets objects under the keys `1`, `2`, ..., unless there are none: those that `body` gives
  /// to what it is called with.
  mutating func setNumbered(_ key: String, _ body: ((JSObject) -> Void) -> Void) {
    var map = Map(start: bytes.count, member: begin(key))
    body { append($0, as: "\(map.count + 1)", to: &map) }
    end(map)
  }

  /// Sets objects under keys of which none comes twice, unless there are none: those that
  /// `body` gives to what it is called with.
  mutating func setEach(
    _ key: String, _ body: ((_ key: String, _ object: JSObject) -> Void) -> Void
  ) {
    var map = Map(start: bytes.count, member: begin(key))
    body { append($1, as: $0, to: &map) }
    end(map)
  }

  /// An object of objects that is being written.
  private struct Map {
    /// What was there before.
    let start: Int
    let member: JSMember
    var count = 0
  }

  private mutating func append(_ object: JSObject, as key: String, to map: inout Map) {
    bytes.append(UInt8(ascii: map.count == 0 ? "{" : ","))
    map.count += 1
    JSONTree.breakLine(depth + 1, to: &bytes)
    JSONText.append(key, to: &bytes)
    bytes += ": ".utf8
    append(object, depth: depth + 2)
  }

  private mutating func end(_ map: Map) {
    guard map.count > 0 else { return bytes.removeSubrange(map.start...) }
    JSONTree.breakLine(depth, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    end(map.member)
  }

  /// Sets a set of texts: an object with `true` for each, unless there are none.
  mutating func set(_ key: String, setOf texts: [String]) {
    if texts.isEmpty { return }
    var map = JSObject(depth: depth + 1)
    for text in texts where !map.has(text) { map.set(text, .bool(true)) }
    set(key, object: map)
  }

  /// Appends an object whose members are to stand `depth` steps to the right.
  private mutating func append(_ object: JSObject, depth: Int) {
    var object = object
    if !object.isWhole { object.makeWhole() }
    Self.append(object.bytes[...], indentedBy: depth - object.depth, to: &bytes)
    if !object.members.isEmpty { JSONTree.breakLine(depth - 1, to: &bytes) }
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

  /// What has to be changed in `self` to get `other`, whose members stand as far to the right,
  /// as a PatchObject (RFC 8984, 1.4.9): whole members; null for those to remove.
  ///
  /// - Parameters:
  ///   - excluded: keys that are left out (4.3.5).
  ///   - implied: a member of `self` that has this text in the occurrence.
  ///   - absent: a key that `self` has not in the occurrence.
  func patch(
    to other: JSObject, excluding excluded: Set<String>, implied: (key: String, text: String),
    absent: String?
  ) -> JSObject {
    var patch = JSObject(depth: depth + 2)
    let time = JSONText.bytes(of: implied.text)
    for member in other.members {
      let text = member.key(in: other.bytes)
      let key = Self.plain(text)
      if excluded.contains(key) { continue }
      let value = other.bytes[member.valueStart..<member.end]
      let isSame =
        if key == implied.key {
          value.elementsEqual(time)
        } else if key != absent, let place = place(of: text) {
          value == bytes[members[place].valueStart..<members[place].end]
        } else {
          false
        }
      if !isSame { patch.copy(member, of: other) }
    }
    for member in members {
      let text = member.key(in: bytes)
      let key = Self.plain(text)
      if key != absent, !excluded.contains(key), other.place(of: text) == nil {
        patch.set(key, .null)
      }
    }
    return patch
  }

  /// The key with this text; those of events need no escapes.
  private static func plain(_ key: ArraySlice<UInt8>) -> String {
    String(decoding: key.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func copy(_ member: JSMember, of other: JSObject) {
    if !members.isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONTree.breakLine(depth, to: &bytes)
    let start = bytes.count
    Self.append(
      other.bytes[member.start..<member.end], indentedBy: depth - other.depth, to: &bytes)
    end(JSMember(start: start, valueStart: start + member.valueStart - member.start, end: start))
  }
}
