public import CalendarModel

/// A file of content lines and the components that they make up, without loss: what is not
/// understood is kept, and `serialized(_:)` gives the file back.
///
/// Reading never fails for what the bytes say; only a file of 4 GiB or more is refused.
public struct CalendarDocument: Sendable {
  /// How `serialized(_:)` writes.
  public enum Form: Sendable {
    /// The bytes exactly as they came.
    case preserving
    /// CRLF line ends, folds at 75 octets on character boundaries, no empty lines and no
    /// byte-order mark. Names, parameters, values and their order stay as they came.
    case canonical
  }

  /// The file, as the user named it.
  public let file: String
  let bytes: [UInt8]
  let headBytes: [UInt8]
  let heads: [UInt32: UnfoldedHead]
  let lines: [LineRecord]
  let nodes: [ComponentNode]
  let problems: [LineProblem]

  /// Reads `bytes` into lines and components. O(bytes).
  ///
  /// - Parameter file: the file's name, for diagnostics.
  /// - Throws: `ImportError.tooLarge` when there are 4 GiB or more.
  public init(_ bytes: [UInt8], file: String) throws(ImportError) {
    guard bytes.count < Int(UInt32.max) else { throw .tooLarge(file: file) }
    self.file = file
    self.bytes = bytes
    var scanner = LineScanner()
    bytes.withUnsafeBufferPointer { scanner.scan($0) }
    headBytes = scanner.headBytes
    heads = scanner.heads
    var lines = scanner.lines
    let scanned = scanner.lines
    scanner = LineScanner()
    var builder = TreeBuilder()
    Self.withReader(bytes: bytes, headBytes: headBytes, heads: heads, lines: scanned) { reader in
      builder.build(&lines, reader)
    }
    self.lines = lines
    nodes = builder.nodes
    problems =
      builder.problems + EncodingCheck.problems(bytes, lines)
      + ControlCharacterCheck.problems(bytes, lines)
  }

  /// The components that stand in no other, in the file's order: most often one VCALENDAR.
  public var components: [DocumentComponent] {
    nodes.indices.filter { nodes[$0].parent < 0 }.map { DocumentComponent(self, node: $0) }
  }

  /// What was wrong with lines and nesting, in the file's order.
  public var diagnostics: [Diagnostic] {
    problems.sorted { $0.line < $1.line }.map { $0.diagnostic(in: self) }
  }

  func withReader<R>(_ body: (LineReader) -> R) -> R {
    Self.withReader(bytes: bytes, headBytes: headBytes, heads: heads, lines: lines, body)
  }

  private static func withReader<R>(
    bytes: [UInt8], headBytes: [UInt8], heads: [UInt32: UnfoldedHead], lines: [LineRecord],
    _ body: (LineReader) -> R
  ) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      headBytes.withUnsafeBufferPointer { headBytes in
        lines.withUnsafeBufferPointer { lines in
          body(LineReader(bytes: bytes, headBytes: headBytes, heads: heads, lines: lines))
        }
      }
    }
  }

  /// What a node is made of.
  enum Part {
    /// A content line of its own, by its index: not BEGIN or END, nor one that is none.
    case line(Int)
    /// A component inside it, by its node.
    case component(Int)
  }

  /// Calls `body` with each part of a node, in the file's order.
  @inline(__always)
  func forEachPart(of node: Int, _ body: (Part) -> Void) {
    let this = nodes[node]
    var line = Int(this.firstLine) + 1
    var child = node + 1
    while line < Int(this.endLine) {
      if child < Int(this.endNode), Int(nodes[child].firstLine) == line {
        body(.component(child))
        line = Int(nodes[child].endLine)
        child = Int(nodes[child].endNode)
        continue
      }
      let record = lines[line]
      if record.flags.isDisjoint(with: [.malformed, .stray]), record.kind != .end {
        body(.line(line))
      }
      line += 1
    }
  }

  /// Calls `body` with the index of each content line that is the node's own.
  @inline(__always)
  func forEachOwnLine(of node: Int, _ body: (Int) -> Void) {
    forEachPart(of: node) { part in
      if case .line(let line) = part { body(line) }
    }
  }

  /// The indices of the nodes directly inside a node.
  func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var child = node + 1
    while child < Int(nodes[node].endNode) {
      result.append(child)
      child = Int(nodes[child].endNode)
    }
    return result
  }
}
