import CalendarModel
import Testing

/// What must hold of any zone, tried on generated ones; the test's argument is the seed.
@Suite("Time zone properties")
struct TimeZoneTablePropertyTests {
  static let seeds: [UInt64] = Array(1...40)
  static let cycle = 146_097 * 86_400

  /// Instants all over a zone, most of them near its changes.
  func instants(of zone: TimeZoneTable, seed: UInt64) -> [Instant] {
    var generator = SeededGenerator(seed: seed &+ 1_000_000)
    let near = zone.transitions.flatMap { transition in
      (0..<20).map { _ in
        transition.instant.adding(
          seconds: Int.random(in: -2 * 86_400...2 * 86_400, using: &generator))
      } + [-1, 0, 1].map { transition.instant.adding(seconds: $0) }
    }
    let far = (0..<200).map { _ in
      Instant(secondsSince1970: Int.random(in: -4_000_000_000...4_000_000_000, using: &generator))
    }
    return near + far
  }

  /// All instants at which a zone shows a wall time, by trying every offset that it has.
  func readings(_ zone: TimeZoneTable, of time: WallTime) -> [Instant] {
    Set([zone.initialOffset] + zone.transitions.map(\.offset))
      .map { Instant(utc: time.adding(seconds: -$0)) }
      .filter { zone.wallTime(at: $0) == time }
      .sorted()
  }

  @Test("a wall time is the first instant that shows it", arguments: seeds)
  func firstReading(seed: UInt64) {
    let zone = SampleZones.random(seed: seed)
    for instant in instants(of: zone, seed: seed) {
      let time = zone.wallTime(at: instant)
      let readings = readings(zone, of: time)
      #expect(readings.contains(instant), "seed \(seed): \(instant)")
      #expect(zone.instant(of: time) == readings.first, "seed \(seed): \(time)")
      // Outside overlaps there and back is no way.
      if readings.count == 1 { #expect(zone.instant(of: time) == instant, "seed \(seed)") }
      #expect(!zone.skips(time), "seed \(seed): \(time)")
    }
  }

  @Test("what no instant shows is skipped, and read with the offset before", arguments: seeds)
  func skipped(seed: UInt64) {
    let zone = SampleZones.random(seed: seed)
    for instant in instants(of: zone, seed: seed) {
      let time = instant.utc
      let isSkipped = readings(zone, of: time).isEmpty
      #expect(zone.skips(time) == isSkipped, "seed \(seed): \(time)")
      if isSkipped {
        let read = zone.instant(of: time)
        // The change that made the gap lies between the reading and the time that is shown.
        let gap = zone.transitions.last { $0.instant <= read }
        let before = gap.map { zone.offset(at: $0.instant.adding(seconds: -1)) }
        #expect(read == Instant(utc: time.adding(seconds: -(before ?? 0))), "seed \(seed): \(time)")
      }
    }
  }

  @Test("an offset is that of the last change", arguments: seeds)
  func lastChange(seed: UInt64) {
    let zone = SampleZones.random(seed: seed)
    for instant in instants(of: zone, seed: seed) {
      let expected = zone.transitions.last { $0.instant <= instant }?.offset
      #expect(
        zone.offset(at: instant) == expected ?? zone.initialOffset, "seed \(seed): \(instant)")
    }
  }

  @Test("a table that repeats does so every 400 years", arguments: Array(seeds.prefix(8)))
  func repeats(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let zone = SampleZones.newYork
    let from = try utc(2009, 1, 1, 0).secondsSince1970
    for _ in 0..<1_000 {
      let seconds = Int.random(in: from..<from + Self.cycle, using: &generator)
      let cycles = Int.random(in: 1...20, using: &generator) * Self.cycle
      let first = Instant(secondsSince1970: seconds)
      let later = first.adding(seconds: cycles)
      #expect(zone.offset(at: later) == zone.offset(at: first), "seed \(seed): \(first)")
      let time = WallTime(secondsSince1970: seconds)
      #expect(
        zone.instant(of: time.adding(seconds: cycles))
          == zone.instant(of: time).adding(seconds: cycles), "seed \(seed): \(time)")
    }
  }
}
