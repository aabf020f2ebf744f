import Foundation

extension Project {
  /// What is in a folder, sorted.
  static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Removes a folder with all that is in it.
  static func remove(_ folder: String) throws {
    try FileManager.default.removeItem(atPath: folder)
  }
}

extension Project {
  /// Writes a file of these bytes.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
