import CalendarModel

extension CalendarFile {
  /// How many calendars a file is taken apart into: one of more names is the pieces of one
  /// calendar, for nobody keeps so many.
  public static let separationLimit = 100

  /// The names of its calendars, each once, in the file's order; none where they have one name, or
  /// more than `separationLimit`: then the file is one calendar. O(calendars).
  public var separateNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for name in calendars.lazy.map(\.identity.name) where seen.insert(name).inserted {
      names.append(name)
      if names.count > Self.separationLimit { return [] }
    }
    return names.count > 1 && canBeSeparated ? names : []
  }

  /// The calendars of one name as a file: all of it where that has no `separateNames`. Lines keep
  /// their numbers; a VTIMEZONE that stands in another calendar only goes with the events that use
  /// it. O(bytes).
  ///
  /// - Throws: as `init(_:file:options:)` does.
  public func separated(_ name: String) throws(ImportError) -> CalendarFile {
    guard separateNames.contains(name) else { return self }
    let nodes = document.nodes.indices.filter { document.nodes[$0].kind == .calendar }
    // What stands between two calendars goes with the first of them.
    let starts = [0] + nodes.dropFirst().map { Int(document.nodes[$0].firstLine) }
    let lines = zip(starts, starts.dropFirst() + [document.lines.count]).map { $0..<$1 }
    let members = nodes.indices.filter { calendars[$0].identity.name == name }
    let ranges = members.map { lines[$0] }
    var part = try self.part(ranges)
    let zones = foreignZones(of: part)
    if !zones.isEmpty, let first = members.first {
      part = try self.part(inserting: zones, into: ranges, after: nodes[first])
    }
    for (index, member) in members.enumerated() where index < part.calendars.count {
      part.calendars[index].identity = calendars[member].identity
    }
    part.givenIdentity = givenIdentity
    return part
  }

  /// Whether its calendars stand one after the other.
  private var canBeSeparated: Bool {
    var count = 0
    for node in document.nodes where node.kind == .calendar {
      if node.parent >= 0 { return false }
      count += 1
    }
    return count == calendars.count
  }

  /// The lines of the VTIMEZONEs that a part uses and does not have.
  private func foreignZones(of part: CalendarFile) -> [Range<Int>] {
    let own = Dictionary(timeZones.map { ($0.zoneID, $0.origin) }) { first, _ in first }
    let foreign = part.timeZones.filter { $0.origin != .file && own[$0.zoneID] == .file }
    guard !foreign.isEmpty else { return [] }
    let resolver = ZoneResolver(document, database: options.zones)
    return Set(foreign.compactMap { resolver.definition(of: $0.zoneID) }).sorted().map {
      Int(document.nodes[$0].firstLine)..<Int(document.nodes[$0].endLine)
    }
  }

  /// A part with other lines before the END of its first calendar.
  private func part(
    inserting lines: [Range<Int>], into ranges: [Range<Int>], after node: Int
  ) throws(ImportError) -> CalendarFile {
    let calendar = document.nodes[node]
    let end = Int(calendar.endLine) - (calendar.isClosed ? 1 : 0)
    guard let first = ranges.first, first.contains(end) || end == first.upperBound else {
      return try part(ranges)
    }
    return try part(
      [first.lowerBound..<end] + lines + [end..<first.upperBound] + ranges.dropFirst())
  }

  /// A file of some of the lines.
  private func part(_ ranges: [Range<Int>]) throws(ImportError) -> CalendarFile {
    let pieces = ranges.lazy.filter { !$0.isEmpty }.map { [document] range in
      CalendarPiece(
        kind: nil, uid: "", original: nil, line: document.lines.number(of: range.lowerBound),
        bytes: [UInt8](document.bytes[document.byteRange(of: range)]))
    }
    // What is worse than a note was refused, if it was to be, when the file was read.
    return try CalendarFile(
      pieces: pieces, file: document.file, decodedFrom: document.decodedFrom,
      options: options.forgiving)
  }
}
