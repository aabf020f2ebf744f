extension String {
  /// The text with the letters of ASCII in upper case, and no other changed: names of
  /// iCalendar are compared so, and `ß` must not become two letters.
  public var asciiUppercased: String {
    guard utf8.contains(where: { $0.upper != $0 }) else { return self }
    return String(decoding: utf8.map(\.upper), as: UTF8.self)
  }

  /// The text with the letters of ASCII in lower case, and no other changed.
  public var asciiLowercased: String {
    guard utf8.contains(where: { $0.lower != $0 }) else { return self }
    return String(decoding: utf8.map(\.lower), as: UTF8.self)
  }

  /// The name of a component, property or parameter without the characters that a content
  /// line cannot have in it, in upper case.
  public var canonicalName: String {
    guard utf8.contains(where: ContentLineWriter.endsName) else { return asciiUppercased }
    let kept = utf8.filter { !ContentLineWriter.endsName($0) }
    return String(decoding: kept, as: UTF8.self).asciiUppercased
  }
}
