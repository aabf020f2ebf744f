/// Finds the kind that a name in the bytes stands for, in any case: a hash table over the
/// names of an enum, of up to 24 bytes each.
struct NameTable<Kind: Sendable>: Sendable {
  private struct Entry {
    var words: (UInt64, UInt64, UInt64)
    var length: Int
    var kind: Kind
  }

  private var slots: [Entry?]
  private let mask: Int
  private let unknown: Kind

  /// A table of these names; `unknown` is the kind of all others.
  init(_ names: [(StaticString, Kind)], unknown: Kind) {
    var size = 16
    while size < names.count * 4 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    mask = size - 1
    self.unknown = unknown
    for (name, kind) in names {
      name.withUTF8Buffer { buffer in
        guard !buffer.isEmpty, let entry = Self.entry(of: buffer, kind: kind) else { return }
        var slot = Self.hash(entry.words, entry.length) & mask
        while slots[slot] != nil { slot = (slot + 1) & mask }
        slots[slot] = entry
      }
    }
  }

  /// The kind of the name that `bytes` spell. O(length of the name).
  func kind(of bytes: UnsafeBufferPointer<UInt8>) -> Kind {
    guard let wanted = Self.entry(of: bytes, kind: unknown) else { return unknown }
    var slot = Self.hash(wanted.words, wanted.length) & mask
    while let entry = slots[slot] {
      if entry.words == wanted.words, entry.length == wanted.length { return entry.kind }
      slot = (slot + 1) & mask
    }
    return unknown
  }

  private static func entry(of bytes: UnsafeBufferPointer<UInt8>, kind: Kind) -> Entry? {
    guard bytes.count <= 24 else { return nil }
    return Entry(
      words: (word(bytes, at: 0), word(bytes, at: 8), word(bytes, at: 16)),
      length: bytes.count, kind: kind)
  }

  /// Up to eight bytes from `offset` on as one word, letters in upper case. Different bytes of
  /// one length give different words.
  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    let count = bytes.count - offset
    if count <= 0 { return 0 }
    let raw = UnsafeRawBufferPointer(bytes)
    if count >= 8 { return upper(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    if count >= 4 {
      // The first four and the last four, which may overlap.
      let first = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let last = raw.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return upper(UInt64(first) << 32 | UInt64(last))
    }
    var word: UInt64 = 0
    for index in offset..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
    return upper(word)
  }

  /// Eight bytes at once: bit 5 is cleared in those that are lower-case letters.
  private static func upper(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = word & (0x7F * ones)
    // The high bit of each byte that is at least "a", and at most "z".
    let fromA = low &+ (0x80 - 0x61) * ones
    let pastZ = low &+ (0x80 - 0x7B) * ones
    let isLower = (fromA & ~pastZ & ~word) & (0x80 * ones)
    return word & ~(isLower >> 2)
  }

  private static func hash(_ words: (UInt64, UInt64, UInt64), _ length: Int) -> Int {
    let mixed =
      (words.0 ^ words.1 &* 31 ^ words.2 &* 131 ^ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}

extension PropertyKind {
  /// The kinds by their names. Made once: a folder may hold fifty thousand small files.
  static let names = NameTable(allCases.map { ($0.propertyName, $0) }, unknown: .other)
}

extension ComponentKind {
  /// The kinds by their names, made once.
  static let names = NameTable(allCases.map { ($0.componentName, $0) }, unknown: .other)
}
