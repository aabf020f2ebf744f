import CalendarModel

extension CalendarFile {
  /// The file in pieces: its components, and the lines around them. O(bytes).
  public func pieces() -> CalendarPieces {
    var maker = PieceMaker(document)
    maker.cut()
    maker.join(self, of: .event)
    for kind in [ComponentKind.todo, .journal]
    where document.nodes.contains(where: { $0.kind == kind }) {
      maker.join(view(of: kind), of: kind)
    }
    return CalendarPieces(document: document, entries: maker.entries, series: maker.allSeries())
  }

  /// Puts pieces together: the calendar file of which they are a part, with the numbers of its
  /// lines. O(bytes of the pieces).
  ///
  /// - Parameters:
  ///   - pieces: in the order of the file they come from, those of its frame among them.
  ///   - file: the name of that file.
  ///   - charset: the charset that it was in, where that was not UTF-8.
  /// - Throws: as `init(_:file:options:)` does.
  public init(
    pieces: some Sequence<CalendarPiece>, file: String, decodedFrom charset: String? = nil,
    options: ImportOptions = ImportOptions()
  ) throws(ImportError) {
    var bytes: [UInt8] = []
    var origins: [LineOrigin] = []
    for piece in pieces {
      // The last line of a file may have no break.
      if let last = bytes.last, !last.isLineBreak { bytes += [.carriageReturn, .lineFeed] }
      origins.append(LineOrigin(start: UInt32(truncatingIfNeeded: bytes.count), line: piece.line))
      bytes += piece.bytes
    }
    let document = try CalendarDocument(
      bytes, file: file, origins: origins, decodedFrom: charset)
    try self.init(document, options: options)
  }
}

/// Finds the pieces of a document, and those that belong together.
private struct PieceMaker {
  private(set) var entries: [CalendarPieces.Entry] = []
  private let document: CalendarDocument
  /// The last lines of the calendars.
  private let ends: Set<Int>
  /// The entry of each node that is one or stands in one; -1 for the others.
  private var entryOfNode: [Int32]
  /// The document's node by the number of its first line.
  private var nodeOfLine: [Int: Int] = [:]
  private var series = PieceSeriesList()
  private var isTaken: [Bool] = []

  init(_ document: CalendarDocument) {
    self.document = document
    entryOfNode = [Int32](repeating: -1, count: document.nodes.count)
    ends = Set(
      document.nodes.lazy.filter { $0.kind == .calendar && $0.isClosed }
        .map { Int($0.endLine) - 1 })
  }

  /// Cuts the lines into pieces.
  mutating func cut() {
    var position = 0
    for (node, this) in document.nodes.enumerated() where this.kind != .calendar {
      let parent = Int(this.parent)
      guard parent < 0 || document.nodes[parent].kind == .calendar else {
        entryOfNode[node] = entryOfNode[parent]
        // What takes place inside of what is not known: it stays where it can be found.
        if this.kind == .event || this.kind == .todo || this.kind == .journal,
          entryOfNode[parent] >= 0
        {
          entries[Int(entryOfNode[parent])].isFrame = true
        }
        continue
      }
      let lines = Int(this.firstLine)..<Int(this.endLine)
      addFrame(position..<lines.lowerBound)
      entryOfNode[node] = Int32(entries.count)
      entries.append(
        CalendarPieces.Entry(lines: lines, node: node, isFrame: this.kind == .timeZone))
      position = lines.upperBound
    }
    addFrame(position..<document.lines.count)
    isTaken = entries.map(\.isFrame)
  }

  private mutating func addFrame(_ lines: Range<Int>) {
    // The END of a calendar is a piece of its own: components can be put before it.
    var start = lines.lowerBound
    for line in lines where line > start && ends.contains(line) {
      entries.append(CalendarPieces.Entry(lines: start..<line, node: -1, isFrame: true))
      start = line
    }
    guard start < lines.upperBound else { return }
    entries.append(
      CalendarPieces.Entry(lines: start..<lines.upperBound, node: -1, isFrame: true))
  }

  /// Joins the components of each UID, as a reading of the file found them.
  mutating func join(_ file: CalendarFile, of kind: ComponentKind) {
    let isTranslated = file.content.nodes.count != document.nodes.count || file.isTranslated
    if isTranslated, nodeOfLine.isEmpty {
      for (node, this) in document.nodes.enumerated() where entryOfNode[node] >= 0 {
        nodeOfLine[document.lines.number(of: Int(this.firstLine))] = node
      }
    }
    let records = file.index.records
    for first in file.index.groups {
      var members: [EventSchedule] = []
      var pieces: [Int] = []
      var next = first
      while next >= 0 {
        let record = records[Int(next)]
        next = record.next
        var node: Int? = Int(record.node)
        if isTranslated {
          let line = Int(file.content.nodes[Int(record.node)].firstLine)
          node = nodeOfLine[file.content.lines.number(of: line)]
        }
        guard let node, entryOfNode[node] >= 0 else { continue }
        let entry = Int(entryOfNode[node])
        guard !entries[entry].isFrame else { continue }
        members.append(record.schedule)
        if !isTaken[entry] { pieces.append(entry) }
        isTaken[entry] = true
      }
      if !pieces.isEmpty {
        series.append(days: SeriesSpan(members).days, pieces: pieces.sorted())
      }
    }
  }

  /// The series that were joined, and one for each piece that is in none.
  consuming func allSeries() -> PieceSeriesList {
    for entry in entries.indices where !isTaken[entry] {
      series.append(days: nil, pieces: CollectionOfOne(entry))
    }
    series.sort()
    return series
  }
}
