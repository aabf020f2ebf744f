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
  public var line: Int { document.lines.number(of: Int(document.nodes[node].firstLine)) }

  /// The bytes from its BEGIN to its END, the last line break left out.
  var byteCount: Int {
    let this = document.nodes[node]
    return Int(document.lines[Int(this.endLine) - 1].end)
      - Int(document.lines[Int(this.firstLine)].start)
  }

  /// The number of its lines, with its BEGIN and END, and all inside it.
  var lineCount: Int {
    let this = document.nodes[node]
    return Int(this.endLine) - Int(this.firstLine)
  }

  /// Its own properties in the file's order. O(its lines).
  public var properties: [Property] {
    var result: [Property] = []
    forEachPassingProperty { result.append($0) }
    return result
  }

  /// Calls `body` with each of its own properties in the file's order, which it may take apart:
  /// nobody else has them. O(its lines).
  public func forEachPassingProperty(_ body: (inout Property) -> Void) {
    document.withReader { reader in
      reader.forEachOwnLine(of: node) { line in
        var property = reader.property(line)
        body(&property)
      }
    }
  }

  /// The components directly inside it, in the file's order.
  public var components: [DocumentComponent] {
    var result: [DocumentComponent] = []
    forEachComponent { result.append($0) }
    return result
  }

  /// Calls `body` with each of the components directly inside it, in the file's order.
  public func forEachComponent(_ body: (DocumentComponent) -> Void) {
    document.forEachComponent(at: node + 1, before: Int(document.nodes[node].endNode), body)
  }

  /// Whether `other` has the same lines, octet by octet, and they are read alike. O(*octets*).
  func hasLines(of other: DocumentComponent) -> Bool {
    document.withReader { own in
      other.document.withReader { others in own.areEqual(node, to: other.node, of: others) }
    }
  }

  /// Whether a line of its document has the same octets as one of that of `other`, and is read
  /// alike. O(*octets*).
  func hasLine(_ line: Int, of other: DocumentComponent, at index: Int) -> Bool {
    document.withReader { own in
      other.document.withReader { others in own.isLine(line, sameAs: index, of: others) }
    }
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

extension LineReader {
  fileprivate func areEqual(_ node: Int, to other: Int, of others: LineReader) -> Bool {
    let (this, that) = (nodes[node], others.nodes[other])
    let (own, theirs) = (
      Int(this.firstLine)..<Int(this.endLine), Int(that.firstLine)..<Int(that.endLine)
    )
    guard own.count == theirs.count, this.isClosed == that.isClosed,
      this.endNode - Int32(node) == that.endNode - Int32(other)
    else { return false }
    return zip(own, theirs).allSatisfy { isLine($0, sameAs: $1, of: others) }
  }

  @inline(__always)
  fileprivate func isLine(_ index: Int, sameAs other: Int, of others: LineReader) -> Bool {
    let (line, second) = (lines[index], others.lines[other])
    guard line.flags == second.flags, line.kind == second.kind,
      line.end - line.start == second.end - second.start
    else { return false }
    return bytes[Int(line.start)..<Int(line.end)]
      .elementsEqual(others.bytes[Int(second.start)..<Int(second.end)])
  }
}
