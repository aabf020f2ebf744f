import CalendarModel

/// Properties that a repair has made, in the order in which they came. The first of them are at
/// hand, and few components have more; the others are held as octets: there may be a million.
struct ChangedProperties {
  private var few: [Property] = []
  private var many: PackedProperties = []
  /// How many there are.
  private(set) var count = 0
  private static let mostAtHand = 32

  mutating func append(_ property: Property) {
    if count < Self.mostAtHand { few.append(property) } else { many.append(property) }
    count += 1
  }

  /// Reads them: fast where they are asked for in their order.
  struct Reader {
    private let properties: ChangedProperties
    private var packed: PackedProperties.Iterator
    /// The index of what `packed` gives next.
    private var next = ChangedProperties.mostAtHand

    init(_ properties: ChangedProperties) {
      self.properties = properties
      packed = properties.many.makeIterator()
    }

    /// The property of an index. O(*octets*) where it follows the one before, and else those of
    /// up to 128.
    mutating func property(_ index: Int) -> Property {
      if index < properties.few.count { return properties.few[index] }
      if index == next, let property = packed.next() {
        next += 1
        return property
      }
      return properties.many[index - ChangedProperties.mostAtHand]
    }
  }
}
