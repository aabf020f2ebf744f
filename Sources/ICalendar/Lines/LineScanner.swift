import Glibc

/// Cuts bytes into content lines (RFC 5545, 3.1): finds breaks, folds, names and values,
/// and loses nothing.
///
/// A line ends with CRLF, LF or CR; CRs before a CRLF belong to it. A line that begins with
/// a space or a tab continues the line before it. Empty lines are passed over.
struct LineScanner {
  private(set) var lines = LineTable()
  private(set) var headBytes: [UInt8] = []

  /// A line with more parameters, or what could be some, is kept and not read: programs write a
  /// few, and of millions each would have to be held.
  static let parameterLimit = 10_000

  private let names = PropertyKind.names
  private var position = 0
  private var number: UInt32 = 1
  /// The next LF at or after `position`: kept, so that a file of CRs alone is not searched
  /// to its end for every line.
  private var nextLineFeed = -1

  /// Scans all of `bytes`, which hold fewer than 4 GiB. O(bytes).
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    lines.reserveCapacity(Self.physicalLineCount(bytes))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count { scanLine(bytes) }
  }

  private mutating func scanLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = position
    let firstNumber = number
    let firstEnd = endOfPhysicalLine(bytes)
    if firstEnd == start { return skipEmptyLines(bytes) }
    let (end, flags) = continuation(bytes, from: start, to: firstEnd)
    let isFolded = end != firstEnd
    var record = LineRecord(
      start: UInt32(start), end: UInt32(end), valueStart: UInt32(start), nameLength: 0,
      kind: .other, flags: flags)
    var unfolded: UnfoldedHead?
    var isOverloaded = false
    var head = LineHead(bytes, from: start, to: firstEnd, mayGoOn: isFolded, &isOverloaded)
    if head == nil, isFolded, !isOverloaded {
      let copyStart = headBytes.count
      Fold.append(bytes, flags, from: start, to: end, onto: &headBytes)
      head = headBytes.withUnsafeBufferPointer {
        LineHead($0, from: copyStart, to: $0.count, mayGoOn: false, &isOverloaded)
      }
      if head != nil {
        record.flags.insert(.headFolded)
        unfolded = UnfoldedHead(
          start: UInt32(copyStart), end: UInt32(headBytes.count))
      } else {
        headBytes.removeSubrange(copyStart...)
      }
    }
    if let head {
      record.nameLength = UInt16(head.nameLength)
      record.valueStart = UInt32(head.valueStart)
      if head.hasSpace { record.flags.insert(.spacedName) }
      switch head.quotes {
      case .regular: break
      case .stray: record.flags.insert(.strayQuote)
      case .open: record.flags.insert(.openQuote)
      }
      record.kind = head.kind(names, bytes, headBytes, isCopy: record.flags.contains(.headFolded))
    } else if isOverloaded {
      record.flags.formUnion([.malformed, .overloaded])
    } else {
      if EncodedLine.continuesBase64(lines.last, with: start..<end, bytes) {
        return lines.extendLast(to: UInt32(end), [.folded, .unindented])
      }
      record.flags.insert(.malformed)
    }
    lines.append(record, head: unfolded, number: firstNumber)
  }

  /// Moves past the physical lines that continue the one that ends at `firstEnd`, and past
  /// empty lines: the end of the last of them, and what parts them.
  @inline(__always)
  private mutating func continuation(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to firstEnd: Int
  ) -> (end: Int, flags: LineRecord.Flags) {
    var end = firstEnd
    var flags: LineRecord.Flags = []
    while true {
      // No line that was folded as RFC 5545 has it, and few others, end with a `=`.
      if bytes[end - 1] == .equals, EncodedLine.isSoftBroken(start..<end, at: position, bytes) {
        end = endOfPhysicalLine(bytes)
        flags = [.folded, .softBroken]
        continue
      }
      skipEmptyLines(bytes)
      guard position < bytes.count, bytes[position] == .space || bytes[position] == .tab
      else { return (end, flags) }
      end = endOfPhysicalLine(bytes)
      flags.insert(.folded)
    }
  }

  /// Empty lines mean nothing, also before a continuation: a file whose line ends were
  /// doubled has one there.
  private mutating func skipEmptyLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count, bytes[position].isLineBreak { _ = endOfPhysicalLine(bytes) }
  }

  /// The end of the physical line that begins at `position`, which moves past its break.
  private mutating func endOfPhysicalLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = position
    if nextLineFeed < start {
      nextLineFeed = Self.find(.lineFeed, bytes, from: start, to: bytes.count)
    }
    let end = Self.find(.carriageReturn, bytes, from: start, to: nextLineFeed)
    var next = end
    while next < bytes.count, bytes[next] == .carriageReturn { next += 1 }
    if next < bytes.count, bytes[next] == .lineFeed {
      position = next + 1
    } else {
      position = min(end + 1, bytes.count)
    }
    number += 1
    return end
  }

  private static func find(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// How many physical lines there are, or somewhat fewer where they end in several ways. O(bytes).
  private static func physicalLineCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (lineFeeds, carriageReturns) = (0, 0)
    for byte in bytes {
      lineFeeds &+= byte == .lineFeed ? 1 : 0
      carriageReturns &+= byte == .carriageReturn ? 1 : 0
    }
    return max(lineFeeds, carriageReturns) + 1
  }
}

/// Name and start of the value of one unfolded line.
private struct LineHead {
  enum Quotes {
    /// None, or each pair around a whole value.
    case regular
    /// One stands inside a value.
    case stray
    /// No colon stands outside of them.
    case open
  }

  let start: Int
  let nameLength: Int
  let valueStart: Int
  let quotes: Quotes
  /// Whether white space follows the name: it belongs to neither name nor parameters.
  let hasSpace: Bool

  /// Nil when the bytes have no name, or no colon after it; with `mayGoOn` also when
  /// every colon stands in quotes. And nil when there are too many parameters, which
  /// `isOverloaded` says.
  init?(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, mayGoOn: Bool,
    _ isOverloaded: inout Bool
  ) {
    var index = start
    while index < end, bytes[index].mayStandInName { index += 1 }
    let nameLength = index - start
    guard nameLength > 0, nameLength <= Int(UInt16.max), index < end else { return nil }
    while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    hasSpace = index > start + nameLength
    guard index < end else { return nil }
    var quotes = Quotes.regular
    if bytes[index] == .semicolon {
      guard let colon = Self.colon(bytes, from: index, to: end, &quotes, &isOverloaded),
        !(quotes == .open && mayGoOn)
      else { return nil }
      index = colon
    }
    self.quotes = quotes
    guard bytes[index] == .colon else { return nil }
    self.start = start
    self.nameLength = nameLength
    valueStart = index + 1
  }

  /// The colon after the parameters: the first one outside quotes. Where there is none, as
  /// after a quote that is never closed, the first one at all.
  private static func colon(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ quotes: inout Quotes,
    _ isOverloaded: inout Bool
  ) -> Int? {
    var isQuoted = false
    var count = 0
    var first: Int?
    for index in start..<end {
      switch bytes[index] {
      case .quote:
        isQuoted.toggle()
        let isAtBound =
          isQuoted
          ? bytes[index - 1] == .equals || bytes[index - 1] == .comma
          : index + 1 < end && [.semicolon, .comma, .colon].contains(bytes[index + 1])
        if !isAtBound, quotes == .regular { quotes = .stray }
      case .semicolon:
        count += 1
        if count > LineScanner.parameterLimit {
          isOverloaded = true
          return nil
        }
      case .colon:
        if !isQuoted { return index }
        if first == nil { first = index }
      default: break
      }
    }
    quotes = .open
    return first
  }

  func kind(
    _ names: NameTable<PropertyKind>, _ bytes: UnsafeBufferPointer<UInt8>, _ copies: [UInt8],
    isCopy: Bool
  ) -> PropertyKind {
    let range = start..<start + nameLength
    if !isCopy { return names.kind(of: UnsafeBufferPointer(rebasing: bytes[range])) }
    return copies.withUnsafeBufferPointer {
      names.kind(of: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }
}
