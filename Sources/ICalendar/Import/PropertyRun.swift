/// Properties of one name that follow each other.
public struct PropertyRun: Hashable, Sendable {
  /// The name as the first of them has it.
  public var name: String
  /// How many there are.
  public var count: Int
}
