import CalendarModel

/// The properties of a component that is repaired. Lines of the file that follow each other and
/// share their fate take no more room than one.
struct RepairedProperties: Sequence {
  private enum Fate: UInt8 { case line, unread, changed }

  /// A changed property has a box of its own.
  private final class Box: Sendable {
    let property: Property
    init(_ property: Property) { self.property = property }
  }

  private struct Run {
    var box: Box?
    /// The first line, or -1.
    var origin: Int32
    var count: Int32 = 1
    /// The physical line, for one without a line.
    var number: Int32
    var fate: Fate
  }

  private var runs: [Run] = []
  private var lines: RepairedLines?

  init() {}

  /// Lines of the file, in their order.
  mutating func append(_ property: RepairedProperty) {
    if lines == nil { lines = property.lines }
    let run = Self.run(property)
    if run.fate != .changed, let last = runs.last, last.fate == run.fate,
      last.origin + last.count == run.origin
    {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(run)
    }
  }

  static func += (properties: inout RepairedProperties, others: some Sequence<RepairedProperty>) {
    for property in others { properties.append(property) }
  }

  /// Puts a property before all others.
  mutating func prepend(_ property: RepairedProperty) {
    if lines == nil { lines = property.lines }
    runs.insert(Self.run(property), at: 0)
  }

  private static func run(_ property: RepairedProperty) -> Run {
    let origin = Int32(property.origin ?? -1)
    let number = Int32(truncatingIfNeeded: property.number)
    switch property.content {
    case .line: return Run(origin: origin, number: number, fate: .line)
    case .unread: return Run(origin: origin, number: number, fate: .unread)
    case .changed(let changed):
      return Run(box: Box(changed), origin: origin, number: number, fate: .changed)
    }
  }

  /// Whether all of them are lines of the file, or kept lines, as in `other`.
  func areAsRead(_ other: RepairedProperties) -> Bool {
    runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { run, other in
        run.fate != .changed && run.fate == other.fate && run.origin == other.origin
          && run.count == other.count
      }
  }

  struct Iterator: IteratorProtocol {
    fileprivate let properties: RepairedProperties
    private var run = 0
    private var offset: Int32 = 0

    fileprivate init(_ properties: RepairedProperties) {
      self.properties = properties
    }

    mutating func next() -> RepairedProperty? {
      guard run < properties.runs.count else { return nil }
      let this = properties.runs[run]
      let property = properties.property(this, offset)
      offset += 1
      if offset == this.count {
        run += 1
        offset = 0
      }
      return property
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  private func property(_ run: Run, _ offset: Int32) -> RepairedProperty {
    let origin = run.origin < 0 ? nil : Int(run.origin + offset)
    let content: RepairedProperty.Content =
      switch run.fate {
      case .line: .line
      case .unread: .unread
      case .changed: .changed(run.box?.property ?? Property("", value: ""))
      }
    if run.fate != .changed, let origin, let lines {
      return RepairedProperty(
        content, lines, origin: origin, number: lines.reader.lines.number(of: origin))
    }
    return RepairedProperty(content, lines, origin: origin, number: Int(run.number))
  }

  /// Calls `body` with each property as it is written: lines that are kept as text and follow
  /// each other are one, as long as that is a short text. A file may have nothing but such lines,
  /// and of two octets each.
  func forEachWritten(_ body: (RepairedProperty) -> Void) {
    for run in runs {
      guard run.fate == .unread, run.count > 1, let lines else {
        for offset in 0..<run.count { body(property(run, offset)) }
        continue
      }
      var text: [UInt8] = []
      func write() {
        if text.isEmpty { return }
        let value = TextEscaping.escape(String(decoding: text, as: UTF8.self))
        body(
          RepairedProperty(
            Property(RepairedProperty.unreadName, value: value), number: Int(run.number)))
        text.removeAll(keepingCapacity: true)
      }
      for line in Int(run.origin)..<Int(run.origin + run.count) {
        lines.reader.withLine(line) { octets in
          if text.count + octets.count > Self.mostOctetsOfUnread { write() }
          if !text.isEmpty { text.append(.lineFeed) }
          text += octets
        }
      }
      write()
    }
  }

  /// Longer texts are parted between lines.
  private static let mostOctetsOfUnread = 1_000

  /// The properties, each with what `transform` makes of it.
  func replaced(_ transform: (RepairedProperty) -> RepairedProperty?) -> RepairedProperties {
    var result = RepairedProperties()
    result.lines = lines
    for property in self {
      if let changed = transform(property) { result.append(changed) }
    }
    return result
  }

  /// Replaces the first property of a name.
  mutating func replaceFirst(
    _ name: String, _ transform: (RepairedProperty) -> RepairedProperty
  ) {
    var isDone = false
    guard contains(where: { $0.isNamed(name) }) else { return }
    self = replaced { property in
      guard !isDone, property.isNamed(name) else { return property }
      isDone = true
      return transform(property)
    }
  }
}
