import CalendarModel

/// Takes envelopes apart, and envelopes in them.
struct Unwrapper {
  private(set) var parts: [OpenedEnvelope.Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  var budget: UnpackingBudget
  /// Why the first thing that could not be opened could not be.
  private(set) var firstError: EnvelopeError?

  private var hasTooManyParts = false

  init(inputCount: Int) {
    budget = UnpackingBudget(inputCount: inputCount)
  }

  /// Adds the parts of an envelope. What is wrong inside is reported; what is wrong with the
  /// envelope itself is thrown.
  mutating func open(
    _ bytes: [UInt8], _ kind: EnvelopeKind, name: String, depth: Int
  ) throws(EnvelopeError) {
    let countBefore = parts.count
    switch kind {
    case .gzip: try openGzip(bytes, name: name, depth: depth)
    case .zip: try openZip(bytes, name: name, depth: depth)
    case .message, .mailbox: try openMail(bytes, kind, name: name, depth: depth)
    }
    let count = parts.count - countBefore
    guard count > 0 else {
      // Of an inner envelope the reason has been reported.
      if depth == 0, let firstError { throw firstError }
      throw .noCalendar(name: name, kind: kind.rawValue)
    }
    report(
      .note, .envelopeOpened, name, "the file is a \(kind.rawValue)",
      count == 1 ? "the calendar in it is read" : "the \(count) calendars in it are read")
  }

  /// Adds something that was in an envelope: a part, or what is inside when it is one itself.
  ///
  /// - Parameter depth: the number of envelopes around it.
  mutating func add(
    _ bytes: [UInt8], name: String, title: String, depth: Int
  ) throws(EnvelopeError) {
    if let kind = EnvelopeKind(bytes) {
      guard depth < UnpackingBudget.depthLimit else {
        let reason = "it lies in \(depth) other envelopes"
        report(.warning, .envelopeLimit, name, reason, "not opened")
        if firstError == nil {
          firstError = .damaged(name: name, kind: kind.rawValue, reason: reason)
        }
        return
      }
      do throws(EnvelopeError) {
        return try open(bytes, kind, name: name, depth: depth)
      } catch {
        guard Self.isCalendarAfterAll(bytes, kind, error) else {
          return try note(error, name: name)
        }
      }
    }
    guard budget.takePart() else {
      if !hasTooManyParts {
        report(.warning, .envelopeLimit, name, "there are too many parts", "not read from here on")
      }
      hasTooManyParts = true
      return
    }
    parts.append(OpenedEnvelope.Part(name: name, bytes: bytes, title: title))
  }

  /// Whether what looked like a message is a calendar with lines before it that look like a
  /// message's header.
  static func isCalendarAfterAll(
    _ bytes: [UInt8], _ kind: EnvelopeKind, _ error: EnvelopeError
  ) -> Bool {
    guard kind == .message, case .noCalendar = error else { return false }
    return CalendarSigns.areIn(bytes)
  }

  /// Reports an error of an inner envelope; one that concerns all is thrown on.
  mutating func note(_ error: EnvelopeError, name: String) throws(EnvelopeError) {
    if case .tooLarge = error { throw error }
    if case .noCalendar(_, let kind) = error {
      report(.note, .envelopeSkipped, name, "the \(kind) holds no calendar", "passed over")
      return
    }
    if firstError == nil { firstError = error }
    switch error {
    case .damaged(_, let kind, let reason):
      report(.error, .envelopeDamaged, name, "the \(kind) is damaged: \(reason)", "passed over")
    case .encrypted(_, let kind):
      report(.error, .envelopeEncrypted, name, "the \(kind) is encrypted", "passed over")
    case .libraryMissing(_, let kind, let library):
      report(
        .error, .envelopeLibraryMissing, name, "to open a \(kind), \(library) is needed",
        "passed over")
    case .noCalendar, .tooLarge: break
    }
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ name: String, _ problem: String,
    _ action: String
  ) {
    diagnostics.append(
      Diagnostic(severity, code, file: name, line: 1, problem: problem, action: action))
  }
}
