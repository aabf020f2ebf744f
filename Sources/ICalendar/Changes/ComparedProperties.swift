import CalendarModel

/// A component's own properties, in the canonical spelling.
struct ComparedProperties: ComparedList {
  let component: ComparedComponent
  /// Whether DTSTAMP and LAST-MODIFIED are left out.
  let skipsStamps: Bool

  /// The property at a place.
  subscript(place: UInt32) -> Property {
    switch component {
    case .made(let component): component.properties[Int(place)]
    case .lines(let source):
      source.document.withReader { $0.property(Int(place)) }.canonical()
    }
  }

  func places() -> Places { Places(self) }

  func hash(of place: UInt32) -> Int { self[place].hashValue }

  func name(of place: UInt32) -> String {
    switch component {
    case .made(let component): component.properties[Int(place)].name
    case .lines(let source):
      source.document.withReader { $0.name(of: Int(place)) }.canonicalName
    }
  }

  func isSame(_ place: UInt32, as other: UInt32, of others: ComparedProperties) -> Bool {
    if case .lines(let source) = component, case .lines(let second) = others.component,
      source.hasLine(Int(place), of: second, at: Int(other))
    {
      return true
    }
    // What has another name need not be made, however long it is.
    return name(of: place) == others.name(of: other) && self[place] == others[other]
  }

  struct Places: IteratorProtocol {
    private let list: ComparedProperties
    private var index = 0
    private var child = 0

    fileprivate init(_ list: ComparedProperties) {
      self.list = list
      if case .lines(let source) = list.component {
        index = Int(source.document.nodes[source.node].firstLine) + 1
        child = source.node + 1
      }
    }

    mutating func next() -> UInt32? {
      switch list.component {
      case .made(let component):
        while index < component.properties.count {
          defer { index += 1 }
          if list.skipsStamps, Self.isStamp(component.properties[index].name) { continue }
          return UInt32(index)
        }
        return nil
      case .lines(let source):
        return source.document.withReader { reader in
          while let part = reader.nextPart(of: source.node, line: &index, child: &child) {
            guard case .line(let line) = part else { continue }
            if list.skipsStamps, Self.isStamp(line, reader) { continue }
            return UInt32(line)
          }
          return nil
        }
      }
    }

    private static func isStamp(_ name: String) -> Bool {
      name == "DTSTAMP" || name == "LAST-MODIFIED"
    }

    private static func isStamp(_ line: Int, _ reader: LineReader) -> Bool {
      switch reader.lines[line].kind {
      case .stamp, .lastModified: return true
      case .other:
        // What cannot stand in a name may hide one.
        guard reader.withName(of: line, { $0.contains(where: ContentLineWriter.endsName) })
        else { return false }
        return isStamp(reader.name(of: line).canonicalName)
      default: return false
      }
    }
  }
}
