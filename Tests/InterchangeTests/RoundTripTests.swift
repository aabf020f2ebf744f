import CalendarModel
import Foundation
import ICalendar
import Interchange
import Testing

/// Every calendar of the folders, there and back. The folders are Fixtures and those that
/// `DAYMARK_CALENDARS` names, with colons between them.
@Suite("A calendar comes back")
struct RoundTripTests {
  @Test("from content lines, with equal bytes the second time", arguments: Folders.files)
  func contentLines(_ file: String) throws {
    let document = try Folders.document(file)
    let written = document.serialized(.canonical)
    let again = try CalendarDocument(written, file: file)
    #expect(again.components.map(\.component) == document.components.map(\.component))
    #expect(again.serialized(.canonical) == written)
    // Written from the tree, a file is in the canonical spelling.
    for component in document.components.map({ $0.component.canonical() }) {
      let read = try CalendarDocument(component.serialized(), file: file)
      #expect(Difference.first(read.components.map(\.component), [component]) == nil)
      #expect(component.canonical() == component)
    }
  }

  @Test("from jCal, as an equal canonical tree", arguments: Folders.files)
  func jCal(_ file: String) throws {
    let components = try Folders.document(file).components.map(\.component)
    let written = JCal.write(components)
    // Foundation's reader says whether it is JSON.
    _ = try JSONSerialization.jsonObject(with: Data(written.bytes))
    let read = try JCal.read(written.bytes)
    let canonical = components.map { $0.canonical() }
    #expect(Difference.first(read.components, canonical) == nil)
    #expect(JCal.write(read.components).bytes == JCal.write(canonical).bytes)
  }

  @Test("from xCal, as an equal canonical tree", arguments: Folders.files)
  func xCal(_ file: String) throws {
    let components = try Folders.document(file).components.map(\.component)
    let written = XCal.write(components)
    let read = try XCal.read(written.bytes)
    #expect(Difference.first(read.components, components.map { $0.canonical() }) == nil)
    #expect(XCal.write(read.components).bytes == written.bytes)
    #expect(read.losses.allSatisfy { $0.code == .misfitValue })
  }
}

/// The calendars that are at hand.
enum Folders {
  /// The paths, sorted.
  static let files: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var folders = [root.appending(path: "Fixtures").path]
    folders += (ProcessInfo.processInfo.environment["DAYMARK_CALENDARS"] ?? "")
      .split(separator: ":").map(String.init)
    var files: [String] = []
    for folder in folders {
      for name in FileManager.default.enumerator(atPath: folder) ?? .init() {
        guard let name = name as? String,
          ["ics", "vcs", "ical", "ifb"].contains((name as NSString).pathExtension.lowercased())
        else { continue }
        files.append(folder + "/" + name)
      }
    }
    return files.sorted()
  }()

  /// The file as lines and components.
  static func document(_ file: String) throws -> CalendarDocument {
    let data = try Data(contentsOf: URL(filePath: file))
    return try CalendarDocument(Array(data), file: file)
  }
}

/// Where two trees differ, in few words: whole trees fill the screen.
enum Difference {
  /// The first difference; nil for equal trees.
  static func first(_ left: [Component], _ right: [Component]) -> String? {
    if left == right { return nil }
    guard left.count == right.count else { return "\(left.count) components, \(right.count)" }
    for (left, right) in zip(left, right) where left != right {
      guard left.name == right.name else { return "\(left.name), \(right.name)" }
      for (one, other) in zip(left.properties, right.properties) where one != other {
        return "\(one) is not \(other)"
      }
      guard left.properties.count == right.properties.count else {
        return "\(left.name): \(left.properties.count) properties, \(right.properties.count)"
      }
      return first(left.components, right.components)
    }
    return nil
  }
}
