import CalendarModel

/// Builds the component tree over scanned lines, and goes on after damage: an END that is
/// missing, wrong or too many, a component where none can be, a file cut short.
struct TreeBuilder {
  /// Components nested deeper than this are kept as lines of the one around them.
  static let depthLimit = 256

  private(set) var nodes: [ComponentNode] = []
  private(set) var problems: [LineProblem] = []
  /// The lines that are a BEGIN or END which opens or closes nothing, ascending.
  private(set) var strays: [Int32] = []

  private let names = ComponentKind.names
  /// The open components, outermost first.
  private var open: [Int] = []
  /// Where problems of each kind stand, as far as they are told one by one.
  private var places: [LineProblem.Kind: [Int]] = [:]
  /// BEGINs past the depth limit that have not met their END.
  private var tooDeep = 0

  /// Builds the tree. O(lines), and for each BEGIN and END the depth.
  mutating func build(_ reader: LineReader) {
    let lines = reader.lines
    nodes.reserveCapacity(lines.count { $0.kind == .begin })
    for index in lines.indices where lines[index].flags.contains(.spacedName) {
      report(.spacedName, index)
    }
    for index in lines.indices {
      if lines[index].flags.contains(.openQuote) { report(.openQuote, index) }
      if lines[index].flags.contains(.strayQuote) { report(.strayQuote, index) }
      switch lines[index].kind {
      case .begin: begin(index, reader)
      case .end: end(index, reader)
      default:
        if lines[index].flags.contains(.overloaded) {
          report(.tooManyParameters, index)
        } else if lines[index].flags.contains(.malformed) {
          report(.lineWithoutColon, index)
        } else if open.isEmpty {
          report(.outsideComponent, index)
        }
      }
    }
    for _ in open { closeInnermost(before: lines.count, at: max(lines.count - 1, 0)) }
  }

  private mutating func begin(_ index: Int, _ reader: LineReader) {
    let kind = componentKind(of: index, reader)
    while let innermost = open.last, !mayStand(kind, in: innermost) {
      closeInnermost(before: index, at: index)
    }
    guard open.count < Self.depthLimit, tooDeep == 0 else {
      if tooDeep == 0 { report(.nestedTooDeep, index) }
      tooDeep += 1
      strays.append(Int32(index))
      return
    }
    if open.isEmpty, kind != .calendar { report(.componentOutsideCalendar, index) }
    nodes.append(
      ComponentNode(
        firstLine: Int32(index), endLine: 0, parent: Int32(open.last ?? -1), endNode: 0,
        kind: kind, isClosed: false))
    open.append(nodes.count - 1)
  }

  /// Whether a component of this kind can stand in the open one. What can only stand in a
  /// calendar shows, inside an event, that the event's END is missing.
  private func mayStand(_ kind: ComponentKind, in outer: Int) -> Bool {
    switch nodes[outer].kind {
    case .other, .calendar, .participant, .location:
      // A calendar in a calendar, or in a component without a calendar around it.
      return kind != .calendar
    case .event, .todo, .journal, .freeBusy, .timeZone, .standard, .daylight, .alarm:
      return kind != .calendar && !kind.standsInCalendar
    }
  }

  private mutating func end(_ index: Int, _ reader: LineReader) {
    if tooDeep > 0 {
      tooDeep -= 1
      strays.append(Int32(index))
      return
    }
    let match = open.lastIndex { reader.valuesEqualIgnoringCase(Int(nodes[$0].firstLine), index) }
    guard let match else {
      strays.append(Int32(index))
      report(.endWithoutBegin, index)
      return
    }
    while open.count > match + 1 { closeInnermost(before: index, at: index) }
    let node = open.removeLast()
    nodes[node].endLine = Int32(index + 1)
    nodes[node].endNode = Int32(nodes.count)
    nodes[node].isClosed = true
  }

  /// Closes a component that has no END; `line` is where that came to light.
  private mutating func closeInnermost(before endLine: Int, at line: Int) {
    let node = open.removeLast()
    nodes[node].endLine = Int32(endLine)
    nodes[node].endNode = Int32(nodes.count)
    append(LineProblem(kind: .missingEnd, line: Int(nodes[node].firstLine), foundAt: line))
  }

  private func componentKind(of line: Int, _ reader: LineReader) -> ComponentKind {
    reader.withValue(of: line) { names.kind(of: UnsafeBufferPointer(rebasing: $0.trimmed)) }
  }

  private mutating func report(_ kind: LineProblem.Kind, _ line: Int) {
    // Lines that have the same fault one after the other are one problem: a text that was
    // not folded, a page of another kind of file.
    if kind != .openQuote, let last = problems.last, last.kind == kind,
      last.line + last.count == line
    {
      problems[problems.count - 1].count += 1
      return
    }
    append(LineProblem(kind: kind, line: line, foundAt: line))
  }

  /// Appends a problem, or counts it with the last that is told of its kind.
  private mutating func append(_ problem: LineProblem) {
    let count = places[problem.kind, default: []].count
    if count < ImportContext.mostOfOneCode {
      places[problem.kind, default: []].append(problems.count)
      problems.append(problem)
    } else if let last = places[problem.kind]?.last {
      problems[last].count += problem.count
    }
  }
}

/// A fault of lines or nesting, by line index.
struct LineProblem {
  enum Kind: Hashable {
    case lineWithoutColon, outsideComponent, componentOutsideCalendar, nestedTooDeep
    case tooManyParameters
    case missingEnd, endWithoutBegin, openQuote, strayQuote, spacedName, badEncoding
    case controlCharacter
    /// The charset that the file was decoded from.
    case otherEncoding(String)

    /// Whether several of it are lines one after the other.
    var isOfLines: Bool { self != .missingEnd }
  }

  var kind: Kind
  /// The index of the line concerned.
  var line: Int
  /// The number of lines concerned, one after the other.
  var count = 1
  /// The index of the line at which it was found.
  var foundAt: Int
}
