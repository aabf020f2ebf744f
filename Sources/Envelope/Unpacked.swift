/// What was unpacked, be it all or not.
struct Unpacked {
  var bytes: [UInt8] = []
  /// Why the rest could not be read; nil when there is no rest.
  var fault: String?
  /// Whether there was more than the budget allows; then there are no bytes.
  var isTooLarge = false
}
