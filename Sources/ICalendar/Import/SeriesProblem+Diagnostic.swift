import CalendarModel
import Recurrence

extension OccurrenceQuery {
  /// A problem of a series in words; nil where reading the event has told it already.
  func diagnostic(_ problem: EventSeries.Problem, record: Int) -> Diagnostic? {
    func report(
      _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, at kinds: [PropertyKind] = [],
      _ text: String, _ action: String
    ) -> Diagnostic {
      let node = Int(file.index.records[record].node)
      return file.content.withReader { reader in
        let line =
          kinds.compactMap { reader.firstOwnLine(of: node, kind: $0) }.min()
          ?? Int(reader.nodes[node].firstLine)
        return Diagnostic(
          severity, code, file: file.document.file, line: reader.lines.number(of: line),
          uid: file.index.uid(of: record, reader), problem: text, action: action)
      }
    }
    let noun = file.content.nodes[Int(file.index.records[record].node)].kind.noun
    switch problem.kind {
    case .endBeforeStart, .endKindCoerced, .intervalCoerced: return nil
    case .limitReached:
      return report(
        .warning, .limitReached, "the \(noun) takes place more often than is listed",
        "ask for a shorter time")
    case .foreignRuleUnsupported:
      return report(
        .warning, .unsupportedRule, at: [.rule],
        "the rule counts in a calendar in which it can't be followed",
        "its occurrences are left out")
    case .untilCoerced:
      return report(
        .note, .untilOfOtherKind, at: [.rule], "UNTIL and DTSTART are not both dates or both times",
        "the whole day of UNTIL is included")
    case .addedDateCoerced:
      return report(
        .note, .addedDateOfOtherKind, at: [.recurrenceDate],
        "an RDATE and DTSTART are not both dates or both times",
        "read in the kind of DTSTART")
    case .overrideRecurrenceIgnored:
      return report(
        .warning, .recurrenceOfOverride,
        at: [.rule, .exceptionRule, .recurrenceDate, .exceptionDate],
        "an event with RECURRENCE-ID has a recurrence of its own",
        "the recurrence is ignored")
    case .superseded:
      return report(
        .note, .superseded, "another version of the \(noun) has a higher SEQUENCE or DTSTAMP",
        "that one is used")
    case .startOutsideRule:
      return report(
        .note, .startOutsideRule, at: [.rule], "DTSTART does not match the \(noun)'s own rule",
        "it takes place all the same")
    case .overrideMatchesNothing:
      return report(
        .note, .overrideOfNothing, at: [.recurrenceID],
        "RECURRENCE-ID names no occurrence of the \(noun)",
        "listed on its own")
    }
  }
}
