import CLibXML2

/// Takes down what libxml2 finds, and stops it at what is not to be read.
final class XMLEvents {
  /// The most elements inside each other: enough for components 256 deep, two elements each.
  static let depthLimit = 1024
  /// The most prefixes at one place. libxml2 looks through all of them for each element.
  static let prefixLimit = 64

  /// The most elements of a text. They take more memory than they take octets, if they have
  /// neither names nor texts to speak of; elements of calendars take twenty octets or more.
  static func elementLimit(ofOctets count: Int) -> Int { 200_000 + count / 16 }

  /// The parser that calls; it is the scanner's.
  var parser: xmlParserCtxtPtr?
  /// Why nothing more is read. Events that came before it are still there.
  private(set) var failure: InterchangeError?

  private var found: [(event: XMLScanner.Event, line: Int)] = []
  private var taken = 0
  private let elementLimit: Int
  private var elementCount = 0
  /// How many prefixes each open element adds.
  private var openPrefixes: [Int] = []
  private var prefixCount = 0
  /// The namespace of the last element, with libxml2's pointer to it, which the same namespace
  /// always has.
  private var namespace: (pointer: UnsafePointer<xmlChar>?, text: String) = (nil, "")

  init(elementLimit: Int) {
    self.elementLimit = elementLimit
  }

  /// The first event that was not taken yet, and its line.
  func popFirst() -> (event: XMLScanner.Event, line: Int)? {
    if taken < found.count {
      defer { taken += 1 }
      return found[taken]
    }
    found.removeAll(keepingCapacity: true)
    taken = 0
    return nil
  }

  /// Stops reading. The first problem counts.
  func fail(_ problem: String, line: Int? = nil) {
    if failure == nil { failure = InterchangeError(line: line ?? self.line, problem) }
    if let parser { xmlStopParser(parser) }
  }

  private var line: Int { parser.map { Int(daymark_xml_line($0)) } ?? 1 }

  private func append(_ event: XMLScanner.Event) {
    if failure == nil { found.append((event, line)) }
  }

  private func start(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
    namespace uri: UnsafePointer<xmlChar>?, prefixes: Int
  ) {
    if prefix != nil && uri == nil {
      fail("a prefix has no namespace: \(String(cString: name).prefix(40))")
    }
    elementCount += 1
    if elementCount > elementLimit { fail("there are too many elements for a text of this size") }
    openPrefixes.append(prefixes)
    if openPrefixes.count > Self.depthLimit { fail("elements are nested too deep") }
    prefixCount += prefixes
    if prefixCount > Self.prefixLimit { fail("there are too many prefixes") }
    if uri != namespace.pointer { namespace = (uri, uri.map { String(cString: $0) } ?? "") }
    append(.start(name: String(cString: name), namespace: namespace.text))
  }

  private func end() {
    prefixCount -= openPrefixes.popLast() ?? 0
    append(.end)
  }

  private func text(_ octets: UnsafeBufferPointer<xmlChar>) {
    append(.text(String(decoding: octets, as: UTF8.self)))
  }

  /// Errors that libxml2 reads on after are those of namespaces and what attributes mean.
  private func error(_ message: UnsafePointer<CChar>?, level: xmlErrorLevel, line: Int) {
    guard level == XML_ERR_FATAL else { return }
    let words = message.map { String(cString: $0) } ?? ""
    let problem = words.prefix(100).split(whereSeparator: \.isNewline).joined(separator: " ")
    fail("this is no XML: \(problem)", line: max(line, 1))
  }

  /// The functions that libxml2 calls, with an `XMLEvents` as their context. Without a handler
  /// of errors it would print them.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.startElementNs = { context, name, prefix, namespace, prefixes, _, _, _, _ in
      guard let name else { return }
      XMLEvents.of(context)?.start(
        name, prefix: prefix, namespace: namespace, prefixes: Int(prefixes))
    }
    handlers.endElementNs = { context, _, _, _ in XMLEvents.of(context)?.end() }
    let text: charactersSAXFunc = { context, octets, count in
      XMLEvents.of(context)?.text(UnsafeBufferPointer(start: octets, count: Int(count)))
    }
    handlers.characters = text
    handlers.ignorableWhitespace = text
    handlers.cdataBlock = text
    handlers.internalSubset = { context, _, _, _ in
      XMLEvents.of(context)?.fail(
        "a DTD, which is not read: it could have other files included")
    }
    handlers.serror = { context, error in
      guard let error = error?.pointee else { return }
      XMLEvents.of(context)?.error(error.message, level: error.level, line: Int(error.line))
    }
    return handlers
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLEvents? {
    context.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }
}
