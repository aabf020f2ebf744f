/// What becomes of one component of a file that is imported.
public struct ImportedChange: Sendable {
  /// What was done, or why nothing was.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// It is new in the target.
    case added
    /// It takes the place of an older version.
    case replaced
    /// METHOD:CANCEL: what is stored has STATUS:CANCELLED now (RFC 5546, 3.2.5).
    case cancelled
    /// METHOD:REPLY: an attendee's answer is stored (RFC 5546, 3.2.3).
    case answered
    /// A stored override that a new version of its series no longer has.
    case discarded
    /// The target has it as it is.
    case identical
    /// The target has a newer version (RFC 5546, 2.1.5).
    case older
    /// The target has this version, and it says something else.
    case sameVersion
    /// There is nothing in the target that it could change.
    case unmatched
    /// A message that asks for something and is no event: REFRESH, COUNTER (RFC 5546, 3.2).
    case request
    /// It does not say when it takes place.
    case unreadable

    /// Whether the target changes by it.
    public var changesTarget: Bool {
      switch self {
      case .added, .replaced, .cancelled, .answered, .discarded: true
      case .identical, .older, .sameVersion, .unmatched, .request, .unreadable: false
      }
    }
  }

  /// What was done.
  public let action: Action
  /// The component that came, or for `discarded` the one that goes.
  public let component: StoredComponent
  /// What was stored before, where there was something.
  public var before: StoredComponent? { account?.before }
  /// More about it, or nil: which version there is, who answered.
  public var detail: String? { account?.detail }
  /// Nil where there is neither: most changes of a first import.
  private let account: Account?

  private final class Account: Sendable {
    let before: StoredComponent?
    let detail: String?

    init(_ before: StoredComponent?, _ detail: String?) {
      self.before = before
      self.detail = detail
    }
  }

  init(action: Action, component: StoredComponent, before: StoredComponent?, detail: String?) {
    self.action = action
    self.component = component
    account = before == nil && detail == nil ? nil : Account(before, detail)
  }
}
