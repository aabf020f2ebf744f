import CalendarModel

/// A compiled zone of the system's data: TZif (RFC 8536).
struct TimeZoneFile {
  let table: TimeZoneTable

  /// Nil when the bytes are no TZif file that can be read.
  init?(_ bytes: [UInt8], name: String) {
    var reader = BigEndianReader(bytes)
    guard let first = Header(&reader) else { return nil }
    var header = first
    var wide = false
    if first.version >= 2 {
      // The first block has 32-bit times and is there for old readers.
      guard reader.skip(first.blockLength(timeSize: 4)), let second = Header(&reader)
      else { return nil }
      header = second
      wide = true
    }
    let timeSize = wide ? 8 : 4
    guard let times = reader.signedIntegers(header.timeCount, size: timeSize),
      let kinds = reader.bytes(header.timeCount),
      let types = reader.localTimeTypes(header.typeCount), let firstType = types.first,
      let characters = reader.bytes(header.characterCount),
      reader.skip(
        header.leapCount * (timeSize + 4) + header.standardCount + header.utcCount)
    else { return nil }
    let names = types.map { type in
      ZoneDesignations.Designation(
        String(decoding: characters.dropFirst(type.nameIndex).prefix { $0 != 0 }, as: UTF8.self),
        isDaylight: type.isDaylight)
    }
    var transitions: [TimeZoneTable.Transition] = []
    var changes: [(instant: Instant, designation: ZoneDesignations.Designation)] = []
    for (time, kind) in zip(times, kinds) {
      guard Int(kind) < types.count else { return nil }
      let instant = Instant(secondsSince1970: time)
      transitions.append(.init(instant: instant, offset: types[Int(kind)].offset))
      changes.append((instant, names[Int(kind)]))
    }
    var later: [Int: ZoneDesignations.Designation] = [:]
    var repeats = false
    if wide, let footer = reader.footer(), let rule = PosixZone(footer) {
      let last = transitions.last?.instant ?? Instant(secondsSince1970: 0)
      let firstYear = last.utc.day.year
      let years = rule.transitions(years: firstYear...(firstYear + 401))
        .filter { $0.instant > last }
      transitions += years
      repeats = !years.isEmpty
      later = rule.designations
      if transitions.isEmpty { transitions = [.init(instant: last, offset: rule.standardOffset)] }
    }
    table = TimeZoneTable(
      name: name, initialOffset: firstType.offset, transitions: transitions, repeating: repeats,
      designations: ZoneDesignations(initial: names.first, changes: changes, later: later))
  }

  private struct Header {
    var version = 0
    var utcCount = 0
    var standardCount = 0
    var leapCount = 0
    var timeCount = 0
    var typeCount = 0
    var characterCount = 0

    init?(_ reader: inout BigEndianReader) {
      guard let magic = reader.bytes(4), magic.elementsEqual("TZif".utf8),
        let version = reader.bytes(1)?.first, reader.skip(15),
        let counts = reader.signedIntegers(6, size: 4), counts.allSatisfy({ $0 >= 0 })
      else { return nil }
      self.version = version == 0 ? 1 : Int(version) - 0x30
      utcCount = counts[0]
      standardCount = counts[1]
      leapCount = counts[2]
      timeCount = counts[3]
      typeCount = counts[4]
      characterCount = counts[5]
    }

    func blockLength(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4)
        + standardCount + utcCount
    }
  }
}

/// Reads numbers from bytes, most significant first.
private struct BigEndianReader {
  private let all: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { all = bytes }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= all.count - position else { return nil }
    defer { position += count }
    return all[position..<position + count]
  }

  mutating func skip(_ count: Int) -> Bool { bytes(count) != nil }

  mutating func signedIntegers(_ count: Int, size: Int) -> [Int]? {
    guard count <= all.count / size, let raw = bytes(count * size) else { return nil }
    return (0..<count).map { index in
      let start = raw.startIndex + index * size
      let value = raw[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 4
        ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(truncatingIfNeeded: value))
    }
  }

  /// `count` local time types: seconds east of UTC, and where the name begins.
  mutating func localTimeTypes(
    _ count: Int
  ) -> [(offset: Int, isDaylight: Bool, nameIndex: Int)]? {
    var result: [(offset: Int, isDaylight: Bool, nameIndex: Int)] = []
    for _ in 0..<count {
      guard let offset = signedIntegers(1, size: 4)?.first, let rest = bytes(2),
        let isDaylight = rest.first, let nameIndex = rest.last
      else { return nil }
      result.append((offset, isDaylight != 0, Int(nameIndex)))
    }
    return result
  }

  /// The text between the two line feeds at the end.
  mutating func footer() -> String? {
    guard bytes(1)?.first == .lineFeed else { return nil }
    let text = all[position...].prefix { $0 != .lineFeed }
    return String(decoding: text, as: UTF8.self)
  }
}
