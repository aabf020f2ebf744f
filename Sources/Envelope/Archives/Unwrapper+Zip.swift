import CalendarModel

extension Unwrapper {
  /// Unpacks the entries of a zip archive that are calendars or envelopes.
  mutating func openZip(_ bytes: [UInt8], name: String, depth: Int) throws(EnvelopeError) {
    let kind = EnvelopeKind.zip.rawValue
    var failure: EnvelopeError?
    do throws(ZipArchive.Failure) {
      try ZipArchive.withArchive(over: bytes) { archive in
        do throws(EnvelopeError) {
          try addEntries(of: archive, name: name, depth: depth)
        } catch {
          failure = error
        }
      }
    } catch {
      switch error {
      case .libraryMissing:
        throw .libraryMissing(name: name, kind: kind, library: ZipArchive.libraryName)
      case .damaged(let reason): throw .damaged(name: name, kind: kind, reason: reason)
      }
    }
    if let failure { throw failure }
  }

  private mutating func addEntries(
    of archive: borrowing ZipArchive, name: String, depth: Int
  ) throws(EnvelopeError) {
    let kind = EnvelopeKind.zip.rawValue
    var skipped: [String] = []
    for index in 0..<archive.count {
      guard let entry = archive.entry(index), !Self.isFolderOrCopy(entry.name) else { continue }
      let entryName = "\(name)!\(entry.name)"
      let title = Self.withoutFolders(entry.name)
      if entry.isEncrypted {
        try note(.encrypted(name: name, kind: kind), name: entryName)
        continue
      }
      let unpacked = archive.unpack(entry, &budget) { beginning in
        CalendarSigns.areIn(beginning, title: title) || EnvelopeKind(beginning) != nil
      }
      guard let unpacked else {
        skipped.append(entry.name)
        continue
      }
      if unpacked.isTooLarge { throw .tooLarge(name: name, kind: kind, limit: budget.limit) }
      if let fault = unpacked.fault {
        guard !unpacked.bytes.isEmpty else {
          try note(.damaged(name: name, kind: kind, reason: fault), name: entryName)
          continue
        }
        report(
          .error, .envelopeDamaged, entryName, "the file in the \(kind) is damaged: \(fault)",
          "the \(unpacked.bytes.count) bytes before that are read")
      }
      try add(unpacked.bytes, name: entryName, title: title, depth: depth + 1)
    }
    guard let first = skipped.first else { return }
    let others = skipped.count == 1 ? "" : " and \(skipped.count - 1) more"
    report(
      .note, .envelopeSkipped, name, "the \(kind) holds what is no calendar: \(first)\(others)",
      "passed over")
  }

  /// Folders, and what macOS packs along with each file.
  private static func isFolderOrCopy(_ path: String) -> Bool {
    path.hasSuffix("/") || path.hasPrefix("__MACOSX/")
      || withoutFolders(path).hasPrefix("._")
  }
}
