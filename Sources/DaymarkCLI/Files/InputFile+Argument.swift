import CalendarModel
import Glibc

extension InputFile {
  /// Reads `FILE:name=Work,color=#3B6FE0`: a file, and what its calendar is called and how it
  /// looks. `\,` is a comma in a name. A file that exists under the whole argument is that file.
  ///
  /// - Throws: a usage error for an unknown key or a colour that is none.
  init(parsing argument: Argument) throws(CommandError) {
    guard let colon = Self.startOfKeys(argument.bytes),
      (try? FileStatus(at: argument.cString)) == nil
    else {
      self.init(argument)
      return
    }
    self.init(Argument(bytes: Array(argument.bytes[..<colon])))
    guard colon > 0 else {
      throw .usage(
        "\(argument.text): no file before the colon", remedy: "write FILE:name=NAME,color=COLOR")
    }
    let keys = String(decoding: argument.bytes[(colon + 1)...], as: UTF8.self)
    for part in Self.parts(keys) {
      guard let equals = part.firstIndex(of: "=") else {
        throw .usage(
          "\(argument.text): \(part.isEmpty ? "nothing beside a comma" : "\"\(part)\" is not KEY=VALUE")",
          remedy: "write \\, for a comma in a name")
      }
      let value = String(part[part.index(after: equals)...])
      switch part[..<equals].lowercased() {
      case "name":
        guard value.contains(where: { !$0.isWhitespace }) else {
          throw .usage("\(argument.text): the name is empty", remedy: "give one, as in name=Work")
        }
        title = value
      case "color":
        guard let color = RGBColor(parsing: value) else {
          throw .usage(
            "\(argument.text): \"\(value)\" is no colour",
            remedy: "write one such as #3B6FE0, #36E or teal")
        }
        self.color = color
      case let key:
        throw .usage(
          "\(argument.text): unknown key \"\(key)\"", remedy: "write name= or color=")
      }
    }
  }

  /// The colon behind the file's name: the first before `name=` or `color=`, else the last
  /// before any word and `=`, which is a slip.
  private static func startOfKeys(_ bytes: [UInt8]) -> Int? {
    var slip: Int?
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      let word = bytes[(colon + 1)...].prefix { byte in (byte | 0x20) &- 0x61 < 26 }
      guard !word.isEmpty, word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "=")
      else { continue }
      let key = String(decoding: word, as: UTF8.self).lowercased()
      if key == "name" || key == "color" { return colon }
      slip = colon
    }
    return slip
  }

  /// The parts between commas; `\,` and `\\` stand for the second character.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        if character != "," && character != "\\" { parts[parts.count - 1].append("\\") }
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    return parts
  }
}
