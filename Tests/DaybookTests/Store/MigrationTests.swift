import CalendarModel
import Daybook
import Foundation
import Testing

/// The daybooks in Fixtures, one of each version that was released, all with the same marks.
private let earlier: [String] = {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/daybooks").standardized.path
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".sqlite") }.sorted().map { folder + "/" + $0 }
}()

@Suite("Daybooks of other versions")
struct MigrationTests {
  let folder: TemporaryFolder
  var path: String { folder.file("d.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("there is one of version 1 at least")
  func fixtures() {
    #expect(earlier.contains { $0.hasSuffix("/version-1.sqlite") })
  }

  @Test("an earlier one is brought up to date with all that is in it", arguments: earlier)
  func migration(fixture: String) throws {
    try FileManager.default.copyItem(atPath: fixture, toPath: path)
    let daybook = try Daybook(path, .readOnly)
    let image = Mark.Sticker.image([137, 80, 78, 71], mediaType: "image/png")
    #expect(
      try daybook.marks() == [
        Mark(
          id: "2026-12-01", days: onDecember(1), sticker: image, created: noon, modified: noon),
        Mark(
          id: "picnic", days: december(24)..<december(27),
          note: "Picnic, \"by\" the lake\nwith Ö", mood: "happy", color: RGBColor(0xFF8800),
          sticker: .emoji("🌸"), tags: ["out", "a,b"], category: "journal",
          created: Instant(secondsSince1970: 1_700_000_000), modified: noon, sequence: 3),
      ])
    #expect(try daybook.deletedMarks().map(\.id) == ["gone"])
    #expect(try daybook.verify().isEmpty)
    #expect(try daybook.undo(at: noon)?.command == "unmark")
    #expect(try daybook.mark(id: "gone")?.note == "Gone")
    #expect(try daybook.undo(at: noon)?.command == "mark")
    #expect(try daybook.marks().isEmpty)
  }

  @Test("a later one is refused, and stays as it was")
  func laterVersion() throws {
    _ = try Daybook(path)
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    // The user version: SQLite file format, 1.3.16, big-endian, at 60.
    data.replaceSubrange(60..<64, with: [0, 0, 3, 231])
    try data.write(to: URL(fileURLWithPath: path))
    for access in [Daybook.Access.readOnly, .readWrite, .create] {
      let error = #expect(throws: DaybookError.self) { try Daybook(path, access) }
      guard case .newerVersion(999, _) = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    #expect(try folder.names() == ["d.sqlite"])
  }
}
