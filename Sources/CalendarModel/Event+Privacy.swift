extension CalendarItem {
  /// Whether CLASS keeps it from others: PRIVATE, CONFIDENTIAL, and any word that is not
  /// PUBLIC, since RFC 5545, 3.8.1.3 asks to treat those as PRIVATE.
  ///
  /// An override may be without the CLASS of its master: `CalendarFile.privateSeries()` names
  /// the series of which all components are private.
  public var isPrivate: Bool { classification.map(Self.isPrivate) ?? false }

  /// Whether a CLASS of this value, in any case, keeps an item from others.
  package static func isPrivate(_ classification: String) -> Bool {
    let word = classification.trimming(while: \.isWhitespace).uppercased()
    return !word.isEmpty && word != "PUBLIC"
  }
}

extension Event {
  /// The event as somebody may see it who is told only when its owner is busy.
  ///
  /// UID, all that says when it takes place, TRANSP, STATUS and CLASS stay; the title is
  /// "Busy", and there is nothing else. The UID has to stay, so that overrides find their
  /// master: some programs make it of an address of the owner.
  public func masked() -> Event {
    // Made anew and not emptied: what a later version adds to an event is not in it.
    var result = Event(uid: uid, schedule: schedule, summary: "Busy")
    result.isUIDSynthesized = isUIDSynthesized
    result.line = line
    result.isTransparent = isTransparent
    result.status = knownStatus
    result.classification = knownClassification
    return result
  }
}
