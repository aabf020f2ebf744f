public import CalendarModel
import ICalendar

/// Something that a conversion could not carry over as it was: one kind of it, however often.
public struct ConversionLoss: Hashable, Sendable {
  /// What kind of loss it is; what a report calls it.
  public var code: Diagnostic.Code
  /// What it is about: a property's name, or empty where the code says all.
  public var subject: String
  /// How often it happened.
  public var count = 1
  /// The first of them, to look for in the file.
  public var example: String
  /// The line, from 1, of the first; nil where the input has none.
  public var line: Int?
  /// What is wrong, after the count.
  var problem: (one: String, many: String) { Self.problem(code, subject) }
  /// What was done about it.
  public var action: String

  /// The loss as a line of a report on `file`.
  public func diagnostic(file: String) -> Diagnostic {
    let what = count == 1 ? problem.one : "\(count) \(problem.many)"
    let first = example.isEmpty ? "" : count == 1 ? ": \(example)" : ", first \(example)"
    return Diagnostic(
      .warning, code, file: file, line: line ?? 1, problem: what + first, action: action)
  }

  private static func problem(
    _ code: Diagnostic.Code, _ subject: String
  ) -> (one: String, many: String) {
    switch code {
    case .misfitValue:
      ("a value is not of its property's type", "values are not of their properties' types")
    case .controlCharacter:
      ("a property has control characters", "properties have control characters")
    case .cutName:
      ("a name has characters that no name can have", "names have characters that none can have")
    case .repeatedParameter:
      ("a property has a parameter twice", "properties have a parameter twice")
    case .escapedName:
      ("a name is none in XML", "names are none in XML")
    case .xmlCharacter:
      ("a text has a character that XML has not", "texts have characters that XML has not")
    case .foreignElement:
      ("an element is not of xCal: \(subject)", "elements are not of xCal: \(subject)")
    case .guardedCell:
      ("a text begins like a formula", "texts begin like formulas")
    default:
      ("\(subject) can't be expressed", "times, \(subject) can't be expressed")
    }
  }
}
