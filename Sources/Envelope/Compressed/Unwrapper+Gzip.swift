import CalendarModel

extension Unwrapper {
  /// Unpacks a gzip file. One that breaks off gives what can be read of it.
  mutating func openGzip(_ bytes: [UInt8], name: String, depth: Int) throws(EnvelopeError) {
    let kind = EnvelopeKind.gzip.rawValue
    let unpacked = Gunzip.unpack(bytes, &budget)
    if unpacked.isTooLarge { throw .tooLarge(name: name, kind: kind, limit: budget.limit) }
    if let fault = unpacked.fault {
      guard !unpacked.bytes.isEmpty else {
        throw .damaged(name: name, kind: kind, reason: fault)
      }
      report(
        .error, .envelopeDamaged, name, "the \(kind) is damaged: \(fault)",
        "the \(unpacked.bytes.count) bytes before that are read")
    }
    let title = Gunzip.title(bytes).map(Self.withoutFolders) ?? Self.withoutEnding(name)
    try add(unpacked.bytes, name: "\(name)!\(title)", title: title, depth: depth + 1)
  }

  /// The last part of a path.
  static func withoutFolders(_ path: String) -> String {
    path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
  }

  /// A file's name without folders and the ending of a packed file.
  private static func withoutEnding(_ name: String) -> String {
    let title = withoutFolders(name.split(separator: "!").last.map(String.init) ?? name)
    for ending in [".gz", ".gzip"]
    where title.lowercased().hasSuffix(ending) && title.count > ending.count {
      return String(title.dropLast(ending.count))
    }
    return title
  }
}
