public import CalendarModel
import Envelope

/// A file of content lines and the components that they make up, without loss: what is not
/// understood is kept, and `serialized(_:)` gives the file back.
///
/// A file in another encoding than UTF-8 is decoded first, and reported; from there on it is a
/// file in UTF-8 with the same lines.
///
/// Reading never fails for what the bytes say; only a file of 4 GiB or more is refused.
public struct CalendarDocument: Sendable {
  /// How `serialized(_:)` writes.
  public enum Form: Sendable {
    /// The bytes exactly as they came; those of a file in another encoding, decoded to UTF-8.
    case preserving
    /// CRLF line ends, folds at 75 octets on character boundaries, no empty lines and no
    /// byte-order mark. Names, parameters, values and their order stay as they came.
    case canonical
  }

  private let storage: Storage

  /// What a document is made of: shared by all that points into it.
  private final class Storage: Sendable {
    let file: String
    let bytes: [UInt8]
    let lines: LineTable
    let nodes: [ComponentNode]
    /// An array of one is a box: a folder holds very many files that have nothing of this.
    private let oddities: [Oddities]

    /// What most documents do not have.
    private struct Oddities {
      var decodedFrom: String?
      var headBytes: [UInt8]
      var problems: [LineProblem]
    }

    var decodedFrom: String? { oddities.isEmpty ? nil : oddities[0].decodedFrom }
    var headBytes: [UInt8] { oddities.isEmpty ? [] : oddities[0].headBytes }
    var problems: [LineProblem] { oddities.isEmpty ? [] : oddities[0].problems }

    init(_ reading: Reading, file: String, decodedFrom charset: String?) {
      self.file = file
      bytes = reading.bytes
      lines = reading.lines
      nodes = reading.nodes
      let hasOddities =
        charset != nil || !reading.headBytes.isEmpty || !reading.problems.isEmpty
      oddities =
        hasOddities
        ? [
          Oddities(
            decodedFrom: charset, headBytes: reading.headBytes, problems: reading.problems)
        ] : []
    }
  }

  /// The file, as the user named it.
  public var file: String { storage.file }
  /// The charset that the file was in, in lower case; nil where it was read as UTF-8.
  public var decodedFrom: String? { storage.decodedFrom }
  var bytes: [UInt8] { storage.bytes }
  var lines: LineTable { storage.lines }
  var nodes: [ComponentNode] { storage.nodes }
  private var problems: [LineProblem] { storage.problems }

  /// Reads `bytes` into lines and components. O(bytes).
  ///
  /// - Parameter file: the file's name, for diagnostics.
  /// - Throws: `ImportError.tooLarge` when there are 4 GiB or more.
  public init(_ bytes: [UInt8], file: String) throws(ImportError) {
    let wide = Self.decoded(bytes, TextEncoding(wide: bytes))
    var reading = try Self.read(wide?.utf8 ?? bytes, file: file)
    var charset = wide?.charset
    if let charset {
      reading.problems.append(LineProblem(kind: .otherEncoding(charset), line: 0, foundAt: 0))
    } else if let fault = reading.problems.first(where: { $0.kind == .badEncoding }),
      let narrow = Self.decoded(bytes, TextEncoding(ofTextThatIsNotUTF8: bytes))
    {
      // Decoding leaves breaks and names of properties where they are, so lines are the same.
      reading = try Self.read(narrow.utf8, file: file)
      charset = narrow.charset
      reading.problems.append(
        LineProblem(
          kind: .otherEncoding(narrow.charset), line: fault.line, foundAt: fault.line))
    }
    if reading.lines.isEmpty { reading.problems = [] }
    self.init(reading, file: file, decodedFrom: charset)
  }

  /// Reads lines that were made from those of a file: `numbers` holds the physical line there
  /// of each.
  init(_ bytes: [UInt8], file: String, numbers: LineNumbers) throws(ImportError) {
    try self.init(bytes, file: file) { _ in numbers }
  }

  /// The same, where the numbers are known once it is seen which lines there are.
  init(
    _ bytes: [UInt8], file: String, numbering: (_ reading: Reading) -> LineNumbers
  ) throws(ImportError) {
    var reading = try Self.read(bytes, file: file)
    reading.lines.renumber(numbering(reading))
    self.init(reading, file: file, decodedFrom: nil)
  }

  /// Reads bytes that were put together from parts of a file, and have the numbers of its lines.
  init(
    _ bytes: [UInt8], file: String, origins: [LineOrigin], decodedFrom charset: String?
  ) throws(ImportError) {
    let reading = try Self.read(bytes, file: file, origins: origins)
    self.init(reading, file: file, decodedFrom: charset)
  }

  private init(_ reading: Reading, file: String, decodedFrom charset: String?) {
    storage = Storage(reading, file: file, decodedFrom: charset)
  }

  /// The components that stand in no other, in the file's order: most often one VCALENDAR.
  public var components: [DocumentComponent] {
    nodes.indices.filter { nodes[$0].parent < 0 }.map { DocumentComponent(self, node: $0) }
  }

  /// How many components stand in no other. O(components).
  public var outermostCount: Int { nodes.count { $0.parent < 0 } }

  /// Calls `body` with each component that stands in no other, in the file's order.
  public func forEachComponent(_ body: (DocumentComponent) -> Void) {
    forEachComponent(at: 0, before: nodes.count, body)
  }

  /// Calls `body` with the component of a node, and with each of those behind it that stand in
  /// the same one.
  func forEachComponent(at first: Int, before end: Int, _ body: (DocumentComponent) -> Void) {
    var node = first
    while node < end {
      body(DocumentComponent(self, node: node))
      node = Int(nodes[node].endNode)
    }
  }

  /// What was wrong with lines and nesting, in the file's order.
  public var diagnostics: [Diagnostic] {
    problems.sorted { $0.line < $1.line }.map { $0.diagnostic(in: self) }
  }

  func withReader<R>(_ body: (LineReader) -> R) -> R {
    Self.withReader(
      bytes: storage.bytes, headBytes: storage.headBytes, lines: storage.lines,
      nodes: storage.nodes, body)
  }

  static func withReader<R>(
    bytes: [UInt8], headBytes: [UInt8], lines: LineTable, nodes: [ComponentNode],
    _ body: (LineReader) -> R
  ) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      headBytes.withUnsafeBufferPointer { headBytes in
        lines.withView { lines in
          nodes.withUnsafeBufferPointer { nodes in
            body(LineReader(bytes: bytes, headBytes: headBytes, lines: lines, nodes: nodes))
          }
        }
      }
    }
  }
}
