import Glibc

/// A folder of its own for one test, removed with all that is in it.
final class Scratch {
  /// The path, without a slash at its end.
  let path: String

  init() throws {
    var template = Array("/tmp/daymark-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandRun.Failure(what: "mkdtemp", code: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    _ = chmod(path, 0o700)
    for name in names { unlink(self[name]) }
    for name in names { rmdir(self[name]) }
    rmdir(path)
  }

  /// The path of a file in it.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// Makes a file of this content.
  @discardableResult
  func file(_ name: String, _ content: String, permissions: mode_t = 0o644) -> String {
    let number = open(self[name], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let bytes = Array(content.utf8)
    _ = write(number, bytes, bytes.count)
    fchmod(number, permissions)
    close(number)
    return self[name]
  }

  /// The content of a file, or nil where there is none.
  func content(_ name: String) -> String? {
    let number = open(self[name], O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    defer { close(number) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(number, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// The permission bits of a file.
  func permissions(_ name: String) -> mode_t {
    var status = stat()
    stat(self[name], &status)
    return status.st_mode & 0o7777
  }

  /// What is in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
