import CalendarModel
import Foundation
import Testing

/// A file of Fixtures/almanac, which Scripts/expected-almanac.py has made with independent
/// packages: each file begins with their names and versions.
enum AlmanacFixture {
  // The folder of the tests may be a link (Scripts/test-pure.sh).
  private static let url = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/almanac")

  /// The lines, less those of the header, cut at `separator`.
  static func rows(_ name: String, separator: Character = " ") throws -> [[String]] {
    try String(contentsOf: url.appending(path: name + ".txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: separator).map(String.init) }
  }

  /// The lines of numbers.
  static func numbers(_ name: String) throws -> [[Int]] {
    try rows(name).map { row in
      try row.map { try #require(Int($0), "\(name): \($0)") }
    }
  }
}
