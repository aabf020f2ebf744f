import Glibc

/// The file that a path leads to through symbolic links; it need not exist yet.
struct LinkTarget {
  /// The path of the file itself.
  let path: Argument
  /// What stands there, or nil where nothing does.
  let status: FileStatus?

  /// Follows the links. A link that leads to nothing gives the path where it leads.
  ///
  /// - Throws: `ELOOP` for links that go round, `ENOENT` for an empty path or one that can
  ///   only be a folder, and what `lstat` and `readlink` report.
  init(of argument: Argument) throws(SystemError) {
    // Linux follows 40 links.
    var path = argument
    for _ in 0...40 {
      guard let last = path.bytes.last, last != UInt8(ascii: "/") || path.bytes.count == 1 else {
        throw SystemError(code: path.bytes.isEmpty ? ENOENT : EISDIR)
      }
      let status: FileStatus
      do throws(SystemError) {
        status = try FileStatus(at: path.cString)
      } catch {
        guard error.code == ENOENT else { throw error }
        self.path = path
        self.status = nil
        return
      }
      guard status.kind == .link else {
        self.path = path
        self.status = status
        return
      }
      path = try path.linkContent()
    }
    throw SystemError(code: ELOOP)
  }

  /// Whether another file may take the place of this one: renaming asks the folder only, so a
  /// write-protected file must be asked itself.
  ///
  /// - Throws: what the system says against it.
  func checkWritable() throws(SystemError) {
    if status != nil, faccessat(AT_FDCWD, path.cString, W_OK, AT_EACCESS) != 0 { throw .last }
  }
}

extension Argument {
  /// The folder's part of a path, with its slash; empty for a bare name.
  var folderPart: [UInt8] {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return Array(bytes[...slash])
  }

  /// Where a link leads; a relative target is meant from the link's folder. C: `readlink`.
  fileprivate func linkContent() throws(SystemError) -> Argument {
    // One more than the longest path, so that nothing is cut off unseen.
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(cString, &buffer, buffer.count)
    guard count >= 0 else { throw .last }
    guard count < buffer.count else { throw SystemError(code: ENAMETOOLONG) }
    let target = buffer[..<count].map(UInt8.init(bitPattern:))
    if target.first == UInt8(ascii: "/") { return Argument(bytes: target) }
    return Argument(bytes: folderPart + target)
  }
}
