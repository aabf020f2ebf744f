import Glibc

/// The files of the project that tests read.
enum Project {
  /// The folder of the package, with a slash at its end.
  static let folder = ancestor(3)

  /// The path of a file in Fixtures.
  static func fixture(_ name: String) -> String { "\(folder)Fixtures/\(name)" }

  /// The example calendars that `make demo` shows, in the order of a shell's `*`.
  static let demo = ["family", "holidays", "university", "work"].map { fixture("demo/\($0).ics") }

  /// The path of a snapshot.
  static func snapshot(_ name: String) -> String { "\(ancestor(1))Snapshots/\(name).txt" }

  /// The bytes of a file, or nil where there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The folder so many levels above this file's own, with a slash at its end.
  private static func ancestor(_ levels: Int) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels + 1)
      .joined(separator: "/") + "/"
  }
}
