import FoundationEssentials

extension InputFile {
  /// The path from the root on, by which it can be read from any folder; nil for what can be
  /// read once only, and for a name that is not UTF-8.
  var absolutePath: String? {
    guard !argument.isDash, argument.descriptorNumber == nil,
      let path = String(validating: argument.bytes, as: UTF8.self)
    else { return nil }
    return URL(filePath: path).standardizedFileURL.path(percentEncoded: false).withoutEndingSlash
  }
}

extension String {
  fileprivate var withoutEndingSlash: String {
    count > 1 && hasSuffix("/") ? String(dropLast()) : self
  }
}
