import CalendarModel
import Foundation
import ICalendar
import Testing

/// The codes in the sources, the catalogue and Docs/Diagnostics.md are the same.
@Suite("Catalogue of codes")
struct CodeCatalogueTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The codes that the files of a module declare.
  private static func codes(in module: String) throws -> Set<String> {
    let folder = root.appending(path: "Sources/\(module)")
    var codes: Set<String> = []
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .allObjects.compactMap { $0 as? URL } ?? []
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("extension Diagnostic.Code") else { continue }
      for match in text.matches(of: /Self\(rawValue: "([a-z0-9-]+)"\)/) {
        codes.insert(String(match.1))
      }
    }
    return codes
  }

  /// Codes that only putting calendars together gives.
  private static let ofChanges: Set<String> = [
    "older-version", "same-version-differs", "shared-uid", "renamed-time-zone", "pinned-times",
    "dropped-method",
  ]

  @Test("every code has an entry, once")
  func listsAll() throws {
    let listed = CodeCatalogue.all.map(\.code.rawValue)
    #expect(Set(listed).count == listed.count)
    let codes = try Self.codes(in: "ICalendar").union(Self.codes(in: "Envelope"))
    #expect(codes.count > 90)
    #expect(codes.symmetricDifference(listed) == Self.ofChanges)
    for entry in CodeCatalogue.all { #expect(CodeCatalogue.entry(for: entry.code) == entry) }
  }

  @Test("Docs/Diagnostics.md tells the same of each")
  func isDocumented() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Docs/Diagnostics.md"), encoding: .utf8)
    var documented: [String: [String]] = [:]
    let sections = text.split(separator: "## Said by single commands")
    try #require(sections.count == 2)
    for line in sections[0].split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      documented[cells[0].trimmingCharacters(in: ["`"])] = Array(cells.dropFirst())
    }
    #expect(Set(documented.keys) == Set(CodeCatalogue.all.map(\.code.rawValue)))
    for entry in CodeCatalogue.all {
      let cells = documented[entry.code.rawValue] ?? []
      #expect(cells.first == "\(entry.severity)", "\(entry.code.rawValue)")
      #expect(cells.dropFirst().first == (entry.section.isEmpty ? "-" : entry.section))
      #expect(cells.count == 5, "\(entry.code.rawValue)")
    }
    var others = Self.ofChanges
    for module in ["Interchange", "Daybook", "DaymarkCLI"] {
      others.formUnion(try Self.codes(in: module))
    }
    let known = CodeCatalogue.all.map(\.code.rawValue)
    for code in others.subtracting(known) {
      #expect(sections[1].contains("`\(code)`"), "\(code)")
    }
  }
}
