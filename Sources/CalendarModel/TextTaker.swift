/// Who takes the text of a writer, a piece at a time: what is made of a large calendar may be
/// many times its size, and is never held whole.
package struct TextTaker {
  /// The octets from which on a text is passed on.
  private static let pieceSize = 1 << 16

  private let take: ([UInt8]) -> Void
  private let keepsRoom: Bool

  /// - Parameter keepsRoom: whether all room that was made for the text stays.
  package init(_ take: @escaping ([UInt8]) -> Void, keepsRoom: Bool = false) {
    self.take = take
    self.keepsRoom = keepsRoom
  }

  /// Passes the text on where it is long, and empties it.
  @inline(__always)
  package func passOnIfLong(_ text: inout [UInt8]) {
    if text.count >= Self.pieceSize { passOn(&text) }
  }

  /// Passes the text on, and empties it.
  package func passOn(_ text: inout [UInt8]) {
    if text.isEmpty { return }
    take(text)
    // The room of a piece stays; that of one long value is given back.
    text.removeAll(keepingCapacity: keepsRoom || text.capacity <= 4 * Self.pieceSize)
  }
}
