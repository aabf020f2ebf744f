import CalendarModel

/// The lines of the file that is repaired.
final class RepairedLines {
  let reader: LineReader

  init(_ reader: LineReader) {
    self.reader = reader
  }
}

/// A property on its way to a valid file. While it is a line of the file it holds no text, only
/// where that stands.
struct RepairedProperty {
  enum Content {
    /// The line that it is, as the file has it.
    case line
    /// X-DAYMARK-UNREAD, which holds the whole line as its text.
    case unread
    case changed(Property)
  }

  let content: Content
  /// The lines of the file; nil for what is new.
  let lines: RepairedLines?
  /// The line that it came from, for what becomes of it.
  let origin: Int?
  /// The physical line in the file.
  let number: Int
  /// What `property` has given, where that is asked for again and again.
  private var known: Property?

  /// A property that is new.
  init(_ property: Property, number: Int) {
    content = .changed(property)
    lines = nil
    origin = nil
    self.number = number
  }

  /// A line of the file.
  init(line: Int, _ lines: RepairedLines) {
    self.init(.line, lines, origin: line, number: lines.reader.lines.number(of: line))
  }

  init(_ content: Content, _ lines: RepairedLines?, origin: Int?, number: Int) {
    self.content = content
    self.lines = lines
    self.origin = origin
    self.number = number
  }

  /// The line that it is, as the file has it; nil once it is changed.
  var line: Int? {
    if case .line = content { origin } else { nil }
  }

  /// The line that it came from, as the file has it.
  var source: RepairedProperty? {
    guard let lines, let origin else { return nil }
    return RepairedProperty(line: origin, lines)
  }

  /// The same, its property at hand.
  func read() -> RepairedProperty {
    var result = self
    if case .line = content { result.known = property }
    return result
  }

  /// As it is now. O(*octets*), unless it is at hand.
  var property: Property {
    if let known { return known }
    switch content {
    case .changed(let property): return property
    case .line:
      guard let reader = lines?.reader, let origin else { break }
      return reader.property(origin)
    case .unread:
      guard let reader = lines?.reader, let origin else { break }
      let text = reader.withLine(origin) { String(decoding: $0, as: UTF8.self) }
      return Property(Self.unreadName, value: TextEscaping.escape(text))
    }
    return Property("", value: "")
  }

  /// The name in upper case.
  var name: String {
    switch content {
    case .changed(let property): property.name.uppercased()
    case .unread: Self.unreadName
    case .line: origin.flatMap { lines?.reader.name(of: $0).uppercased() } ?? ""
    }
  }

  /// Whether it has this name, which is in upper case. Most have not, which is told without
  /// making a text of theirs.
  func isNamed(_ name: String) -> Bool {
    if case .line = content, let reader = lines?.reader, let origin {
      return reader.isNamed(name, origin)
    }
    return self.name == name
  }

  /// The TZID of its times, or nil.
  var zoneID: String? {
    switch content {
    case .changed(let property): return property.zoneID
    case .unread: return nil
    case .line:
      if let known { return known.zoneID }
      guard let reader = lines?.reader, let origin else { return nil }
      return reader.withParameters(of: origin) { section in
        if section.isEmpty { return nil }
        let parameters = ParameterList.parameters(in: section)
        return Property("", parameters: parameters, value: "").zoneID
      }
    }
  }

  /// Another property in its place.
  func changed(to property: Property) -> RepairedProperty {
    RepairedProperty(.changed(property), lines, origin: origin, number: number)
  }

  /// X-DAYMARK-UNREAD in its place.
  func unread() -> RepairedProperty {
    if origin != nil { return RepairedProperty(.unread, lines, origin: origin, number: number) }
    return changed(
      to: Property(Self.unreadName, value: TextEscaping.escape(Self.text(property))))
  }

  static let unreadName = "X-DAYMARK-UNREAD"

  private static func text(_ property: Property) -> String {
    var writer = ContentLineWriter()
    writer.write(property)
    var text: [UInt8] = []
    writer.bytes.withUnsafeBufferPointer {
      Fold.appendUnfolded($0, from: 0, to: max($0.count - 2, 0), onto: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends its content line: as the file has it where it is not changed.
  func append(to output: inout [UInt8]) {
    if case .line = content, let reader = lines?.reader, let origin {
      return reader.appendCanonical(origin, to: &output)
    }
    var writer = ContentLineWriter()
    writer.write(property)
    output += writer.bytes
  }
}

extension LineReader {
  /// Whether a line has a name, which is in upper case.
  func isNamed(_ name: String, _ index: Int) -> Bool {
    withName(of: index) { bytes in
      // Most begin with another letter.
      if let first = bytes.first, first < 0x80, first.upper != name.utf8.first { return false }
      // Letters beyond ASCII may have capitals within it.
      guard bytes.allSatisfy({ $0 < 0x80 }) else {
        return String(decoding: bytes, as: UTF8.self).uppercased() == name
      }
      return bytes.lazy.map(\.upper).elementsEqual(name.utf8)
    }
  }
}
