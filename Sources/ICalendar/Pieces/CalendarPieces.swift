public import CalendarModel

/// A calendar file in pieces, and which of them belong together.
///
/// Nothing is copied until a piece is asked for.
public struct CalendarPieces: Sendable {
  /// The pieces that are needed together to say when something takes place: all components of
  /// one UID and kind.
  public struct Series: Sendable {
    /// The days that it can touch, by the clocks that it is written in: two days more on both
    /// sides hold every zone. Without an end it ends at `Day.farthest`. Never too few days, and
    /// more where to know them exactly would mean to follow a rule. Nil for what has no time.
    public var days: Range<Day>?
    /// Its pieces, by their numbers from 0, ascending.
    public var pieces: [Int]
  }

  /// The lines of the document from one number up to another, 16 bytes a piece.
  struct Entry {
    var firstLine: Int32
    var endLine: Int32
    /// The node, or -1 for lines of no component.
    var node: Int32
    /// Whether all others need it.
    var isFrame: Bool

    init(lines: Range<Int>, node: Int, isFrame: Bool) {
      firstLine = Int32(lines.lowerBound)
      endLine = Int32(lines.upperBound)
      self.node = Int32(node)
      self.isFrame = isFrame
    }

    var lines: Range<Int> { Int(firstLine)..<Int(endLine) }
  }

  /// What is cut. Not its file, which is larger: a folder may hold very many.
  public let document: CalendarDocument
  let entries: [Entry]
  /// The series, in the order of their first pieces.
  public let series: PieceSeriesList
  /// The numbers of the pieces that all others need, ascending. O(pieces).
  public var frame: [Int] { entries.indices.filter { entries[$0].isFrame } }

  /// The bytes of the file.
  public var octetCount: Int { document.bytes.count }

  /// The number of pieces.
  public var count: Int { entries.count }

  /// The piece of a number, from 0. O(its lines).
  public func piece(_ number: Int) -> CalendarPiece {
    let entry = entries[number]
    return document.withReader { reader in
      let range = document.byteRange(of: entry.lines)
      var piece = CalendarPiece(
        kind: nil, uid: "", original: nil,
        line: document.lines.number(of: entry.lines.lowerBound),
        bytes: [UInt8](reader.bytes[range]))
      guard entry.node >= 0 else { return piece }
      if entry.isFrame, document.nodes[Int(entry.node)].kind != .timeZone { return piece }
      piece.kind = reader.name(ofNode: Int(entry.node)).uppercased()
      guard !entry.isFrame else { return piece }
      reader.forEachOwnLine(of: Int(entry.node)) { line in
        switch reader.lines[line].kind {
        case .uid where piece.uid.isEmpty: piece.uid = reader.uid(line)
        case .recurrenceID where piece.original == nil:
          piece.original = reader.value(of: line).trimmingSpaces
          let range = reader.withParameters(of: line) { ParameterList.value(of: "RANGE", in: $0) }
          if let range { piece.original?.append(";\(range.uppercased())") }
        default: break
        }
      }
      if piece.uid.isEmpty { piece.uid = reader.madeUID(of: Int(entry.node)) }
      return piece
    }
  }

  /// A number of 64 bits made from the content of a piece. Two that differ in spelling of a
  /// fold or in DTSTAMP alone have the same: many programs write the time of the export there.
  /// O(its lines).
  public func fingerprint(of number: Int) -> UInt64 {
    document.fingerprint(of: entries[number].lines)
  }

  /// Whether a piece is a component that Daymark wrote for a mark.
  public func isMark(_ number: Int) -> Bool {
    let node = Int(entries[number].node)
    guard node >= 0, CalendarFile.forms.contains(document.nodes[node].kind),
      document.withReader({ $0.isMark(node) })
    else { return false }
    return Mark(component: DocumentComponent(document, node: node).component) != nil
  }
}

extension Day {
  /// The end of what has none: a day that no file reaches.
  public static let farthest = Day(daysSince1970: Int(Int32.max))
}

extension CalendarDocument {
  /// A number made from the content of some lines: see `CalendarPieces.fingerprint(of:)`.
  func fingerprint(of range: Range<Int>) -> UInt64 {
    withReader { reader in
      // FNV-1a.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for line in range where reader.lines[line].kind != .stamp {
        reader.withLine(line) { bytes in
          for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        hash = (hash ^ 0x0A) &* 0x100_0000_01B3
      }
      return hash
    }
  }

  /// The bytes of some lines, with the breaks behind them.
  func byteRange(of range: Range<Int>) -> Range<Int> {
    let end =
      range.upperBound < lines.count ? Int(lines[range.upperBound].start) : bytes.count
    return Int(lines[range.lowerBound].start)..<end
  }
}
