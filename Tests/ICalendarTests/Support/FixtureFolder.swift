import Foundation

/// The folder Fixtures/ of the package, found from where this file lies.
enum FixtureFolder {
  private static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The names without endings of the files with this ending, sorted.
  static func names(ending: String, in folder: String = "") -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: url.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == ending }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  /// The bytes of a file. Not by `Data`, which leaks a buffer at an empty file, as the address
  /// sanitizer sees.
  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: url.appending(path: path))
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { bytes += part }
    return bytes
  }

  /// The lines of a text file that are not empty.
  static func lines(_ path: String) throws -> [String] {
    String(decoding: try bytes(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
