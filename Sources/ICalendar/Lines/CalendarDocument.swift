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
    try self.init(bytes, file: file, numbers: nil)
  }

  /// Reads bytes that were made from those of a file: `numbers` holds the physical line there
  /// of each content line.
  init(_ bytes: [UInt8], file: String, numbers: [UInt32]?) throws(ImportError) {
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
    if let numbers {
      for (index, number) in zip(lines.indices, numbers) { lines[index].number = number }
    }
    var builder = TreeBuilder()
    Self.withReader(
      bytes: bytes, headBytes: headBytes, heads: heads, lines: scanned, nodes: []
    ) { reader in
      builder.build(&lines, reader)
    }
    self.lines = lines
    nodes = builder.nodes
    problems = builder.problems + TextCheck.problems(bytes, lines)
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
    Self.withReader(
      bytes: bytes, headBytes: headBytes, heads: heads, lines: lines, nodes: nodes, body)
  }

  private static func withReader<R>(
    bytes: [UInt8], headBytes: [UInt8], heads: [UInt32: UnfoldedHead], lines: [LineRecord],
    nodes: [ComponentNode], _ body: (LineReader) -> R
  ) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      headBytes.withUnsafeBufferPointer { headBytes in
        lines.withUnsafeBufferPointer { lines in
          nodes.withUnsafeBufferPointer { nodes in
            body(
              LineReader(
                bytes: bytes, headBytes: headBytes, heads: heads, lines: lines, nodes: nodes))
          }
        }
      }
    }
  }
}
