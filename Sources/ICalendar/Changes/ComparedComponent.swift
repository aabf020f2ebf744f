import CalendarModel

/// A component in its canonical spelling, to be compared with others. A small one is held as it
/// is; a large one, which may be a whole file, stays in its lines, and one property of it is made
/// at a time.
enum ComparedComponent: Sendable {
  /// In the canonical spelling.
  case made(Component)
  /// In the spelling of its file.
  case lines(DocumentComponent)

  /// What has no more lines and bytes than these is made at once.
  private static let (fewLines, fewBytes) = (256, 1 << 15)

  /// The component of these lines.
  init(_ source: DocumentComponent) {
    let isSmall = source.lineCount <= Self.fewLines && source.byteCount <= Self.fewBytes
    self = isSmall ? .made(source.canonicalComponent) : .lines(source)
  }

  /// The name in upper case.
  var name: String {
    switch self {
    case .made(let component): component.name
    case .lines(let source): source.name.canonicalName
    }
  }

  /// All of it as a value. O(*its properties*).
  var component: Component {
    switch self {
    case .made(let component): component
    case .lines(let source): source.canonicalComponent
    }
  }

  /// Its own properties.
  ///
  /// - Parameter skipsStamps: whether DTSTAMP and LAST-MODIFIED are left out.
  func properties(skippingStamps skipsStamps: Bool = false) -> ComparedProperties {
    ComparedProperties(component: self, skipsStamps: skipsStamps)
  }

  /// The components directly inside it.
  var components: ComparedParts { ComparedParts(component: self) }
}

extension ComparedComponent: Hashable {
  /// Whether all is the same, and in the same order. O(*octets*).
  static func == (first: ComparedComponent, second: ComparedComponent) -> Bool {
    switch (first, second) {
    case (.made(let first), .made(let second)): return first == second
    case (.lines(let first), .lines(let second)) where first.hasLines(of: second): return true
    default:
      return first.name == second.name && areSame(first.properties(), second.properties())
        && areSame(first.components, second.components)
    }
  }

  private static func areSame<List: ComparedList>(_ first: List, _ second: List) -> Bool {
    var (rest, others) = (first.places(), second.places())
    while let place = rest.next() {
      guard let other = others.next(), first.isSame(place, as: other, of: second)
      else { return false }
    }
    return others.next() == nil
  }

  /// The same for one that is made and one in its lines.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    let properties = properties()
    var places = properties.places()
    while let place = places.next() { hasher.combine(properties[place]) }
    let components = components
    var parts = components.places()
    while let place = parts.next() { components[place].hash(into: &hasher) }
    // Where it ends belongs to it as well.
    hasher.combine(0)
  }
}
