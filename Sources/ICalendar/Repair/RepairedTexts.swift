/// The new lines of what a repair has changed, in pieces of a megabyte: they are never copied to
/// make room, and a piece is held only as long as something in it is needed.
struct RepairedTexts {
  /// Where a text lies: wholly in one piece.
  struct Place {
    fileprivate var piece: UInt32
    fileprivate var start: UInt32
    /// The bytes of it.
    fileprivate(set) var length: UInt32
  }

  private struct Piece {
    var bytes: [UInt8] = []
    /// The bytes that are needed.
    var needed = 0
  }

  private var pieces: [Piece] = []
  private static let size = 1 << 20
  /// What a text most often finds room in.
  private static let least = 1 << 14

  /// Appends what `body` appends to the bytes that it gets.
  mutating func append(_ body: (inout [UInt8]) -> Void) -> Place {
    if pieces.last.map({ $0.bytes.count > Self.size - Self.least }) ?? true {
      pieces.append(Piece())
      pieces[pieces.count - 1].bytes.reserveCapacity(Self.size)
    }
    let last = pieces.count - 1
    let start = pieces[last].bytes.count
    body(&pieces[last].bytes)
    let length = pieces[last].bytes.count - start
    pieces[last].needed += length
    return Place(piece: UInt32(last), start: UInt32(start), length: UInt32(length))
  }

  /// Forgets a text.
  mutating func remove(_ text: Place) {
    let piece = Int(text.piece)
    pieces[piece].needed -= Int(text.length)
    // The last one may still take more; offsets in it stay what they are.
    if pieces[piece].needed == 0, piece < pieces.count - 1 { pieces[piece].bytes = [] }
  }

  /// Appends a text to `output`, and forgets it.
  mutating func move(_ text: Place, to output: inout [UInt8]) {
    let start = Int(text.start)
    output += pieces[Int(text.piece)].bytes[start..<start + Int(text.length)]
    remove(text)
  }
}
