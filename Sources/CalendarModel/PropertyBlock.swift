/// A few properties as octets, one behind the other.
///
/// First stands their number less one, then of each: twice the length of its name, and one more
/// where it has parameters; the name; the length of its parameters and these, where it has any;
/// the length of its value and the value. A parameter is its name, the number of its values and
/// these, each text behind its length. Equal properties give equal octets.
struct PropertyBlock: Hashable, Sendable {
  /// Where the parts of a property stand.
  struct Place {
    var name: Range<Int>
    /// Empty where it has none.
    var parameters: Range<Int>
    var value: Range<Int>

    /// Where the next property begins.
    var end: Int { value.upperBound }
  }

  /// The most properties of a block: enough for it to cost each of them less than an octet, few
  /// enough to be walked through.
  static let limit = 128
  /// Where the first property begins.
  static let start = 1

  private var octets: [UInt8] = []

  /// How many properties there are.
  var count: Int { octets.isEmpty ? 0 : Int(octets[0]) + 1 }

  /// Where the last property ends.
  var end: Int { octets.count }

  /// A block without properties.
  ///
  /// - Parameter expected: how many octets it will have, as far as that is known.
  init(expected: Int) {
    // One that comes out larger than thought grows like any array.
    octets.reserveCapacity(min(expected, 1 << 16))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(octets.count)
    octets.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension PropertyBlock {
  /// Adds a property behind all others. O(its octets).
  ///
  /// - Parameters:
  ///   - name: in UTF-8.
  ///   - value: in UTF-8.
  mutating func append<Text: Collection<UInt8>>(
    name: Text, parameters: [Property.Parameter], value: Text
  ) {
    countOneMore()
    octets.append(number: name.count << 1 | (parameters.isEmpty ? 0 : 1))
    octets.append(contentsOf: name)
    if !parameters.isEmpty {
      var section: [UInt8] = []
      for parameter in parameters { section.append(parameter) }
      octets.append(text: section)
    }
    octets.append(text: value)
  }

  /// Adds a property of another block as it is there. O(its octets).
  mutating func append(_ place: Place, of other: PropertyBlock, from start: Int) {
    countOneMore()
    octets.append(contentsOf: other.octets[start..<place.end])
  }

  /// Puts another property in the place of one. O(the octets of all).
  mutating func replace(from start: Int, by property: Property) {
    var single = PropertyBlock(expected: 0)
    single.append(
      name: property.name.utf8, parameters: property.parameters, value: property.value.utf8)
    octets.replaceSubrange(start..<place(at: start).end, with: single.octets[Self.start...])
  }

  /// Leaves the first properties only, one or more. O(*count*).
  mutating func cut(to count: Int) {
    octets.removeSubrange(offset(of: count)...)
    octets[0] = UInt8(count - 1)
  }

  /// Gives back what it has put aside for growing.
  mutating func trim() {
    if octets.capacity - octets.count > octets.count / 8 {
      octets = octets.withUnsafeBufferPointer { Array($0) }
    }
  }

  private mutating func countOneMore() {
    if octets.isEmpty { octets.append(0) } else { octets[0] += 1 }
  }
}

extension PropertyBlock {
  /// Where the property of an index begins, or where the last one ends. O(*index*).
  func offset(of index: Int) -> Int {
    var offset = Self.start
    for _ in 0..<index { offset = place(at: offset).end }
    return offset
  }

  /// Where the parts of the property stand that begins there.
  func place(at start: Int) -> Place {
    var offset = start
    let head = number(at: &offset)
    let name = offset..<offset + head >> 1
    offset = name.upperBound
    var parameters = offset..<offset
    if head & 1 != 0 {
      parameters = text(at: &offset)
    }
    return Place(name: name, parameters: parameters, value: text(at: &offset))
  }

  /// The property that stands there. O(its octets).
  func property(_ place: Place) -> Property {
    Property(
      string(place.name), parameters: parameters(place.parameters), value: string(place.value))
  }

  /// The text that stands there.
  func string(_ range: Range<Int>) -> String {
    octets.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether the text that stands there has these octets but for the case of ASCII letters.
  func equals(_ range: Range<Int>, _ text: String.UTF8View) -> Bool {
    range.count == text.count
      && zip(octets[range], text).allSatisfy { $0 == $1 || Self.lowered($0) == Self.lowered($1) }
  }

  /// Whether the text that stands there and one of another block have the same octets.
  func equals(_ range: Range<Int>, _ other: PropertyBlock, _ otherRange: Range<Int>) -> Bool {
    range.count == otherRange.count
      && zip(range, otherRange).allSatisfy { octets[$0] == other.octets[$1] }
  }

  private static func lowered(_ octet: UInt8) -> UInt8 {
    octet &- 0x41 < 26 ? octet | 0x20 : octet
  }

  private func parameters(_ range: Range<Int>) -> [Property.Parameter] {
    var result: [Property.Parameter] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let name = string(text(at: &offset))
      let count = number(at: &offset)
      if count == 1 {
        result.append(Property.Parameter(name, value: string(text(at: &offset))))
      } else {
        result.append(
          Property.Parameter(name, (0..<count).map { _ in string(text(at: &offset)) }))
      }
    }
    return result
  }

  /// Reads a length and goes past the text behind it.
  private func text(at offset: inout Int) -> Range<Int> {
    let length = number(at: &offset)
    let start = offset
    offset += length
    return start..<offset
  }

  private func number(at offset: inout Int) -> Int {
    var result = 0
    var shift = 0
    while true {
      let octet = octets[offset]
      offset += 1
      result |= Int(octet & 0x7F) << shift
      if octet < 0x80 { return result }
      shift += 7
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ parameter: Property.Parameter) {
    append(text: parameter.name.utf8)
    append(number: parameter.valueCount)
    parameter.forEachValue { append(text: $0.utf8) }
  }

  /// Adds a text behind its length.
  fileprivate mutating func append(text: some Collection<UInt8>) {
    append(number: text.count)
    append(contentsOf: text)
  }

  /// Adds a number, seven bits an octet, the low ones first; the last octet is below 0x80.
  fileprivate mutating func append(number: Int) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
