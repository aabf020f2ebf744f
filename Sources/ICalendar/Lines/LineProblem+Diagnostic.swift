import CalendarModel
import Envelope

extension LineProblem {
  /// The problem in words.
  func diagnostic(in document: CalendarDocument) -> Diagnostic {
    let more =
      count == 1 ? "" : " (and \(count - 1) more \(kind.isOfLines ? "lines" : "such") after it)"
    func report(
      _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ problem: String, _ action: String
    ) -> Diagnostic {
      Diagnostic(
        severity, code, file: document.file, line: document.lines.number(of: line),
        problem: problem + more, action: action)
    }
    switch kind {
    case .lineWithoutColon:
      return report(
        .warning, .lineWithoutColon, "the line has no property name and colon",
        "kept as it is, not read")
    case .outsideComponent:
      return report(
        .warning, .outsideComponent, "the line stands outside every component",
        "kept as it is, not read")
    case .componentOutsideCalendar:
      return report(
        .warning, .componentOutsideCalendar, "the component stands outside VCALENDAR",
        "read as if it were inside")
    case .nestedTooDeep:
      return report(
        .error, .nestedTooDeep,
        "components are nested more than \(TreeBuilder.depthLimit) deep",
        "kept as lines of the component around them")
    case .tooManyParameters:
      return report(
        .error, .tooManyParameters,
        "the property has more than \(LineScanner.parameterLimit) parameters",
        "kept as it is, not read")
    case .missingEnd:
      let name = document.withReader { $0.excerpt(of: line) }
      let found =
        foundAt >= document.lines.count - 1
        ? "the file's end" : "line \(document.lines.number(of: foundAt))"
      return report(
        .warning, .missingEnd, "BEGIN:\(name) has no END", "taken to end before \(found)")
    case .openQuote:
      return report(
        .warning, .openQuote, "a quote in the parameters is never closed",
        "the value is taken from the first colon on")
    case .strayQuote:
      return report(
        .warning, .strayQuote, "a quote stands inside the value of a parameter",
        "the parameter is read without it")
    case .spacedName:
      return report(
        .warning, .spaceAfterName, "white space follows the property's name",
        "the property is read without it")
    case .controlCharacter:
      return report(
        .note, .controlCharacter, "the file has control characters, first here", "kept")
    case .badEncoding:
      return report(
        .warning, .badEncoding, "the file is not all UTF-8, first here",
        "the bytes are kept, and shown as U+FFFD")
    case .otherEncoding(let charset):
      return report(
        .warning, .otherEncoding, "the file is not in UTF-8, but it seems in \(charset)",
        "decoded from that")
    case .endWithoutBegin:
      return report(
        .warning, .endWithoutBegin, "END without its BEGIN", "kept as it is, not read")
    }
  }
}
