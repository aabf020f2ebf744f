public import CalendarModel

/// A component of a document, as the file has it. A view: it shares the document's storage.
public struct DocumentComponent: Sendable {
  let document: CalendarDocument
  let node: Int

  init(_ document: CalendarDocument, node: Int) {
    self.document = document
    self.node = node
  }

  /// The name as the file spells it: the value of its BEGIN.
  public var name: String {
    document.withReader { $0.name(ofNode: node) }
  }

  /// The physical line of its BEGIN, from 1.
  public var line: Int { Int(document.lines[Int(document.nodes[node].firstLine)].number) }

  /// Its own properties in the file's order. O(its lines).
  public var properties: [Property] {
    document.withReader { reader in
      var result: [Property] = []
      reader.forEachOwnLine(of: node) { result.append(reader.property($0)) }
      return result
    }
  }

  /// The components directly inside it, in the file's order.
  public var components: [DocumentComponent] {
    document.withReader { $0.children(of: node) }.map { DocumentComponent(document, node: $0) }
  }

  /// It and all inside it as values. O(its lines).
  public var component: Component {
    Component(name, properties: properties, components: components.map(\.component))
  }
}

extension LineReader {
  /// A line as a property, its value not decoded.
  func property(_ index: Int) -> Property {
    Property(
      name(of: index), parameters: withParameters(of: index, ParameterList.parameters(in:)),
      value: value(of: index))
  }
}
