public import CalendarModel
import Synchronization

/// The system's time zones: a folder of TZif files, as the package tzdata lays it.
///
/// It reads a zone when it is asked for; nothing is kept between calls, unless by
/// `remembering()`.
public struct ZoneDatabase: Sendable {
  /// The folder, such as `/usr/share/zoneinfo`.
  public let folder: String
  /// What was read, where that is kept.
  private let memory: Memory?

  private final class Memory: Sendable {
    let tables = Mutex<[String: TimeZoneTable]>([:])
  }

  /// The zones in a folder.
  public init(folder: String) {
    self.init(folder: folder, memory: nil)
  }

  private init(folder: String, memory: Memory?) {
    self.folder = folder
    self.memory = memory
  }

  /// The same zones, each read once while this value or a copy of it lives: a folder may hold
  /// very many files that name one zone.
  public func remembering() -> ZoneDatabase { ZoneDatabase(folder: folder, memory: Memory()) }

  /// Where Linux systems keep their zones.
  public static let system = ZoneDatabase(folder: "/usr/share/zoneinfo")

  /// The zone of an IANA name, in any case, or nil when there is none. The table has the
  /// name as tzdata spells it.
  public func table(named name: String) -> TimeZoneTable? {
    var spellings: [String: String]?
    return table(named: name, spellings: &spellings)
  }

  /// The same for many names: `spellings`, nil at first, keeps what all of them need.
  func table(named name: String, spellings: inout [String: String]?) -> TimeZoneTable? {
    guard Self.isPlausible(name) else { return nil }
    if let table = read(name) { return table }
    if spellings == nil {
      spellings = Dictionary(names().map { ($0.lowercased(), $0) }) { first, _ in first }
    }
    guard let spelled = spellings?[name.lowercased()], spelled != name else { return nil }
    return read(spelled)
  }

  private func read(_ name: String) -> TimeZoneTable? {
    if let known = memory?.tables.withLock({ $0[name] }) { return known }
    guard let bytes = try? FileBytes.read("\(folder)/\(name)"),
      let table = TimeZoneFile(bytes, name: name)?.table
    else { return nil }
    memory?.tables.withLock { $0[name] = table }
    return table
  }

  /// All names: the zones and links of `tzdata.zi`. Empty when the file is not there.
  private func names() -> [String] {
    guard let bytes = try? FileBytes.read("\(folder)/tzdata.zi") else { return [] }
    return bytes.split(separator: .lineFeed).compactMap { line in
      let words = line.split(separator: .space)
      switch words.first?.first {
      case UInt8(ascii: "Z") where words.count > 1: return String(decoding: words[1], as: UTF8.self)
      case UInt8(ascii: "L") where words.count > 2: return String(decoding: words[2], as: UTF8.self)
      default: return nil
      }
    }
  }

  /// Whether the name can be one of tzdata's, so that it may become part of a path.
  private static func isPlausible(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 64 && !parts.isEmpty
      && parts.allSatisfy { part in
        part.first?.isLetter == true
          && part.allSatisfy {
            $0.isNameOctet || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "_")
          }
      }
      && !["posix", "right"].contains { name.hasPrefix("\($0)/") }
  }
}
