/// Text in other charsets than UTF-8, as UTF-8.
public enum TextDecoding {
  /// `bytes`, which are in `charset`, in UTF-8. O(bytes).
  ///
  /// What the charset gives no meaning to becomes U+FFFD. Of text that is said to be UTF-8
  /// nothing is changed, be it UTF-8 or not. ISO 8859-1 and US-ASCII are read as windows-1252,
  /// which has the same characters and more: programs that write one and say the other are many.
  ///
  /// - Parameter charset: a name, in any case, of IANA's registry of character sets or another
  ///   that is in use, such as `windows-1251`, `Shift_JIS`, `latin1` or `cp932`; quotes around
  ///   it and spaces are left out.
  /// - Returns: nil for a name that nobody knows.
  public static func utf8(_ bytes: [UInt8], charset: String) -> [UInt8]? {
    guard let name = converterName(charset) else { return nil }
    return name == "utf-8" ? bytes : CharsetConverter(name)?.utf8(bytes)
  }

  /// Whether `utf8(_:charset:)` knows a charset of this name.
  public static func isKnown(charset: String) -> Bool {
    guard let name = converterName(charset) else { return false }
    return name == "utf-8" || CharsetConverter(name) != nil
  }

  /// The name to open a converter by, in lower case; nil for what can be no name: ICU would take
  /// a comma for the beginning of an option, and a slash for that of a path.
  static func converterName(_ charset: String) -> String? {
    let name = charset.lowercased().filter { $0 != "\"" && $0 != "'" && $0 != " " }
    guard !name.isEmpty, name.utf8.count <= 60, name.utf8.allSatisfy({ Self.isPartOfName($0) })
    else { return nil }
    return supersets[name] ?? name
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-_.:+()".utf8.contains(byte)
    }
  }

  /// What a name is read as, where programs mean more than the name says.
  private static let supersets: [String: String] = [
    "utf8": "utf-8", "utf_8": "utf-8", "unicode-1-1-utf-8": "utf-8",
    "us-ascii": "windows-1252", "ascii": "windows-1252", "ansi_x3.4-1968": "windows-1252",
    "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "iso_8859-1": "windows-1252",
    "iso88591": "windows-1252", "latin1": "windows-1252", "latin-1": "windows-1252",
    "l1": "windows-1252", "cp819": "windows-1252", "iso-8859-9": "windows-1254",
    "latin5": "windows-1254", "gb2312": "gb18030", "gbk": "gb18030", "cp936": "gb18030",
    "ks_c_5601-1987": "windows-949", "euc-kr": "windows-949", "tis-620": "windows-874",
    "ansi": "windows-1252", "x-sjis": "shift_jis", "sjis": "shift_jis",
  ]
}
