/// Reads components, names, parameters and values of scanned lines in place. It points into the
/// document's bytes and lives only inside `CalendarDocument.withReader`.
struct LineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let headBytes: UnsafeBufferPointer<UInt8>
  let lines: LineView
  let nodes: UnsafeBufferPointer<ComponentNode>

  /// The bytes in which the line's name and value offsets count, and where the line begins
  /// and ends in them.
  private func source(
    of index: Int
  ) -> (bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    if let head = lines.head(of: index) { return (headBytes, Int(head.start), Int(head.end)) }
    let line = lines[index]
    return (bytes, Int(line.start), Int(line.end))
  }

  /// The name as the file spells it.
  func name(of index: Int) -> String {
    withName(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the name as the file spells it; the bytes are gone when it returns.
  @inline(__always)
  func withName<R>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let (bytes, start, _) = source(of: index)
    let nameEnd = start + Int(lines[index].nameLength)
    return body(UnsafeBufferPointer(rebasing: bytes[start..<nameEnd]))
  }

  /// Whether white space follows the name.
  func hasSpacedName(_ index: Int) -> Bool {
    let (bytes, start, end) = source(of: index)
    let nameEnd = start + Int(lines[index].nameLength)
    return nameEnd < end && (bytes[nameEnd] == .space || bytes[nameEnd] == .tab)
  }

  /// Calls `body` with the unfolded value; the bytes are gone when it returns.
  @inline(__always)
  func withValue<R>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let line = lines[index]
    let valueStart = Int(line.valueStart)
    if line.flags.isDisjoint(with: [.folded, .headFolded]) {
      return body(UnsafeBufferPointer(rebasing: bytes[valueStart..<Int(line.end)]))
    }
    if line.flags.contains(.headFolded) {
      let (bytes, _, end) = source(of: index)
      return body(UnsafeBufferPointer(rebasing: bytes[valueStart..<end]))
    }
    var unfolded: [UInt8] = []
    unfolded.reserveCapacity(Int(line.end) - Int(line.start))
    Fold.append(bytes, line.flags, from: valueStart, to: Int(line.end), onto: &unfolded)
    return unfolded.withUnsafeBufferPointer(body)
  }

  /// Calls `body` with the unfolded parameter section, `;` in front; empty when there is none.
  @inline(__always)
  func withParameters<R>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let (bytes, start, _) = source(of: index)
    var first = start + Int(lines[index].nameLength)
    let colon = max(first, Int(lines[index].valueStart) - 1)
    // White space after the name belongs to neither.
    while first < colon, bytes[first] == .space || bytes[first] == .tab { first += 1 }
    return body(UnsafeBufferPointer(rebasing: bytes[first..<colon]))
  }

  /// The value as text, its escapes not decoded; bad UTF-8 becomes U+FFFD.
  func value(of index: Int) -> String {
    withValue(of: index) { String(decoding: $0, as: UTF8.self) }
  }

  /// The beginning of the value, for a message.
  func excerpt(of index: Int) -> String {
    withValue(of: index) { Self.excerpt(String(decoding: $0.prefix(400), as: UTF8.self)) }
  }

  /// The beginning of a text, for a message.
  static func excerpt(_ text: String) -> String {
    text.count > 80 ? text.prefix(79) + "…" : text
  }

  /// Whether two lines have the same value but for case and white space around it.
  func valuesEqualIgnoringCase(_ first: Int, _ second: Int) -> Bool {
    withValue(of: first) { first in
      withValue(of: second) { second in
        first.trimmed.elementsEqual(second.trimmed) { $0.upper == $1.upper }
      }
    }
  }

  /// The whole unfolded line.
  func withLine<R>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let line = lines[index]
    if line.flags.isDisjoint(with: .folded) {
      return body(UnsafeBufferPointer(rebasing: bytes[Int(line.start)..<Int(line.end)]))
    }
    var unfolded: [UInt8] = []
    unfolded.reserveCapacity(Int(line.end) - Int(line.start))
    Fold.append(bytes, line.flags, from: Int(line.start), to: Int(line.end), onto: &unfolded)
    return unfolded.withUnsafeBufferPointer(body)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The bytes without spaces and tabs around them.
  var trimmed: Self {
    var start = startIndex
    var end = endIndex
    while start < end, self[start] == .space || self[start] == .tab { start += 1 }
    while end > start, self[end - 1] == .space || self[end - 1] == .tab { end -= 1 }
    return self[start..<end]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes without spaces and tabs around them.
  var trimmed: Slice<Self> { self[...].trimmed }
}
