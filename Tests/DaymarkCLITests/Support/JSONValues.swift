/// The value of a key in a line of JSON that is known to have no escapes in it; nil without one.
func jsonValue(_ key: String, in line: some StringProtocol) -> String? {
  let parts = String(line).split(separator: "\"\(key)\":")
  guard parts.count > 1 else { return nil }
  let rest = parts[1].first == "\"" ? parts[1].dropFirst() : parts[1]
  return String(rest.prefix { $0 != "\"" && $0 != "," && $0 != "}" })
}
