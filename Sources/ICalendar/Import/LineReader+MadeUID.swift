extension LineReader {
  /// A UID for a component without one, from its content: the same at every reading. What
  /// programs change at every export is left out of it. O(*octets*).
  func madeUID(of node: Int) -> String { madeUUID(of: node).description }

  /// The same as octets.
  func madeUUID(of node: Int) -> StableUUID {
    var content = ""
    forEachOwnLine(of: node) { line in
      switch lines[line].kind {
      case .stamp, .created, .lastModified, .sequence, .uid: break
      default: content += withLine(line) { String(decoding: $0, as: UTF8.self) } + "\n"
      }
    }
    return StableUUID(namespace: .domainNames, name: content)
  }
}
