import CalendarModel

/// The properties of a component that is repaired. Lines of the file that follow each other and
/// share their fate take no more room than one.
struct RepairedProperties: Sequence {
  private enum Fate: UInt8 { case line, unread, changed }

  private struct Run {
    /// The first line, or -1.
    var origin: Int32
    var count: Int32 = 1
    /// The physical line, for those without a line.
    var number: Int32
    /// Of changed ones the first, by its number among those.
    var first: Int32 = -1
    var fate: Fate

    /// Whether another run goes on where this one ends.
    func isFollowed(by next: Run) -> Bool {
      fate == next.fate && (fate != .changed || first + count == next.first)
        && (origin < 0
          ? next.origin < 0 && fate == .changed && number == next.number
          : origin + count == next.origin)
    }
  }

  private var runs: [Run] = []
  private var changed = ChangedProperties()
  private var lines: RepairedLines?

  init() {}

  /// Lines of the file, in their order.
  mutating func append(_ property: RepairedProperty) {
    let run = run(property)
    if runs.last?.isFollowed(by: run) ?? false {
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
    let run = run(property)
    runs.insert(run, at: 0)
  }

  private mutating func run(_ property: RepairedProperty) -> Run {
    if lines == nil { lines = property.lines }
    let origin = Int32(property.origin ?? -1)
    let number = Int32(truncatingIfNeeded: property.number)
    switch property.content {
    case .line: return Run(origin: origin, number: number, fate: .line)
    case .unread: return Run(origin: origin, number: number, fate: .unread)
    case .changed(let property):
      changed.append(property)
      return Run(
        origin: origin, number: number, first: Int32(changed.count - 1), fate: .changed)
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
    private let properties: RepairedProperties
    private var changed: ChangedProperties.Reader?
    private var run = 0
    private var offset: Int32 = 0

    fileprivate init(_ properties: RepairedProperties) {
      self.properties = properties
    }

    mutating func next() -> RepairedProperty? {
      guard run < properties.runs.count else { return nil }
      let this = properties.runs[run]
      let property = properties.property(this, offset, &changed)
      offset += 1
      if offset == this.count {
        run += 1
        offset = 0
      }
      return property
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  /// The first property of a name, which is in upper case. Lines before it are not made
  /// properties.
  func first(named name: String) -> RepairedProperty? {
    var changed: ChangedProperties.Reader?
    for run in runs {
      switch run.fate {
      case .line:
        guard let reader = lines?.reader else { continue }
        for offset in 0..<run.count where reader.isNamed(name, Int(run.origin + offset)) {
          return property(run, offset, &changed)
        }
      case .unread:
        if name == RepairedProperty.unreadName { return property(run, 0, &changed) }
      case .changed:
        for offset in 0..<run.count {
          let property = property(run, offset, &changed)
          if property.isNamed(name) { return property }
        }
      }
    }
    return nil
  }

  /// A property of a run.
  ///
  /// - Parameter changed: reads the changed ones, once there is any.
  private func property(
    _ run: Run, _ offset: Int32, _ changed: inout ChangedProperties.Reader?
  ) -> RepairedProperty {
    let origin = run.origin < 0 ? nil : Int(run.origin + offset)
    let content: RepairedProperty.Content
    switch run.fate {
    case .line: content = .line
    case .unread: content = .unread
    case .changed:
      var reader = changed.take() ?? ChangedProperties.Reader(self.changed)
      content = .changed(reader.property(Int(run.first + offset)))
      changed = reader
    }
    let number = origin.flatMap { lines?.reader.lines.number(of: $0) } ?? Int(run.number)
    return RepairedProperty(content, lines, origin: origin, number: number)
  }

  /// Calls `body` with each property as it is written: lines that are kept as text and follow
  /// each other are one, as long as that is a short text. A file may have nothing but such lines,
  /// and of two octets each.
  func forEachWritten(_ body: (RepairedProperty) -> Void) {
    var changed: ChangedProperties.Reader?
    for run in runs {
      guard run.fate == .unread, run.count > 1, let lines else {
        for offset in 0..<run.count { body(property(run, offset, &changed)) }
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
