import CalendarModel

/// Counts what the reader of an export will not see as the marks have it.
struct MarkTally {
  private var counts: [MarkExportNote.Kind: Int] = [:]
  /// The kinds in the order in which they were met first.
  private var order: [MarkExportNote.Kind] = []

  /// What was counted, one a kind: what is lost most first.
  var notes: [MarkExportNote] {
    let ranked = order.enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }
    return ranked.compactMap { _, kind in
      counts[kind].map { MarkExportNote(kind: kind, count: $0) }
    }
  }

  /// Counts one entry.
  mutating func count(_ mark: Mark, _ options: MarkExportOptions) {
    func note(_ subject: TargetFact.Subject) {
      if let fact = TargetFact.of(options.target, subject) { add(.fact(fact)) }
    }
    if options.form == .journal, mark.days.count > 1 { add(.firstDayOnly) }
    if let missing = Self.fact(of: options) {
      // What is not taken in at all has no colour to lose.
      add(.fact(missing))
      return
    }
    if mark.color != nil { note(.colors) }
    if !mark.tags.isEmpty { note(.tags) }
    if case .image = mark.sticker {
      if options.pictures == .omitted {
        add(.omittedPictures)
      } else {
        note(.pictures)
        if case .linked = options.pictures, options.target.pictureForm != .none {
          add(.linkedPictures)
        }
      }
    }
    if mark.note?.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
      ?? false
    {
      note(.markup)
    }
    if mark.sequence > 0 { note(.updates) }
  }

  /// The fact that entries of this form are not taken in; nil where they are, as far as is known.
  private static func fact(of options: MarkExportOptions) -> TargetFact? {
    switch options.form {
    case .event: nil
    case .journal: TargetFact.of(options.target, .journals)
    case .todo: TargetFact.of(options.target, .todos)
    }
  }

  /// Counts a cancellation: for no program above others, with what is known of each.
  mutating func countCancellation(_ target: ExportTarget) {
    let targets =
      target == .strict ? ExportTarget.allCases.filter { $0 != .strict } : [target]
    let facts = targets.map { TargetFact.of($0, .cancellations) }
    for case let fact? in facts { add(.fact(fact)) }
    let unknown = zip(targets, facts).filter { $0.1 == nil }.map(\.0)
    if !unknown.isEmpty { add(.unknownObedience(unknown)) }
  }

  private mutating func add(_ kind: MarkExportNote.Kind) {
    if counts[kind] == nil { order.append(kind) }
    counts[kind, default: 0] += 1
  }

  private static func rank(_ kind: MarkExportNote.Kind) -> Int {
    switch kind {
    case .fact(let fact): TargetFact.Subject.allCases.firstIndex(of: fact.subject) ?? 0
    case .firstDayOnly, .omittedPictures, .linkedPictures, .unknownObedience:
      TargetFact.Subject.allCases.count
    }
  }
}
