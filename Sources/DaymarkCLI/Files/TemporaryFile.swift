import Glibc

/// A file beside the one that it will become.
///
/// Where the file system can, it has no name until it is complete, so that nothing is left
/// of it even when the process is killed. Elsewhere it has a name of its own, and is
/// removed with its owner unless it was renamed.
struct TemporaryFile: ~Copyable {
  /// The folder's part of a path, with its slash; empty for the current folder.
  private let prefix: [UInt8]
  private let descriptor: FileDescriptor
  /// Its name, once it has one.
  private var path: Argument?

  /// `O_TMPFILE` of Linux, which Swift's headers leave out: `__O_TMPFILE | O_DIRECTORY`.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Makes an empty file in the folder of `target`.
  ///
  /// - Parameter named: gives it a name at once, as on file systems without `O_TMPFILE`.
  init(beside target: Argument, named: Bool = false) throws(SystemError) {
    prefix = target.folderPart
    if !named, let file = Self.nameless(in: prefix) {
      descriptor = file
      return
    }
    while true {
      let path = Self.candidate(prefix)
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
    if let path { _ = unlink(path.cString) }
  }

  /// Writes more content.
  borrowing func append(_ bytes: [UInt8]) throws(SystemError) { try descriptor.write(bytes) }

  /// Brings the content to the disk.
  borrowing func synchronize() throws(SystemError) { try descriptor.synchronize() }

  /// Takes over owner and permissions of the file to be replaced.
  borrowing func adopt(_ status: FileStatus) throws(SystemError) {
    // Only root may give files away; a group that one belongs to is possible for all.
    if fchown(descriptor.number, status.owner, status.group) != 0 {
      _ = fchown(descriptor.number, uid_t.max, status.group)
    }
    guard fchmod(descriptor.number, status.permissions) == 0 else { throw .last }
  }

  /// Puts the file in the place of `target`, in one step.
  mutating func rename(to target: Argument, synchronizing: Bool = true) throws(SystemError) {
    // A file without a name gets that of the target at once where nothing has it.
    if path != nil || !link(to: target) {
      let path = try named()
      guard Glibc.rename(path.cString, target.cString) == 0 else { throw .last }
    }
    if !synchronizing { return }
    // The new name is safe from a crash when the folder is written too. It stands in any
    // case, so a folder that cannot be opened is no failure.
    let folder = Self.folder(prefix).cString
    if let folder = try? FileDescriptor(opening: folder, flags: O_RDONLY | O_DIRECTORY) {
      try? folder.synchronize()
    }
  }

  /// Its name, which it gets here if it has none: `linkat` would not replace a file.
  private mutating func named() throws(SystemError) -> Argument {
    while true {
      if let path { return path }
      let path = Self.candidate(prefix)
      if link(to: path) {
        self.path = path
      } else if errno != EEXIST {
        throw .last
      }
    }
  }

  /// Gives the file, which has none, a name; false, with `errno`, where that can't be.
  private borrowing func link(to path: Argument) -> Bool {
    let source = Self.link(to: descriptor.number).cString
    return linkat(AT_FDCWD, source, AT_FDCWD, path.cString, AT_SYMLINK_FOLLOW) == 0
  }

  /// A file without a name, or nil where the system cannot make or later name one.
  private static func nameless(in prefix: [UInt8]) -> FileDescriptor? {
    guard canName else { return nil }
    return try? FileDescriptor(
      opening: folder(prefix).cString, flags: O_WRONLY | withoutName, mode: 0o666)
  }

  /// Whether the system has the folder that `link(to:)` leads through; asked once.
  private static let canName = access("/proc/self/fd", F_OK) == 0

  private static func link(to number: Int32) -> Argument { Argument("/proc/self/fd/\(number)") }

  private static func folder(_ prefix: [UInt8]) -> Argument {
    prefix.isEmpty ? "." : Argument(bytes: prefix)
  }

  private static func candidate(_ prefix: [UInt8]) -> Argument {
    let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
    return Argument(bytes: prefix + Array(".daymark-\(suffix).tmp".utf8))
  }
}
