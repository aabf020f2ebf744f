/// Values in quoted-printable and Base64 as vCalendar 1.0 has them (its section 2.1.3 and RFC
/// 2045, 6.7 and 6.8): they go on in physical lines that no white space begins.
enum EncodedLine {
  /// Whether a line that ends with `=` goes on in the physical line at `next`. An empty line
  /// ends the value, and so does what begins or ends a component.
  static func isSoftBroken(
    _ line: Range<Int>, at next: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard next < bytes.count, !bytes[next].isLineBreak, isQuotedPrintable(line, bytes)
    else { return false }
    let rest = bytes[next...]
    return !rest.prefix(6).spells("BEGIN:") && !rest.prefix(4).spells("END:")
  }

  /// Whether the parameters of a line say that its value is quoted-printable.
  static func isQuotedPrintable(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    hasParameter("QUOTED-PRINTABLE", in: UnsafeBufferPointer(rebasing: bytes[line]))
  }

  /// Whether a line without a name is the next part of the Base64 value of the line before.
  static func continuesBase64(
    _ previous: LineRecord?, with line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let previous, previous.flags.isDisjoint(with: [.malformed, .headFolded, .softBroken])
    else { return false }
    let head = UnsafeBufferPointer(rebasing: bytes[Int(previous.start)..<Int(previous.valueStart)])
    return (hasParameter("BASE64", in: head) || hasParameter("B", in: head))
      && bytes[line].allSatisfy { $0.isBase64Digit || $0.isLineBreak || $0 == .space }
  }

  /// Whether the parameters before the first colon of a line have this value, with a name or
  /// without.
  private static func hasParameter(
    _ value: StaticString, in line: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // No longer a head than any that is met, so that no file is searched over and over.
    guard let colon = line.prefix(1000).firstIndex(of: .colon) else { return false }
    return line[..<colon].split(separator: .semicolon).dropFirst().contains { parameter in
      let start = parameter.firstIndex(of: .equals).map { $0 + 1 } ?? parameter.startIndex
      return parameter[start...].filter { !$0.isLineBreak && $0 != .space }.spells(value)
    }
  }
}
