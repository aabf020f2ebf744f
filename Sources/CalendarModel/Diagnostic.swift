/// One problem that was found in a file, and what was done about it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: Int, Hashable, Sendable, Comparable {
    /// Worth knowing; nothing was lost.
    case note
    /// Something was read otherwise than the file says, or not read.
    case warning
    /// A whole component, or more, could not be read.
    case error

    /// Whether `lhs` is less severe than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What kind of problem it is. New codes may come with new versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code in words joined by hyphens, as reports print it.
    public let rawValue: String

    /// The code of this spelling.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// What kind of problem it is.
  public var code: Code
  /// The file, as the user named it.
  public var file: String
  /// The physical line, from 1.
  public var line: Int
  /// The UID of the component concerned, or nil.
  public var uid: String?
  /// What is wrong.
  public var problem: String
  /// What was done about it.
  public var action: String

  /// A problem at a line of a file.
  public init(
    _ severity: Severity, _ code: Code, file: String, line: Int, uid: String? = nil,
    problem: String, action: String
  ) {
    self.severity = severity
    self.code = code
    self.file = file
    self.line = line
    self.uid = uid
    self.problem = problem
    self.action = action
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line: severity code: problem; action`.
  public var description: String {
    let subject = uid.map { " (UID \($0))" } ?? ""
    return "\(file):\(line): \(severity) \(code.rawValue): \(problem)\(subject); \(action)"
  }
}
