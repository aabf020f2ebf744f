/// The new lines of what a repair has changed, in pieces of a megabyte: they are never copied to
/// make room, a text that is longer goes on in the next piece, and a piece is held only as long
/// as something in it is needed.
struct RepairedTexts {
  /// Where a text lies: from its start on, and in the pieces after that.
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
  /// The text that is being made.
  private var current: Place?
  private static let size = 1 << 20
  /// What a line most often finds room in.
  private static let least = 1 << 14

  /// Appends to the text that is being made what `body` appends to the bytes that it gets: a
  /// line, or a few.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    if pieces.last.map({ $0.bytes.count > Self.size - Self.least }) ?? true { addPiece() }
    let last = pieces.count - 1
    let start = pieces[last].bytes.count
    body(&pieces[last].bytes)
    let length = pieces[last].bytes.count - start
    pieces[last].needed += length
    var text = current ?? Place(piece: UInt32(last), start: UInt32(start), length: 0)
    text.length += UInt32(length)
    current = text
  }

  /// Ends the text that is being made.
  mutating func finish() -> Place {
    defer { current = nil }
    return current ?? Place(piece: 0, start: 0, length: 0)
  }

  /// Forgets a text.
  mutating func remove(_ text: Place) {
    forEachPart(of: text) { texts, piece, range in texts.forget(range.count, of: piece) }
  }

  /// Appends a text to `output`, and forgets it.
  mutating func move(_ text: Place, to output: inout [UInt8]) {
    forEachPart(of: text) { texts, piece, range in
      output += texts.pieces[piece].bytes[range]
      texts.forget(range.count, of: piece)
    }
  }

  private mutating func addPiece() {
    if let last = pieces.indices.last, pieces[last].needed == 0 { pieces[last].bytes = [] }
    pieces.append(Piece())
    pieces[pieces.count - 1].bytes.reserveCapacity(Self.size)
  }

  private mutating func forEachPart(
    of text: Place, _ body: (inout RepairedTexts, _ piece: Int, _ range: Range<Int>) -> Void
  ) {
    var piece = Int(text.piece)
    var start = Int(text.start)
    var left = Int(text.length)
    while left > 0 {
      let end = min(start + left, pieces[piece].bytes.count)
      left -= end - start
      body(&self, piece, start..<end)
      piece += 1
      start = 0
    }
  }

  private mutating func forget(_ count: Int, of piece: Int) {
    pieces[piece].needed -= count
    // The last one may still take more; offsets in it stay what they are.
    if pieces[piece].needed == 0, piece < pieces.count - 1 { pieces[piece].bytes = [] }
  }
}
