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

  private static func codesInSources() throws -> Set<String> {
    let folder = root.appending(path: "Sources/ICalendar")
    var codes: Set<String> = []
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .allObjects.compactMap { $0 as? URL } ?? []
    for file in files where file.lastPathComponent.hasPrefix("Diagnostic+") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /Self\(rawValue: "([a-z-]+)"\)/) {
        codes.insert(String(match.1))
      }
    }
    return codes
  }

  @Test("every code has an entry, once")
  func listsAll() throws {
    let listed = CodeCatalogue.all.map(\.code.rawValue)
    #expect(Set(listed).count == listed.count)
    #expect(try Self.codesInSources().subtracting(listed) == [])
    for entry in CodeCatalogue.all { #expect(CodeCatalogue.entry(for: entry.code) == entry) }
  }

  @Test("Docs/Diagnostics.md tells the same of each")
  func isDocumented() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Docs/Diagnostics.md"), encoding: .utf8)
    var documented: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
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
  }
}
