import CalendarModel

extension CalendarFile {
  /// How many calendars a file is taken apart into: one of more names is the pieces of one
  /// calendar, for nobody keeps so many.
  public static let separationLimit = 100

  /// The file taken apart by the names of its calendars: those of one name stay together. Lines
  /// keep their numbers; a VTIMEZONE that stands in another calendar only goes with the events
  /// that use it. The file alone where there is one name, or more than `separationLimit`.
  /// O(bytes).
  ///
  /// - Throws: as `init(_:file:options:)` does.
  public func separated() throws(ImportError) -> [CalendarFile] {
    guard let names = separableNames else { return [self] }
    let nodes = document.nodes.indices.filter { document.nodes[$0].kind == .calendar }
    guard nodes.count == calendars.count,
      nodes.allSatisfy({ document.nodes[$0].parent < 0 })
    else { return [self] }
    // What stands between two calendars goes with the first of them.
    let starts = [0] + nodes.dropFirst().map { Int(document.nodes[$0].firstLine) }
    let lines = zip(starts, starts.dropFirst() + [document.lines.count]).map { $0..<$1 }
    var resolver = ZoneResolver(document, database: options.zones)
    var parts: [CalendarFile] = []
    for name in names {
      let members = nodes.indices.filter { calendars[$0].identity.name == name }
      let ranges = members.map { lines[$0] }
      var part = try self.part(ranges)
      let zones = foreignZones(of: part, &resolver)
      if !zones.isEmpty, let first = members.first {
        part = try self.part(inserting: zones, into: ranges, after: nodes[first])
      }
      for (index, member) in members.enumerated() where index < part.calendars.count {
        part.calendars[index].identity = calendars[member].identity
      }
      part.givenIdentity = givenIdentity
      parts.append(part)
    }
    return parts
  }

  /// The names of its calendars, each once, in the file's order; nil where they are one, or too
  /// many.
  private var separableNames: [String]? {
    var names: [String] = []
    var seen: Set<String> = []
    for name in calendars.lazy.map(\.identity.name) where seen.insert(name).inserted {
      names.append(name)
      if names.count > Self.separationLimit { return nil }
    }
    return names.count > 1 ? names : nil
  }

  /// The lines of the VTIMEZONEs that a part uses and does not have.
  private func foreignZones(
    of part: CalendarFile, _ resolver: inout ZoneResolver
  ) -> [Range<Int>] {
    let own = Dictionary(timeZones.map { ($0.zoneID, $0.origin) }) { first, _ in first }
    var nodes: Set<Int> = []
    for zone in part.timeZones where zone.origin != .file && own[zone.zoneID] == .file {
      if let node = resolver.definition(of: zone.zoneID) { nodes.insert(node) }
    }
    return nodes.sorted().map {
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
    var bytes: [UInt8] = []
    var origins: [LineOrigin] = []
    for range in ranges where !range.isEmpty {
      // The last line of a file may have no break.
      if let last = bytes.last, last != .carriageReturn, last != .lineFeed {
        bytes += [.carriageReturn, .lineFeed]
      }
      origins.append(
        LineOrigin(
          start: UInt32(truncatingIfNeeded: bytes.count),
          line: Int(document.lines[range.lowerBound].number)))
      document.withReader { bytes += $0.bytes[document.byteRange(of: range)] }
    }
    // What is worse than a note was refused, if it was to be, when the file was read.
    var options = options
    options.isStrict = false
    return try CalendarFile(
      CalendarDocument(
        bytes, file: document.file, origins: origins, decodedFrom: document.decodedFrom),
      options: options)
  }
}
