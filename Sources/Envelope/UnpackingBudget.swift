/// How much may be unpacked from one input, so that no envelope fills the memory.
struct UnpackingBudget {
  /// The bytes that may be unpacked in all.
  let limit: Int
  /// Those of them that are left.
  private(set) var bytesLeft: Int
  /// The parts that may still be taken in.
  private(set) var partsLeft = 10_000

  /// The depth of envelopes in envelopes.
  static let depthLimit = 3

  /// 200 times the input, at least 64 MiB and at most 4 GiB. Text of calendars is packed to a
  /// tenth, a very regular one to a hundredth.
  init(inputCount: Int) {
    let wanted = inputCount > Int.max / 200 ? Int.max : inputCount * 200
    limit = min(max(wanted, 64 << 20), 4 << 30)
    bytesLeft = limit
  }

  /// Takes `count` bytes; false when there are not as many left.
  mutating func take(bytes count: Int) -> Bool {
    guard count <= bytesLeft else { return false }
    bytesLeft -= count
    return true
  }

  /// Takes a part; false when there is none left.
  mutating func takePart() -> Bool {
    guard partsLeft > 0 else { return false }
    partsLeft -= 1
    return true
  }
}
