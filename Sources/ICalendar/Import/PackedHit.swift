import CalendarModel
import Recurrence

/// A hit in few bytes: a long list has very many.
struct PackedHit {
  /// A time without the storage of its TZID.
  struct Time {
    /// Seconds since 1970: of wall time, or for `utc` on the time line.
    let seconds: Int
    /// 0 a date, 1 floating, 2 UTC; from 3 on the number of a TZID.
    let kind: Int32

    init(_ time: CalendarTime, _ zones: inout ZoneNumbers) {
      switch time {
      case .date, .floating, .utc: seconds = time.wallTime.secondsSince1970
      case .zoned(let wallTime, _): seconds = wallTime.secondsSince1970
      }
      kind =
        switch time {
        case .date: 0
        case .floating: 1
        case .utc: 2
        case .zoned(_, let zone): 3 + zones.number(of: zone)
        }
    }

    init(seconds: Int, kind: Int32) {
      self.seconds = seconds
      self.kind = kind
    }

    func time(_ zoneIDs: [String]) -> CalendarTime {
      let wallTime = WallTime(secondsSince1970: seconds)
      return switch kind {
      case 0: .date(wallTime.day)
      case 1: .floating(wallTime)
      case 2: .utc(Instant(utc: wallTime))
      default: .zoned(wallTime, zone: zoneIDs[Int(kind) - 3])
      }
    }
  }

  let lower: Int
  private let upper: Int
  private let startSeconds: Int
  private let endSeconds: Int
  private let recurrenceSeconds: Int
  private let startKind: Int32
  private let endKind: Int32
  /// -1 for none.
  private let recurrenceKind: Int32
  /// The number of what it is a hit of.
  let event: Int32

  init(_ hit: EventSeries.Hit, event: Int32, _ zones: inout ZoneNumbers) {
    let start = Time(hit.start, &zones)
    let end = Time(hit.end, &zones)
    let recurrence = hit.recurrenceID.map { Time($0, &zones) }
    lower = hit.interval.lowerBound.secondsSince1970
    upper = hit.interval.upperBound.secondsSince1970
    startSeconds = start.seconds
    endSeconds = end.seconds
    recurrenceSeconds = recurrence?.seconds ?? 0
    startKind = start.kind
    endKind = end.kind
    recurrenceKind = recurrence?.kind ?? -1
    self.event = event
  }

  var start: Time { Time(seconds: startSeconds, kind: startKind) }
  var end: Time { Time(seconds: endSeconds, kind: endKind) }
  var recurrenceID: Time? {
    recurrenceKind < 0 ? nil : Time(seconds: recurrenceSeconds, kind: recurrenceKind)
  }
  var interval: Range<Instant> {
    Instant(secondsSince1970: lower)..<Instant(secondsSince1970: upper)
  }
}

/// Numbers for TZIDs.
struct ZoneNumbers {
  /// By their numbers, from 0.
  private(set) var zoneIDs: [String] = []
  private var numbers: [String: Int32] = [:]
  private var last: Int32 = -1

  mutating func number(of zoneID: String) -> Int32 {
    // Mostly the one before.
    if last >= 0, zoneIDs[Int(last)] == zoneID { return last }
    if let known = numbers[zoneID] {
      last = known
    } else {
      last = Int32(truncatingIfNeeded: zoneIDs.count)
      zoneIDs.append(zoneID)
      numbers[zoneID] = last
    }
    return last
  }
}
