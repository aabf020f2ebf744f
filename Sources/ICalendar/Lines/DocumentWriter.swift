import CalendarModel

extension CalendarDocument {
  /// The whole file as bytes. O(bytes).
  ///
  /// Lines that were not understood are written as well; nothing is repaired.
  public func serialized(_ form: Form) -> [UInt8] {
    switch form {
    case .preserving: bytes
    case .canonical: canonical(lines.indices)
    }
  }

  /// These lines in canonical form.
  func canonical(_ range: some Sequence<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + bytes.count / 16)
    withReader { reader in
      for line in range { reader.appendCanonical(line, to: &output) }
    }
    return output
  }
}

extension LineReader {
  /// Appends a line with folds at 75 octets and CRLF. One with soft line breaks keeps these,
  /// and has no other folds: who reads quoted-printable would take those for text.
  func appendCanonical(_ line: Int, to output: inout [UInt8]) {
    let record = lines[line]
    var end = Int(record.end)
    // A soft break before nothing, which the empty line after it ended.
    let range = Int(record.start)..<end
    if bytes[end - 1] == .equals, EncodedLine.isQuotedPrintable(range, bytes) { end -= 1 }
    if record.flags.contains(.softBroken) || end < range.upperBound {
      let bytes = bytes[range.lowerBound..<end]
      for part in bytes.split(whereSeparator: \.isLineBreak) {
        output += part
        output += [.carriageReturn, .lineFeed]
      }
      return
    }
    withLine(line) { LineFolding.append($0, to: &output) }
  }

  /// Appends a node's lines as they came, folded anew, `added` behind its BEGIN. An END that is
  /// missing is added. O(its lines).
  ///
  /// - Parameters:
  ///   - omitted: the kinds of its own lines that are left out.
  ///   - children: the nodes directly inside it that are left out.
  func appendComponent(
    _ node: Int, adding added: [Property] = [], leavingOut omitted: KindSet = [],
    children: Set<Int> = [], to output: inout [UInt8]
  ) {
    let this = nodes[node]
    appendCanonical(Int(this.firstLine), to: &output)
    if !added.isEmpty {
      var writer = ContentLineWriter()
      for property in added { writer.write(property) }
      output += writer.bytes
    }
    forEachPart(of: node) { part in
      switch part {
      case .line(let line):
        if !omitted.contains(lines[line].kind) { appendCanonical(line, to: &output) }
      case .component(let child):
        if !children.contains(child) { appendComponent(child, to: &output) }
      }
    }
    if this.isClosed {
      appendCanonical(Int(this.endLine) - 1, to: &output)
    } else {
      LineFolding.append(Array("END:\(value(of: Int(this.firstLine)))".utf8), to: &output)
    }
  }
}
