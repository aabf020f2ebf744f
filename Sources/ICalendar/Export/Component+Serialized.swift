public import CalendarModel

extension Component {
  /// The component as RFC 5545 writes it, in UTF-8: its properties, then the components
  /// inside it, in their order, between BEGIN and END. See `ContentLineWriter`.
  /// O(*octets*), and no deeper calls for deeper components.
  public func serialized() -> [UInt8] {
    var writer = ContentLineWriter()
    // The components that are open, each with the index of its next inner component.
    var open: [(component: Component, next: Int)] = []
    func start(_ component: Component) {
      writer.begin(component.name)
      for property in component.properties { writer.write(property) }
      open.append((component, 0))
    }
    start(self)
    while let (component, next) = open.last {
      if next < component.components.count {
        open[open.count - 1].next += 1
        start(component.components[next])
      } else {
        writer.end(component.name)
        open.removeLast()
      }
    }
    return writer.bytes
  }
}
