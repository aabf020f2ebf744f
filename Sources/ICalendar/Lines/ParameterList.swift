import CalendarModel

/// Reads the parameters of a line (RFC 5545, 3.2; RFC 6868), also damaged ones.
enum ParameterList {
  /// Visits each parameter of a section `;A=1;B="2",3`: its name, and its raw values with
  /// their quotes. A part without `=` is a parameter without values.
  static func forEach(
    in section: UnsafeBufferPointer<UInt8>,
    _ body: (_ name: Slice<UnsafeBufferPointer<UInt8>>, _ raw: Slice<UnsafeBufferPointer<UInt8>>?)
      -> Void
  ) {
    var index = section.startIndex
    var heedsQuotes = true
    while index < section.endIndex {
      // `section[index]` is the semicolon.
      let start = index + 1
      var end = start
      var equals: Int?
      var isQuoted = false
      while end < section.endIndex {
        let byte = section[end]
        if byte == .quote { isQuoted.toggle() }
        if byte == .semicolon, !(isQuoted && heedsQuotes) { break }
        if byte == .equals, equals == nil { equals = end }
        end += 1
      }
      if isQuoted, heedsQuotes {
        // A quote that is never closed must not swallow the parameters after it.
        heedsQuotes = false
        end = section[start...].firstIndex(of: .semicolon) ?? end
        if let found = equals, found > end { equals = nil }
      }
      if let equals {
        body(section[start..<equals], section[(equals + 1)..<end])
      } else if end > start {
        body(section[start..<end], nil)
      }
      index = end
    }
  }

  /// The parameters as values. O(section).
  static func parameters(in section: UnsafeBufferPointer<UInt8>) -> [Property.Parameter] {
    var result: [Property.Parameter] = []
    if section.isEmpty { return result }
    result.reserveCapacity(section.count(where: { $0 == .semicolon }))
    forEach(in: section) { name, raw in
      let name = String(decoding: name, as: UTF8.self)
      if let raw, isOneValue(raw) {
        result.append(Property.Parameter(name, value: String(decoding: raw, as: UTF8.self)))
      } else {
        result.append(Property.Parameter(name, raw.map(values(of:)) ?? []))
      }
    }
    return result
  }

  /// The first value of the parameter `name` (upper case), decoded, or nil.
  static func value(
    of name: StaticString, in section: UnsafeBufferPointer<UInt8>
  ) -> String? {
    if section.isEmpty { return nil }
    var found: String?
    forEach(in: section) { candidate, raw in
      guard found == nil, let raw, candidate.spells(name) else { return }
      found = values(of: raw).first
    }
    return found
  }

  /// Whether the bytes are one value as they are.
  private static func isOneValue(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    !raw.contains { $0 == .quote || $0 == .comma || $0 == .caret }
  }

  /// The values between commas outside quotes, without their quotes, RFC 6868 decoded.
  private static func values(of raw: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    var values: [String] = []
    var current: [UInt8] = []
    var isQuoted = false
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      switch byte {
      case .quote: isQuoted.toggle()
      case .comma where !isQuoted:
        values.append(String(decoding: current, as: UTF8.self))
        current.removeAll(keepingCapacity: true)
      case .caret where index + 1 < raw.endIndex:
        // RFC 6868, 3.2; a caret before anything else stands for itself.
        switch raw[index + 1] {
        case UInt8(ascii: "n"): current.append(.lineFeed)
        case UInt8(ascii: "'"): current.append(.quote)
        case .caret: current.append(.caret)
        default:
          current.append(.caret)
          index -= 1
        }
        index += 1
      default: current.append(byte)
      }
      index += 1
    }
    values.append(String(decoding: current, as: UTF8.self))
    return values
  }
}

extension Collection<UInt8> {
  /// Whether the bytes are the ASCII text `name`, which is in upper case, in any case.
  func spells(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { buffer in
      count == buffer.count && zip(self, buffer).allSatisfy { $0.upper == $1 }
    }
  }
}
