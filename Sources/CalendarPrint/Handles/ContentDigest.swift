import CPangoCairo

/// The digest by which a document names what it lets a browser run.
enum ContentDigest {
  /// The SHA-256 digest (FIPS 180-4) in base 64; nil where the library has none.
  ///
  /// C: `g_checksum_new`, ours, freed by `g_checksum_free`; of GLib, which Pango brings.
  static func sha256(_ bytes: [UInt8]) -> String? {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: 32)
    var length = gsize(digest.count)
    g_checksum_get_digest(checksum, &digest, &length)
    guard let text = g_base64_encode(digest, gsize(length)) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
