public import CalendarModel

/// A calendar that has been made valid, and what had to change for it.
public struct CalendarRepair: Hashable, Sendable {
  /// The valid file; the bytes as they came where nothing had to change.
  public var bytes: [UInt8]
  /// What was wrong, and in `action` what was done about it, by line of the old file. Of one
  /// code 1,000 are told one by one; of those that are left over, one says how many they are.
  public var changes: [Diagnostic]
  /// How much was changed, also what is not told one by one.
  public var changeCount: Int
}

extension CalendarFile {
  /// The file as a valid one: `check()` finds no error in the result, and it has the same
  /// occurrences.
  ///
  /// What has no valid form is not lost: a line becomes the value of X-DAYMARK-UNREAD, a
  /// component gets `X-DAYMARK-` before its name. Nothing depends on a clock, and a repaired
  /// file is repaired no further. O(bytes), a few times over.
  ///
  /// A calendar of version 1.0 becomes one of version 2.0.
  public consuming func repaired() -> CalendarRepair {
    if isTranslated {
      let translations = diagnostics.filter { $0.code == .vCalendar1 }.map { diagnostic in
        var change = diagnostic
        change.action = "written as iCalendar 2.0"
        return change
      }
      // What the file has is not held while its translation is repaired.
      let content = (consume self).upgraded()
      var repair = (consume content).repaired()
      repair.changes = translations + repair.changes
      repair.changeCount += translations.count
      return repair
    }
    let (name, options) = (document.file, options.forgiving)
    var bytes = document.bytes
    var changes: [Diagnostic] = []
    var count = 0
    var current: CalendarFile? = consume self
    var isStuck = false
    // Most files are done in the first round. What rounds do not mend is demoted.
    for round in 0..<Self.rounds {
      guard let errors = current?.checkedForErrors().errorLines, !errors.isEmpty else { break }
      // A file and what was made of it are never held both.
      let demoted = isStuck || round > 1 ? errors : LineSet()
      if let result = Repairer.round(over: &current, demoting: demoted) {
        // Lines are those of the old file, which later rounds do not know.
        changes += result.changes.map {
          var change = $0
          if count > 0 { change.line = 1 }
          return change
        }
        count += result.changeCount
        bytes = result.bytes
      } else {
        if isStuck { break }
        isStuck = true
      }
      current = try? CalendarFile(bytes, file: name, options: options)
    }
    return CalendarRepair(bytes: bytes, changes: changes, changeCount: count)
  }

  private static let rounds = 8
}

extension ImportOptions {
  /// The same, but for a reader that refuses nothing.
  var forgiving: ImportOptions {
    var options = self
    options.isStrict = false
    return options
  }
}
