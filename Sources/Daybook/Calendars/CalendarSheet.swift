import CalendarModel
import ICalendar

/// One file of a calendar that is brought into a daybook, in pieces.
struct CalendarSheet {
  let pieces: CalendarPieces
  /// The colour that it has for itself.
  let color: RGBColor?
  /// A number made of its bytes.
  let digest: UInt64
  private let omitted: Set<Int>

  /// The pieces of a file, without the events that Daymark wrote for marks. O(bytes).
  init(_ file: CalendarFile) {
    pieces = file.pieces()
    color = file.legend.lazy.compactMap(\.color).first
    var hash = ContentHash()
    hash.combine(file.document.serialized(.preserving))
    digest = UInt64(bitPattern: hash.integer)
    var omitted: Set<Int> = []
    for number in 0..<pieces.count where pieces.isMark(number) { omitted.insert(number) }
    self.omitted = omitted
  }

  /// The sheets of files, each of which is let go of: a folder may hold very many.
  static func all(of files: consuming [CalendarFile]) -> [CalendarSheet] {
    var waiting = consume files
    var sheets: [CalendarSheet] = []
    sheets.reserveCapacity(waiting.count)
    waiting.releaseEach { sheets.append(CalendarSheet($0)) }
    return sheets
  }

  /// The file's name, for messages.
  var file: String { pieces.document.file }

  /// The charset that it was in, where that was not UTF-8.
  var charset: String? { pieces.document.decodedFrom }

  /// Whether a piece stays outside: it is a mark.
  func leavesOut(_ number: Int) -> Bool { omitted.contains(number) }

  /// Whether there is any component to take.
  var isEmpty: Bool { pieces.series.allSatisfy { $0.pieces.allSatisfy(leavesOut) } }
}
