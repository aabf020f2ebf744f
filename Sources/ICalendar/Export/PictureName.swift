/// The names of pictures that stand beside a calendar.
enum PictureName {
  /// A name made from the content, so that a picture of many days is one file. O(*octets*).
  static func name(of bytes: [UInt8], mediaType: String) -> String {
    let uuid = StableUUID(namespace: namespace, name: Base64.encode(bytes))
    return "\(uuid).\(ending(of: mediaType))"
  }

  /// What the name of a file of this media type ends in.
  static func ending(of mediaType: String) -> String {
    let type = mediaType.prefix { $0 != ";" }.lowercased()
    return endings[type] ?? "bin"
  }

  private static let endings = [
    "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp",
    "image/svg+xml": "svg", "image/avif": "avif", "image/heic": "heic", "image/heif": "heif",
    "image/bmp": "bmp", "image/tiff": "tiff", "image/x-icon": "ico",
    "image/vnd.microsoft.icon": "ico",
  ]
  private static let namespace = StableUUID(
    namespace: .domainNames, name: "picture.daymark.invalid")
}
