import Glibc

/// A file under a name of its own beside the one that it will become. It is removed with
/// its owner, unless it was renamed.
struct TemporaryFile: ~Copyable {
  private let path: Argument
  private let descriptor: FileDescriptor
  private let folder: Argument

  /// Makes an empty file in the folder of `target`.
  init(beside target: Argument) throws(SystemError) {
    let prefix = target.folderPart
    folder = prefix.isEmpty ? "." : Argument(bytes: prefix)
    while true {
      let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = Argument(bytes: prefix + Array(".daymark-\(suffix).tmp".utf8))
      do throws(SystemError) {
        // The system takes the umask off; asking for the umask would change it for a moment.
        descriptor = try FileDescriptor(
          opening: path.cString, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        self.path = path
        return
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  deinit {
    // After a rename nothing stands under the name, and this does nothing.
    _ = unlink(path.cString)
  }

  /// Writes the content to the disk and takes over owner and permissions of the file to be
  /// replaced, where there is one.
  borrowing func fill(_ bytes: [UInt8], like status: FileStatus?) throws(SystemError) {
    if let status {
      // Only root may give files away; a group that one belongs to is possible for all.
      if fchown(descriptor.number, status.owner, status.group) != 0 {
        _ = fchown(descriptor.number, uid_t.max, status.group)
      }
      guard fchmod(descriptor.number, status.permissions) == 0 else { throw .last }
    }
    try descriptor.write(bytes)
    try descriptor.synchronize()
  }

  /// Puts the file in the place of `target`, in one step.
  borrowing func rename(to target: Argument) throws(SystemError) {
    guard Glibc.rename(path.cString, target.cString) == 0 else { throw .last }
    // The new name is safe from a crash when the folder is written too. It stands in any
    // case, so a folder that cannot be opened is no failure.
    if let folder = try? FileDescriptor(opening: folder.cString, flags: O_RDONLY | O_DIRECTORY) {
      try? folder.synchronize()
    }
  }
}
