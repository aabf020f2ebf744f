extension Argument {
  /// The number of the open file that the path stands for (`/dev/stdout`, `/dev/fd/3`), or
  /// nil. Opening such a path again would start at the beginning of what `>>` appends to,
  /// and fails for sockets.
  var descriptorNumber: Int32? {
    switch text {
    case "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where text.hasPrefix(folder) {
        return Int32(text.dropFirst(folder.count)).flatMap { $0 >= 0 ? $0 : nil }
      }
      return nil
    }
  }
}
