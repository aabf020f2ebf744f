/// What the file of an item is called in a folder in the layout of vdir.
public enum VdirName {
  /// The name of the file for a UID: the UID and `.ics` where every file system takes that,
  /// else a UUID made from the UID, which is the same every time.
  ///
  /// Taken as it is: up to 100 ASCII letters, digits, and `-_.+=@`, neither beginning nor
  /// ending with a period. No two UIDs get one name, except those that differ in case only,
  /// which some file systems do not tell apart: see `hashedName(forUID:)`.
  public static func name(forUID uid: String) -> String {
    let isSafe =
      !uid.isEmpty && uid.utf8.count <= 100 && uid.first != "." && uid.last != "."
      && uid.utf8.allSatisfy(isSafe) && !isDevice(uid)
    return isSafe ? uid + ".ics" : hashedName(forUID: uid)
  }

  /// A name that no other UID has, not even in another case.
  public static func hashedName(forUID uid: String) -> String {
    "uid-\(StableUUID(namespace: .domainNames, name: uid)).ics"
  }

  /// The names of the files for these UIDs, in their order; no two are the same, also where
  /// case does not count. A UID that comes after one of its name gets the hashed one.
  public static func names(forUIDs uids: [String]) -> [String] {
    var names = VdirNames()
    return uids.map { names.name(forUID: $0) }
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-_.+=@".utf8.contains(byte)
    }
  }

  /// Whether Windows takes the name for a device, whatever ending follows.
  private static func isDevice(_ uid: String) -> Bool {
    let stem = uid.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
      && stem.last?.isNumber == true
  }
}

/// Names files for one UID after the other, as `VdirName.names(forUIDs:)` does.
public struct VdirNames: Sendable {
  private var taken: Set<String> = []

  /// No name is taken.
  public init() {}

  /// The name of the file for the next UID, which no other has got.
  public mutating func name(forUID uid: String) -> String {
    let name = VdirName.name(forUID: uid)
    if taken.insert(name.lowercased()).inserted { return name }
    let hashed = VdirName.hashedName(forUID: uid)
    taken.insert(hashed)
    return hashed
  }
}
