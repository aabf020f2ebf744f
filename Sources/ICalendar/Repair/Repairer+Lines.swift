import CalendarModel
import Envelope

extension Repairer {
  /// What the new file has no longer, because it is written anew.
  mutating func reportLines() {
    var faults: [ComponentCheck.Fault] = []
    LineCheck.forEachFault(document.bytes) { fault in
      if fault.code == .bareLineEnd || fault.code == .emptyLine { faults.append(fault) }
    }
    for fault in faults.sorted(by: { $0.number < $1.number }) {
      report(
        fault.code, fault.number, nil, fault.problem,
        fault.code == .emptyLine ? "left out" : "written with CR and LF")
    }
    for diagnostic in document.diagnostics {
      let action =
        switch diagnostic.code {
        case .lineWithoutColon, .outsideComponent, .endWithoutBegin, .nestedTooDeep,
          .tooManyParameters:
          PropertyRepair.keptAction
        case .componentOutsideCalendar: "put into one"
        case .missingEnd: "END is added"
        case .openQuote, .strayQuote: "the parameter is quoted as it is read"
        case .controlCharacter: "left out"
        case .badEncoding: "written as U+FFFD"
        case .otherEncoding: "written in UTF-8"
        default: "mended"
        }
      report(
        diagnostic.code, diagnostic.line, diagnostic.uid, diagnostic.problem, action)
    }
  }

  /// That lines are folded is told only where the file is written anew for another reason.
  mutating func reportLongLines() {
    var first: ComponentCheck.Fault?
    var count = 0
    LineCheck.forEachFault(document.bytes) { fault in
      guard fault.code == .longLine else { return }
      if first == nil { first = fault }
      count += 1
    }
    guard let first else { return }
    report(
      .longLine, first.number, nil,
      count == 1
        ? first.problem : "\(count) lines have more than 75 octets, first here", "folded")
  }
}
