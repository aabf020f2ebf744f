import CalendarModel
import Glibc

/// The events of a document by when they take place, grouped by UID: enough to answer which
/// of them touch a window, without having read the rest of any.
struct EventIndex {
  struct Record {
    var node: Int32
    /// The line of the UID; below 0 it has none, and -1 - `uidLine` is the number of the one that
    /// was made.
    var uidLine: Int32
    /// The index of the calendar that it stands in.
    var calendar: Int32
    /// The next record of the same UID, or -1.
    var next: Int32 = -1
    /// A hash of the UID, taken while its bytes are near.
    var uidHash: UInt32 = 0
    /// Whether it is the first of its UID.
    var isFirst = false
    var schedule: EventSchedule

    /// Whether it is an event of one occurrence, and alone with its UID.
    var isSingle: Bool {
      next < 0 && schedule.isPlain
    }
  }

  /// In the file's order.
  private(set) var records: [Record] = []
  /// The first record of each UID. O(*events*) to walk through.
  var groups: some Sequence<Int32> {
    records.indices.lazy.filter { records[$0].isFirst }.map { Int32($0) }
  }
  /// UIDs made for records whose component has none; once where those of neighbours are the
  /// same.
  private var madeUIDs: [StableUUID] = []

  /// Reads the schedules of all events, or of all to-dos or journal entries that have a time.
  /// O(bytes).
  init(
    _ document: CalendarDocument, heads: [CalendarHead], _ reader: LineReader,
    _ context: inout ImportContext, of kind: ComponentKind = .event
  ) {
    records.reserveCapacity(document.nodes.count { $0.kind == kind })
    var calendar = -1
    for (index, node) in document.nodes.enumerated() {
      if node.kind == .calendar {
        calendar += 1
        context.enter(
          heads[calendar], line: Int(node.firstLine), reportingHead: kind == .event)
      }
      guard node.kind == kind,
        let (schedule, uidLine) = Self.schedule(of: index, kind, reader, &context)
      else { continue }
      records.append(
        Record(
          node: Int32(index),
          uidLine: uidLine.map { Int32($0) } ?? makeUID(index, reader, &context),
          calendar: Int32(max(calendar, 0)), schedule: schedule))
      records[records.count - 1].uidHash = hash(of: records.count - 1, reader)
    }
    group(document, reader, &context)
  }

  private static func schedule(
    of node: Int, _ kind: ComponentKind, _ reader: LineReader, _ context: inout ImportContext
  ) -> (schedule: EventSchedule, uidLine: Int?)? {
    if kind == .event { return ScheduleBuilder.schedule(of: node, reader, &context) }
    let parts = ScheduleBuilder.parts(of: node, reader, &context)
    let schedule = kind == .todo ? parts.scheduleOfTodo() : parts.scheduleOfJournal()
    return schedule.map { ($0, parts.uidLine) }
  }

  /// The schedule of the event of a node, or nil. O(log events).
  func schedule(ofNode node: Int32) -> EventSchedule? {
    position(ofNode: node).map { records[$0].schedule }
  }

  /// Whether the event of a node says when it takes place. O(log events).
  func hasSchedule(ofNode node: Int32) -> Bool { position(ofNode: node) != nil }

  private func position(ofNode node: Int32) -> Int? {
    // By indices: a record is large.
    let place = records.indices.partitioningIndex { records[$0].node >= node }
    return place < records.count && records[place].node == node ? place : nil
  }

  /// The UID of a record.
  func uid(of record: Int, _ reader: LineReader) -> String {
    let line = Int(records[record].uidLine)
    return line < 0 ? madeUIDs[-1 - line].description : reader.uid(line)
  }

  /// Makes a UID for a component from its content, and says so; the `uidLine` of it.
  private mutating func makeUID(
    _ node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> Int32 {
    let uid = Self.madeUID(of: node, reader, &context)
    if madeUIDs.last != uid { madeUIDs.append(uid) }
    return -Int32(madeUIDs.count)
  }

  /// The UID that is made for a component without one, and reported.
  static func madeUID(
    of node: Int, _ reader: LineReader, _ context: inout ImportContext
  ) -> StableUUID {
    let uid = reader.madeUUID(of: node)
    context.report(
      .warning, .missingUID, line: Int(reader.nodes[node].firstLine),
      "the \(reader.nodes[node].kind.noun) has no UID", "it gets \(uid), made from its content")
    return uid
  }

  /// Links the records of each UID, in the file's order, and reports a UID that events share.
  private mutating func group(
    _ document: CalendarDocument, _ reader: LineReader, _ context: inout ImportContext
  ) {
    var size = 16
    while size < records.count * 2 { size *= 2 }
    // A hash table of the last record of each UID.
    var slots = [Int32](repeating: -1, count: size)
    var hasMaster = [Bool](repeating: false, count: size)
    for index in records.indices {
      var slot = Int(records[index].uidHash) & (size - 1)
      while slots[slot] >= 0, !haveSameUID(Int(slots[slot]), index, reader) {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] < 0 {
        records[index].isFirst = true
      } else {
        records[Int(slots[slot])].next = Int32(index)
      }
      slots[slot] = Int32(index)
      guard records[index].schedule.replacement == nil else { continue }
      if hasMaster[slot], records[index].uidLine >= 0 {
        let node = document.nodes[Int(records[index].node)]
        let noun = node.kind.noun
        context.report(
          .warning, .duplicateUID, line: Int(node.firstLine), uid: uid(of: index, reader),
          "\(node.kind == .event ? "an" : "a") \(noun) before it has the same UID",
          "of two versions of one \(noun) the newer is shown, different ones both")
      }
      hasMaster[slot] = true
    }
  }

  private func hash(of record: Int, _ reader: LineReader) -> UInt32 {
    // FNV-1a; a collision costs time only, and no more than the seed of a file allows.
    withUID(of: record, reader) { uid in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in uid { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
  }

  private func haveSameUID(_ first: Int, _ second: Int, _ reader: LineReader) -> Bool {
    records[first].uidHash == records[second].uidHash
      && compareUIDs(first, second, reader) == 0
  }

  /// The order of two UIDs by their bytes: negative, zero or positive.
  func compareUIDs(_ first: Int, _ second: Int, _ reader: LineReader) -> Int {
    let lines = (Int(records[first].uidLine), Int(records[second].uidLine))
    if lines.0 < 0, lines.1 < 0 {
      return madeUIDs[-1 - lines.0].compared(to: madeUIDs[-1 - lines.1])
    }
    return withUID(of: first, reader) { first in
      withUID(of: second, reader) { second in
        let length = min(first.count, second.count)
        if length > 0, let lhs = first.baseAddress, let rhs = second.baseAddress {
          let order = memcmp(lhs, rhs, length)
          if order != 0 { return Int(order) }
        }
        return first.count - second.count
      }
    }
  }

  /// The first eight bytes of a UID as a number, which orders as they do.
  func prefixOfUID(_ record: Int, _ reader: LineReader) -> UInt64 {
    withUID(of: record, reader) { uid in
      (0..<8).reduce(0) { $0 << 8 | ($1 < uid.count ? UInt64(uid[$1]) : 0) }
    }
  }

  /// Calls `body` with the bytes of a UID.
  private func withUID<R>(
    of record: Int, _ reader: LineReader, _ body: (UnsafeBufferPointer<UInt8>) -> R
  ) -> R {
    let line = Int(records[record].uidLine)
    if line >= 0 {
      return reader.withValue(of: line) { body(UnsafeBufferPointer(rebasing: $0.trimmed)) }
    }
    var uid = madeUIDs[-1 - line].description
    return uid.withUTF8(body)
  }
}
