/// Whose marks they are: the namespace in which each mark's UID is made.
///
/// The marks of one daybook have the same UIDs at every export; equal identities of marks in
/// two daybooks have different ones.
public struct DaybookIdentity: Hashable, Sendable {
  /// The namespace of the marks' UIDs.
  public var namespace: StableUUID

  /// A daybook that has a UUID of its own.
  public init(namespace: StableUUID) {
    self.namespace = namespace
  }

  /// The daybook called `id`: any text that stays the same, such as the name of its file.
  public init(id: String) {
    namespace = StableUUID(namespace: Self.daymark, name: id)
  }

  /// The UID of the mark `id`: a UUID of version 5 (RFC 9562, 5.5; asked for by RFC 7986, 5.3).
  public func uid(ofMark id: String) -> String {
    StableUUID(namespace: namespace, name: id).description
  }

  /// The namespace of all daybooks that are known by a text. It must never change, or every
  /// exported mark would come back as a new event.
  private static let daymark = StableUUID(
    namespace: .domainNames, name: "daybook.daymark.invalid")
}
