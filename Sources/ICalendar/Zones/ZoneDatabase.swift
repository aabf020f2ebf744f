public import CalendarModel
import Synchronization

/// The system's time zones: a folder of TZif files, as the package tzdata lays it.
///
/// It reads a zone when it is asked for; nothing is kept between calls, unless by
/// `remembering()`.
public struct ZoneDatabase: Sendable {
  /// The folder, such as `/usr/share/zoneinfo`.
  public var folder: String { source.folder }
  private let source: Source

  /// One reference: each of very many files says with which zones it was read.
  private final class Source: Sendable {
    let folder: String
    /// Whether what was read is kept.
    let remembers: Bool
    let memory = Mutex(Memory())

    init(_ folder: String, remembers: Bool) {
      self.folder = folder
      self.remembers = remembers
    }
  }

  private struct Memory: Sendable {
    var tables: [String: TimeZoneTable] = [:]
    /// What the last file took its TZIDs for.
    var resolutions: [ZoneResolution] = []
  }

  /// The zones in a folder.
  public init(folder: String) {
    self.init(Source(folder, remembers: false))
  }

  private init(_ source: Source) { self.source = source }

  /// The same zones, each read once while this value or a copy of it lives: a folder may hold
  /// very many files that name one zone.
  public func remembering() -> ZoneDatabase { ZoneDatabase(Source(folder, remembers: true)) }

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
    if let known = source.memory.withLock({ $0.tables[name] }) { return known }
    guard let bytes = try? FileBytes.read("\(folder)/\(name)"),
      let table = TimeZoneFile(bytes, name: name)?.table
    else { return nil }
    if source.remembers { source.memory.withLock { $0.tables[name] = table } }
    return table
  }

  /// The same resolutions, in the storage of those of the file before where they are equal: most
  /// files of a folder name the same zones.
  func shared(_ resolutions: [ZoneResolution]) -> [ZoneResolution] {
    guard source.remembers, !resolutions.isEmpty else { return resolutions }
    return source.memory.withLock { memory in
      if memory.resolutions != resolutions { memory.resolutions = resolutions }
      return memory.resolutions
    }
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
