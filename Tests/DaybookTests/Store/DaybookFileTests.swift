import CalendarModel
import Daybook
import Foundation
import ICalendar
import Testing

@Suite("The file of a daybook")
struct DaybookFileTests {
  let folder: TemporaryFolder
  var path: String { folder.file("d.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func bytes() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func reason(_ access: Daybook.Access) -> DaybookError.Reason? {
    do {
      _ = try Daybook(path, access)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("is made with its folders, for its owner alone")
  func creation() throws {
    let path = folder.file("a/b/d.sqlite")
    let daybook = try Daybook(path)
    #expect(try daybook.marks().isEmpty)
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
  }

  @Test("is made once, however many make it at the same moment")
  func makers() async throws {
    for round in 0..<40 {
      let path = folder.file("\(round).sqlite")
      let identities = try await withThrowingTaskGroup(of: DaybookIdentity.self) { group in
        for maker in 0..<8 {
          group.addTask {
            try Daybook(
              path: path, access: .create, busyTimeout: 20_000,
              namespace: StableUUID(namespace: .domainNames, name: "\(maker)"), now: noon
            ).identity
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(identities.count == 1)
    }
  }

  @Test("keeps its identity")
  func identity() throws {
    let identity = try Daybook(path).identity
    #expect(try Daybook(path, .readOnly).identity == identity)
  }

  @Test("leaves nothing beside it when it is closed")
  func closed() throws {
    try Daybook(path).insert(Mark(id: "x", days: onDecember(1)))
    #expect(try folder.names() == ["d.sqlite"])
  }

  @Test(
    "is not made where it is only to be read",
    arguments: [.readOnly, .readWrite] as [Daybook.Access])
  func missing(access: Daybook.Access) throws {
    #expect(reason(access) == .missing)
    #expect(try folder.names().isEmpty)
  }

  @Test(
    "is told from what is none, which stays as it was",
    arguments: [
      "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "SQLite format 3\0 and more text",
      String(repeating: "x", count: 10_000),
    ])
  func otherFiles(text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    for access in [Daybook.Access.readOnly, .readWrite, .create] {
      #expect(reason(access) == .notADaybook)
    }
    #expect(try bytes() == Data(text.utf8))
    #expect(try folder.names() == ["d.sqlite"])
  }

  /// "Database File Format", 1.3: the user version at 60, the application id at 68, both of four
  /// octets, the highest first.
  @Test(
    "is told from the databases of others, and from versions that cannot be",
    arguments: [
      (68, 0, .otherDatabase), (68, 0x4750_4B47, .otherDatabase), (60, 0, .damaged),
      (60, -1, .damaged), (60, Int32.min, .damaged), (60, Int32.max, .newerVersion),
    ] as [(Int, Int32, DaybookError.Kind)])
  func headers(offset: Int, number: Int32, expected: DaybookError.Kind) throws {
    try Daybook(path).insert(Mark(id: "x", days: onDecember(1)))
    var data = try bytes()
    withUnsafeBytes(of: number.bigEndian) { data.replaceSubrange(offset..<offset + 4, with: $0) }
    try data.write(to: URL(fileURLWithPath: path))
    for access in [Daybook.Access.readOnly, .readWrite, .create] {
      #expect(reason(access)?.kind == expected)
    }
    #expect(try bytes() == data)
    #expect(try folder.names() == ["d.sqlite"])
  }

  @Test("is no folder")
  func folderInItsPlace() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(reason(.create) == .cannotOpen("it is a folder"))
  }

  @Test("an empty file becomes one, where one may be made")
  func emptyFile() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(reason(.readOnly) == .notADaybook)
    #expect(try Daybook(path).marks().isEmpty)
  }

  @Test("a damaged page is told, and nothing is written")
  func damage() throws {
    let daybook = try Daybook(path)
    try daybook.change("mark", at: noon) { edit in
      for number in 0..<500 {
        _ = try edit.insert(
          Mark(id: "\(number)", days: onDecember(1), note: String(repeating: "x", count: 100)))
      }
    }
    try daybook.backup(to: folder.file("copy"))
    var data = try Data(contentsOf: URL(fileURLWithPath: folder.file("copy")))
    #expect(data.count > 40_000)
    // Every page but the first three, which hold the schema.
    for offset in stride(from: 3 * 4096, to: data.count, by: 4096) {
      data.replaceSubrange(offset..<offset + 64, with: [UInt8](repeating: 0xA5, count: 64))
    }
    try data.write(to: URL(fileURLWithPath: folder.file("damaged")))
    let damaged = try Daybook(folder.file("damaged"), .readWrite)
    let error = #expect(throws: DaybookError.self) { try damaged.marks() }
    guard case .damaged = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try !damaged.verify().isEmpty)
    let earlier = try Data(contentsOf: URL(fileURLWithPath: folder.file("copy")))
    let copying = #expect(throws: DaybookError.self) {
      try damaged.backup(to: folder.file("copy"))
    }
    #expect(copying?.path == folder.file("damaged") && copying?.reason.kind == .damaged)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("copy"))) == earlier)
    #expect(throws: DaybookError.self) { try damaged.insert(Mark(id: "", days: onDecember(1))) }
    let restoring = #expect(throws: DaybookError.self) {
      try daybook.restore(from: folder.file("damaged"))
    }
    #expect(restoring?.path == folder.file("damaged"))
    #expect(try daybook.marks().count == 500)
  }

  @Test("a copy is one file, and can be restored")
  func backup() throws {
    let daybook = try Daybook(path)
    try daybook.insert(Mark(id: "x", days: onDecember(1), note: "kept"))
    let copy = folder.file("copy.sqlite")
    try daybook.backup(to: copy)
    #expect(try folder.names() == ["copy.sqlite", "d.sqlite", "d.sqlite-shm", "d.sqlite-wal"])
    try daybook.change("unmark", at: noon) { _ = try $0.delete(id: "x") }
    let other = try Daybook(path, .readOnly)
    #expect(try other.marks().isEmpty)
    try daybook.restore(from: copy)
    #expect(try daybook.marks().map(\.note) == ["kept"])
    #expect(try other.marks().map(\.note) == ["kept"])
    #expect(try daybook.verify().isEmpty)
  }

  @Test("a restore from what is no daybook changes nothing")
  func badRestore() throws {
    let daybook = try Daybook(path)
    try daybook.insert(Mark(id: "x", days: onDecember(1)))
    try Data("no daybook".utf8).write(to: URL(fileURLWithPath: folder.file("text")))
    #expect(throws: DaybookError(path: folder.file("text"), reason: .notADaybook)) {
      try daybook.restore(from: folder.file("text"))
    }
    #expect(throws: DaybookError(path: folder.file("none"), reason: .missing)) {
      try daybook.restore(from: folder.file("none"))
    }
    #expect(try daybook.marks().count == 1)
  }

  @Test("a copy that cannot be written leaves nothing behind")
  func badBackup() throws {
    let daybook = try Daybook(path)
    let error = #expect(throws: DaybookError.self) {
      try daybook.backup(to: folder.file("none/copy"))
    }
    #expect(error?.path == folder.file("none/copy"))
    #expect(try folder.names().filter { !$0.hasPrefix("d.sqlite") }.isEmpty)
  }
}

extension DaybookError {
  /// What an error is about, without SQLite's words.
  enum Kind {
    case otherDatabase, damaged, newerVersion, other
  }
}

extension DaybookError.Reason {
  fileprivate var kind: DaybookError.Kind {
    switch self {
    case .otherDatabase: .otherDatabase
    case .damaged: .damaged
    case .newerVersion: .newerVersion
    default: .other
    }
  }
}
