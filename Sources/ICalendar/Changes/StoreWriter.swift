/// Writes the calendars of a store one by one, so that they need not all be held.
public struct StoreWriter: Sendable {
  private let store: CalendarStore
  /// The positions of components, those of one calendar behind each other.
  private var positions: [Int32]
  /// Where those of each calendar begin, and where the last one's end.
  private var starts: [Int]

  /// A writer of a store's calendars. O(*components*).
  public init(_ store: CalendarStore) {
    self.store = store
    starts = Array(repeating: 0, count: store.calendars.count + 1)
    for entry in store.entries {
      if let entry { starts[entry.calendar + 1] += 1 }
    }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    positions = Array(repeating: 0, count: starts.last ?? 0)
    var next = starts
    for (position, entry) in store.entries.enumerated() {
      guard let entry else { continue }
      positions[next[entry.calendar]] = Int32(position)
      next[entry.calendar] += 1
    }
  }

  /// The UID of the first component of a calendar, by its index; nil for one without any.
  /// O(octets of it).
  public func firstUID(ofCalendar index: Int) -> String? {
    guard starts[index] < starts[index + 1] else { return nil }
    return store.entries[Int(positions[starts[index]])]?.key.uid
  }

  /// Appends a calendar as RFC 5545 writes it, by its index. O(bytes of it).
  public func append(calendar index: Int, to bytes: inout [UInt8]) {
    store.append(
      store.calendars[index],
      positions[starts[index]..<starts[index + 1]].lazy.map { Int($0) }, keepsUnusedZones: true,
      to: &bytes)
  }

  /// These calendars in their order, one behind the other.
  public func bytes(ofCalendars indices: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in indices { append(calendar: index, to: &bytes) }
    return bytes
  }
}
