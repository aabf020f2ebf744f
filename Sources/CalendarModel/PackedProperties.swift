/// Properties one behind the other, held as octets: what an item has that no field of its own is
/// for.
///
/// It is used like an array of `Property`, and there are calendars with millions of them: each
/// takes its own text and some three octets more, and none take eight octets. In return a
/// `Property` is made each time that one is asked for.
///
/// Equal are those whose names, parameters and values have the same octets: `==` of `String`,
/// which takes an accented letter for its decomposition, is not asked.
public struct PackedProperties: Sendable {
  /// All blocks but the last are full.
  private var blocks: [PropertyBlock] = []

  /// No properties.
  public init() {}
}

extension PackedProperties: Hashable {}

extension PackedProperties: ExpressibleByArrayLiteral {
  /// These properties, in this order.
  public init(arrayLiteral elements: Property...) {
    self.init(elements)
  }
}

extension PackedProperties: CustomStringConvertible {
  /// As an array of them is described.
  public var description: String { Array(self).description }
}

extension PackedProperties: RandomAccessCollection, MutableCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of properties.
  public var endIndex: Int {
    blocks.last.map { (blocks.count - 1) * PropertyBlock.limit + $0.count } ?? 0
  }

  /// The property at an index. O(its octets); to put another one there O(*the octets of up to
  /// 128*).
  public subscript(position: Int) -> Property {
    get {
      let (block, offset) = place(of: position)
      return blocks[block].property(blocks[block].place(at: offset))
    }
    set {
      let (block, offset) = place(of: position)
      blocks[block].replace(from: offset, by: newValue)
    }
  }

  private func place(of position: Int) -> (block: Int, offset: Int) {
    precondition(position >= 0 && position < endIndex, "no such property")
    let block = position / PropertyBlock.limit
    return (block, blocks[block].offset(of: position % PropertyBlock.limit))
  }

  /// Makes the properties one by one.
  public struct Iterator: IteratorProtocol {
    fileprivate let blocks: [PropertyBlock]
    fileprivate var block = 0
    fileprivate var offset = PropertyBlock.start

    /// The next property, or nil behind the last. O(its octets).
    public mutating func next() -> Property? {
      if block == blocks.count { return nil }
      let place = blocks[block].place(at: offset)
      defer { go(past: place) }
      return blocks[block].property(place)
    }

    /// The next one, not made.
    fileprivate mutating func nextPlace() -> (block: Int, start: Int, place: PropertyBlock.Place)? {
      if block == blocks.count { return nil }
      let result = (block, offset, blocks[block].place(at: offset))
      go(past: result.2)
      return result
    }

    private mutating func go(past place: PropertyBlock.Place) {
      offset = place.end
      if offset == blocks[block].end {
        block += 1
        offset = PropertyBlock.start
      }
    }
  }

  /// An iterator that stands before the first property.
  public func makeIterator() -> Iterator { Iterator(blocks: blocks) }
}

extension PackedProperties: RangeReplaceableCollection {
  /// Adds a property behind all others. O(its octets).
  public mutating func append(_ property: Property) {
    let (name, value) = (property.name.utf8, property.value.utf8)
    withLastBlock(growingBy: name.count + value.count) {
      $0.append(name: name, parameters: property.parameters, value: value)
    }
  }

  /// Puts properties in the place of others. O(*the octets of all from there on*).
  public mutating func replaceSubrange(
    _ range: Range<Int>, with properties: some Collection<Property>
  ) {
    let count = endIndex
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such properties")
    let all = blocks
    if range.lowerBound < count { cut(to: range.lowerBound) }
    for property in properties { append(property) }
    if range.upperBound == count { return }
    var rest = Iterator(blocks: all, block: range.upperBound / PropertyBlock.limit)
    rest.offset = all[rest.block].offset(of: range.upperBound % PropertyBlock.limit)
    while let (block, start, place) = rest.nextPlace() {
      withLastBlock(growingBy: place.end - start) { $0.append(place, of: all[block], from: start) }
    }
  }

  private mutating func cut(to count: Int) {
    let (full, rest) = count.quotientAndRemainder(dividingBy: PropertyBlock.limit)
    blocks.removeSubrange((rest == 0 ? full : full + 1)...)
    if rest > 0 { blocks[full].cut(to: rest) }
  }

  /// Calls `body` with a block that has room for one more property.
  private mutating func withLastBlock(growingBy size: Int, _ body: (inout PropertyBlock) -> Void) {
    if let last = blocks.last {
      if last.count == PropertyBlock.limit {
        blocks[blocks.count - 1].trim()
        blocks.append(PropertyBlock(expected: last.end))
      }
    } else {
      // A count and two lengths; most have one property or a few.
      blocks.append(PropertyBlock(expected: size + 4))
    }
    body(&blocks[blocks.count - 1])
  }
}

extension PackedProperties {
  /// Adds a property behind all others. What is no UTF-8 becomes U+FFFD. O(its octets).
  package mutating func append(
    name: Span<UInt8>, parameters: [Property.Parameter], value: Span<UInt8>
  ) {
    name.withUnsafeBufferPointer { name in
      value.withUnsafeBufferPointer { append(name: name, parameters: parameters, value: $0) }
    }
  }

  private mutating func append(
    name: UnsafeBufferPointer<UInt8>, parameters: [Property.Parameter],
    value: UnsafeBufferPointer<UInt8>
  ) {
    guard Self.isUTF8(name), Self.isUTF8(value) else {
      append(
        Property(
          String(decoding: name, as: UTF8.self), parameters: parameters,
          value: String(decoding: value, as: UTF8.self)))
      return
    }
    withLastBlock(growingBy: name.count + value.count) {
      $0.append(name: name, parameters: parameters, value: value)
    }
  }

  private static func isUTF8(_ octets: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all are ASCII. Without an early end, many octets are looked at at once.
    if octets.reduce(0, |) < 0x80 { return true }
    do {
      _ = try UTF8Span(validating: octets.span)
      return true
    } catch {
      return false
    }
  }
}

extension PackedProperties {
  /// The index of the first property of a name, in any case of ASCII letters. O(*count*), and
  /// makes no property.
  public func firstIndex(named name: String) -> Int? {
    var index = 0
    var iterator = makeIterator()
    while let (block, _, place) = iterator.nextPlace() {
      if blocks[block].equals(place.name, name.utf8) { return index }
      index += 1
    }
    return nil
  }

  /// Whether there is a property of a name, in any case of ASCII letters. O(*count*), and makes
  /// no property.
  public func contains(named name: String) -> Bool { firstIndex(named: name) != nil }

  /// Calls `body` with the names in order: properties that follow each other and have the same
  /// name, octet by octet, are counted at once. O(*count*).
  public func forEachName(_ body: (_ name: String, _ count: Int) -> Void) {
    var iterator = makeIterator()
    var run: (block: Int, name: Range<Int>, count: Int)?
    while let (block, _, place) = iterator.nextPlace() {
      if let last = run {
        if blocks[last.block].equals(last.name, blocks[block], place.name) {
          run?.count += 1
          continue
        }
        body(blocks[last.block].string(last.name), last.count)
      }
      run = (block, place.name, 1)
    }
    if let run { body(blocks[run.block].string(run.name), run.count) }
  }
}
