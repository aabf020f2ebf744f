import CLibzip

/// Owns an archive that libzip has open over bytes in memory. C: `zip_open_from_source`, freed
/// by `zip_discard`.
///
/// It points into the bytes, so it is only handed out while they stay.
struct ZipArchive: ~Copyable {
  /// What the archive says of an entry.
  struct Entry {
    var index: Int
    /// With folders, which end in `/`.
    var name: String
    var isEncrypted: Bool
  }

  enum Failure: Error {
    case libraryMissing
    case damaged(String)
  }

  private let archive: OpaquePointer
  private let library: daymark_zip

  /// What libzip and Debian's package of it are called.
  static let libraryName = "libzip (Debian and Ubuntu: libzip4 or libzip5)"

  /// Opens the archive and hands it to `body`.
  static func withArchive<R>(
    over bytes: [UInt8], _ body: (borrowing ZipArchive) -> R
  ) throws(Failure) -> R {
    let result: Result<R, Failure> = bytes.withUnsafeBytes { raw in
      do throws(Failure) {
        return .success(body(try ZipArchive(raw)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var library = daymark_zip()
    guard daymark_zip_load(&library) != 0 else { throw .libraryMissing }
    var message = [CChar](repeating: 0, count: 256)
    guard
      let opened = daymark_zip_open(
        &library, bytes.baseAddress, UInt64(bytes.count), &message, Int32(message.count))
    else {
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .damaged(String(decoding: text, as: UTF8.self))
    }
    archive = opened
    self.library = library
  }

  deinit {
    withUnsafePointer(to: library) { daymark_zip_close($0, archive) }
  }

  /// The number of entries, folders counted.
  var count: Int {
    withUnsafePointer(to: library) { Int(max(daymark_zip_count($0, archive), 0)) }
  }

  /// What is said of the entry at `index`; nil when that can't be read.
  func entry(_ index: Int) -> Entry? {
    withUnsafePointer(to: library) { library in
      var entry = daymark_zip_entry()
      guard daymark_zip_look(library, archive, UInt64(index), &entry) != 0 else { return nil }
      let name = entry.name.map { String(cString: $0) } ?? "\(index + 1)"
      return Entry(index: index, name: name, isEncrypted: entry.is_encrypted != 0)
    }
  }

  /// Unpacks an entry as far as it can be read; no further than its beginning when
  /// `goesOn`, which is shown the first bytes, says no: then the result is nil.
  func unpack(
    _ entry: Entry, _ budget: inout UnpackingBudget, goesOn: ([UInt8]) -> Bool
  ) -> Unpacked? {
    withUnsafePointer(to: library) { library in
      guard let file = daymark_zip_open_entry(library, archive, UInt64(entry.index)) else {
        let reason = daymark_zip_failure(library, archive).map { String(cString: $0) }
        return Unpacked(fault: reason ?? "it can't be opened")
      }
      defer { daymark_zip_close_entry(library, file) }
      let step = 65536
      return withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { room in
        var result = Unpacked()
        while true {
          let count = Int(daymark_zip_read(library, file, room.baseAddress, UInt64(step)))
          if count < 0 {
            let reason = daymark_zip_entry_failure(library, file).map { String(cString: $0) }
            result.fault = reason ?? "it can't be read"
          }
          guard budget.take(bytes: max(count, 0)) else { return Unpacked(isTooLarge: true) }
          let isFirst = result.bytes.isEmpty
          result.bytes.append(contentsOf: room[..<max(count, 0)])
          if isFirst, count > 0, !goesOn(result.bytes) { return nil }
          if count <= 0 { return result }
        }
      }
    }
  }
}
