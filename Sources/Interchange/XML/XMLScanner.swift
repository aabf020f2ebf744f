import CLibXML2

/// Reads an XML 1.0 text with namespaces from front to back, event by event.
///
/// libxml2 reads it, a piece at a time; events of a piece wait until they are asked for. A DTD
/// is refused, so no entity can stand for a file or grow without bound.
struct XMLScanner: ~Copyable {
  /// What comes next in the text.
  enum Event: Hashable {
    /// An element begins: its name without prefix, and its namespace (empty for none).
    case start(name: String, namespace: String)
    /// The innermost open element ends.
    case end
    /// Text, references replaced; one text may come in several pieces.
    case text(String)
  }

  /// The octets that libxml2 gets at once. It looks through a tag that is not whole yet again
  /// with each piece, and compares each attribute of a tag with all others.
  private static let pieceSize = 4096
  /// The most octets of a tag, and of a comment or an instruction, beyond a piece.
  private static let tagLimit = 1 << 14
  private static let commentLimit = 1 << 20
  /// The most different names, prefixes and namespaces. libxml2 keeps them all, and finds them
  /// ever slower. Calendars have some hundreds, unless programs put numbers into them.
  private static let nameLimit: Int32 = 50_000

  private let events: XMLEvents
  /// C: `xmlParserCtxtPtr`, freed by `xmlFreeParserCtxt`. Nil when there is no memory for it.
  private let parser: xmlParserCtxtPtr?
  private let bytes: [UInt8]
  private var index = 0
  private var isAtEnd = false
  /// The line, from 1, of the last event.
  private(set) var line = 1

  /// Tells libxml2 to begin, once in a process.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// A scanner at the beginning of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    events = XMLEvents(elementLimit: XMLEvents.elementLimit(ofOctets: bytes.count))
    guard Self.isReady else {
      parser = nil
      return
    }
    var handlers = XMLEvents.handlers
    parser = xmlCreatePushParserCtxt(
      &handlers, Unmanaged.passUnretained(events).toOpaque(), nil, 0, nil)
    events.parser = parser
    // Without XML_PARSE_NOENT, _DTDLOAD and their like. "Huge" lifts libxml2's bound of 256
    // elements inside each other, which components 256 deep exceed.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue
    if let parser { xmlCtxtUseOptions(parser, Int32(options)) }
  }

  deinit {
    if let parser { xmlFreeParserCtxt(parser) }
  }

  /// The next event; nil at the end of the text.
  mutating func next() throws(InterchangeError) -> Event? {
    while true {
      if let (event, line) = events.popFirst() {
        self.line = line
        return event
      }
      if let failure = events.failure {
        line = failure.line
        throw failure
      }
      if isAtEnd { return nil }
      readPiece()
    }
  }

  /// An error at the place that was reached.
  borrowing func error(_ problem: String) -> InterchangeError {
    InterchangeError(line: line, problem)
  }

  /// Has libxml2 read the next piece, or the end.
  private mutating func readPiece() {
    guard let parser else {
      events.fail("there is no memory for an XML parser")
      return
    }
    let count = min(Self.pieceSize, bytes.count - index)
    isAtEnd = count == 0
    bytes.withUnsafeBytes { raw in
      let piece = raw[index..<(index + count)]
      let start = UnsafeRawBufferPointer(rebasing: piece).baseAddress
      _ = xmlParseChunk(
        parser, start?.assumingMemoryBound(to: CChar.self), Int32(count), isAtEnd ? 1 : 0)
    }
    index += count
    if parser.pointee.wellFormed == 0 { events.fail("this is no XML") }
    if xmlDictSize(parser.pointee.dict) > Self.nameLimit { events.fail("there are too many names") }
    let rest = daymark_xml_waiting(parser)
    guard rest.first == CChar(UInt8(ascii: "<")) else { return }
    let isTag = !"!?".utf8.contains(UInt8(bitPattern: rest.second))
    if rest.count > (isTag ? Self.tagLimit : Self.commentLimit) + Self.pieceSize {
      events.fail(isTag ? "a tag is too long" : "a comment or an instruction is too long")
    }
  }
}
