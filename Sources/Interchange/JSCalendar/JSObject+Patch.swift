extension JSObject {
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
      if !isSame { patch.set(member, of: other) }
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
}
