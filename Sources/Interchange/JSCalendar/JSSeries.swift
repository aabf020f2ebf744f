import CalendarModel

/// An Event or a Task that is being written, and what becomes of its overrides.
struct JSSeries {
  var object: JSObject
  /// When its master starts; nil for a to-do without any time.
  let start: CalendarTime?
  /// Its `recurrenceOverrides` (RFC 8984, 4.3.5) where overrides may follow; else these are
  /// written at once, as all else is.
  private var patches: JSObject?

  /// Begins an object of this type behind other text.
  ///
  /// - Parameter taker: who takes what is written, where no override follows.
  init(
    _ type: String, start: CalendarTime?, depth: Int, behind text: inout [UInt8],
    passingOnTo taker: TextTaker?
  ) {
    object = JSObject(type, depth: depth, behind: &text, passingOnTo: taker)
    self.start = start
    if taker == nil { patches = JSObject(depth: depth + 1) }
  }

  /// Adds patches, each of another occurrence: those that `body` gives to what it is called
  /// with. To be called once all other members are set.
  mutating func addPatches(
    _ body: ((_ key: String, _ patch: JSObject) -> Void) -> Void
  ) {
    if patches == nil { return object.setEach("recurrenceOverrides", body) }
    body { patches?.set($0, object: $1) }
  }

  /// Adds an override as a patch of what its occurrence is without it.
  ///
  /// - Parameter key: when that occurrence begins.
  mutating func add(_ override: JSObject, at key: String) {
    // The first time of an occurrence follows its key (RFC 8984, 4.3.5). Whether what is due
    // moves with the start is not said there: it is always written.
    let hasStart = object.has("start")
    let patch = object.patch(
      to: override, excluding: Self.unpatched,
      implied: (key: hasStart ? "start" : "due", text: key), absent: hasStart ? "due" : nil)
    patches?.set(key, object: patch)
  }

  /// Gives the text away, behind what stood before it. To be called once, as the last thing.
  mutating func takeText() -> [UInt8] {
    if let patches, !patches.isEmpty { object.set("recurrenceOverrides", object: patches) }
    return object.takeText()
  }

  /// What a patch of an occurrence must not change (RFC 8984, 4.3.5).
  private static let unpatched: Set<String> = [
    "@type", "excludedRecurrenceRules", "method", "privacy", "prodId", "recurrenceId",
    "recurrenceIdTimeZone", "recurrenceOverrides", "recurrenceRules", "relatedTo", "replyTo",
    "sentBy", "timeZones", "uid",
  ]
}
