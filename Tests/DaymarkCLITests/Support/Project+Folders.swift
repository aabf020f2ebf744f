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
