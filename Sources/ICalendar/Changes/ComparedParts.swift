import CalendarModel

/// The components directly inside a component.
struct ComparedParts: ComparedList {
  let component: ComparedComponent

  /// The component at a place.
  subscript(place: UInt32) -> ComparedComponent {
    switch component {
    case .made(let component): .made(component.components[Int(place)])
    case .lines(let source):
      ComparedComponent(DocumentComponent(source.document, node: Int(place)))
    }
  }

  func places() -> Places { Places(component) }

  func hash(of place: UInt32) -> Int { self[place].hashValue }

  func name(of place: UInt32) -> String {
    switch component {
    case .made(let component): component.components[Int(place)].name
    case .lines(let source):
      DocumentComponent(source.document, node: Int(place)).name.canonicalName
    }
  }

  func isSame(_ place: UInt32, as other: UInt32, of others: ComparedParts) -> Bool {
    if case .lines(let source) = component, case .lines(let second) = others.component,
      DocumentComponent(source.document, node: Int(place))
        .hasLines(of: DocumentComponent(second.document, node: Int(other)))
    {
      return true
    }
    return self[place] == others[other]
  }

  struct Places: IteratorProtocol {
    private let component: ComparedComponent
    private var index = 0

    fileprivate init(_ component: ComparedComponent) {
      self.component = component
      if case .lines(let source) = component { index = source.node + 1 }
    }

    mutating func next() -> UInt32? {
      let place = UInt32(index)
      switch component {
      case .made(let component):
        guard index < component.components.count else { return nil }
        index += 1
      case .lines(let source):
        guard index < Int(source.document.nodes[source.node].endNode) else { return nil }
        index = Int(source.document.nodes[index].endNode)
      }
      return place
    }
  }
}
