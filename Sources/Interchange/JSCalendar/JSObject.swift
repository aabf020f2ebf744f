import CalendarModel

/// The members of an object of JSCalendar, in the order in which they are set.
struct JSObject {
  private(set) var members: [JSONTree.Member] = []
  /// Where each key is among the members.
  private var places: [String: Int] = [:]

  /// An object of this type, or of none.
  init(_ type: String? = nil) {
    self["@type"] = type.map { .string($0) }
  }

  /// The object as a value.
  var tree: JSONTree { .object(members) }

  /// The value of a key; setting nil removes it.
  subscript(key: String) -> JSONTree? {
    get { places[key].map { members[$0].value } }
    set {
      switch (places[key], newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil):
        members.remove(at: place)
        places = [:]
        for (index, member) in members.enumerated() { places[member.key] = index }
      case (nil, let value?):
        places[key] = members.count
        members.append(JSONTree.Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Sets a text, unless it is nil.
  mutating func set(_ key: String, _ text: String?) {
    if let text { self[key] = .string(text) }
  }

  /// Sets objects under the keys `1`, `2`, ..., unless there are none.
  mutating func set(_ key: String, numbered objects: [JSObject]) {
    if objects.isEmpty { return }
    var map = JSObject()
    for (index, object) in objects.enumerated() { map["\(index + 1)"] = object.tree }
    self[key] = map.tree
  }

  /// Sets a set of texts: an object with `true` for each, unless there are none.
  mutating func set(_ key: String, setOf texts: [String]) {
    if texts.isEmpty { return }
    var map = JSObject()
    for text in texts { map[text] = .bool(true) }
    self[key] = map.tree
  }

  /// What has to be changed in `self` to get `other`, as a PatchObject (RFC 8984, 1.4.9):
  /// whole members; null for those to remove. `excluded` keys are left out (4.3.5).
  func patch(to other: JSObject, excluding excluded: Set<String>) -> JSObject {
    var patch = JSObject()
    for member in other.members
    where !excluded.contains(member.key) && self[member.key] != member.value {
      patch[member.key] = member.value
    }
    for member in members where !excluded.contains(member.key) && other[member.key] == nil {
      patch[member.key] = .null
    }
    return patch
  }
}
