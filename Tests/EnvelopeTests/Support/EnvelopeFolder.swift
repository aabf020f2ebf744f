import Foundation

/// The folder Fixtures/envelopes of the package, which Scripts/make-envelopes.py has made with
/// Python's packers and Info-ZIP.
enum EnvelopeFolder {
  private static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/envelopes")

  /// All files, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil
    ).map(\.lastPathComponent).sorted()
  }

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: url.appending(path: name))
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { bytes += part }
    return bytes
  }
}
