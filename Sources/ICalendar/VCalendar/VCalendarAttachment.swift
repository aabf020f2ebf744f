import CalendarModel

/// What a vCalendar 1.0 holds or points to: ATTACH (2.3.1) and the sound of AALARM.
enum VCalendarAttachment {
  /// ATTACH of a line.
  static func property(_ line: VCalendarLine) -> Property {
    property(line, octets: line.octets, text: line.value)
  }

  /// ATTACH with the parameters of a line and a value of its own: the octets where they are
  /// in the line itself, else the text.
  static func property(_ line: VCalendarLine, octets: [UInt8], text: String) -> Property {
    var parameters = formatType(line)
    let url = text.withoutSpaces
    switch line.parameter("VALUE") {
    case "CONTENT-ID", "CID":
      let identifier = url.filter { $0 != "<" && $0 != ">" }
      let isURI = identifier.lowercased().hasPrefix("cid:")
      return Property(
        "ATTACH", parameters: parameters, value: isURI ? identifier : "CID:\(identifier)")
    case "URL", "URI": return Property("ATTACH", parameters: parameters, value: url)
    case nil where line.encoding == .none && hasScheme(url):
      return Property("ATTACH", parameters: parameters, value: url)
    default:
      if line.encoding != .base64, parameters.isEmpty {
        parameters.append(Property.Parameter("FMTTYPE", ["text/plain"]))
      }
      parameters.append(Property.Parameter("ENCODING", ["BASE64"]))
      parameters.append(Property.Parameter("VALUE", ["BINARY"]))
      return Property("ATTACH", parameters: parameters, value: Base64.encode(octets))
    }
  }

  /// Whether a text begins as a URI does (RFC 3986, 3.1). One letter is a drive of Windows.
  static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon].utf8
    return scheme.count > 1 && scheme.first?.isLetter ?? false
      && scheme.allSatisfy(\.isSchemeOctet)
  }

  /// FMTTYPE from TYPE: a media type, or one of the specification's words for sounds.
  private static func formatType(_ line: VCalendarLine) -> [Property.Parameter] {
    line.parameters.compactMap { parameter in
      let value = parameter.values.first ?? ""
      switch parameter.name.uppercased() {
      case "VALUE": return nil
      case "TYPE", "FMTTYPE":
        let sounds = ["WAVE": "audio/wav", "PCM": "audio/basic", "AIFF": "audio/aiff"]
        if let type = sounds[value.uppercased()] ?? (value.contains("/") ? value : nil) {
          return Property.Parameter("FMTTYPE", [type])
        }
        return Property.Parameter("X-VCALENDAR-TYPE", parameter.values)
      default: return parameter
      }
    }
  }
}
