import Glibc

/// What the system knows of a file without reading it. C: `struct stat`.
struct FileStatus: Hashable, Sendable {
  /// The kinds that reading and writing tell apart.
  enum Kind: Hashable, Sendable {
    case regular, folder, stream, characterDevice, blockDevice, link
  }

  /// What it is; a pipe or socket is a stream.
  let kind: Kind
  /// Bytes; 0 for what is not a regular file, and for files of /proc.
  let size: Int
  /// Permission bits.
  let permissions: UInt32
  /// The owner's number.
  let owner: UInt32
  /// The group's number.
  let group: UInt32
  /// Whether it is the device that swallows everything and holds nothing.
  let isNullDevice: Bool

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFBLK: .blockDevice
      case S_IFCHR: .characterDevice
      default: .stream
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    // Linux numbers it 1:3.
    isNullDevice = status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == 0x103
  }

  /// The status of the file itself, a link not followed. C: `lstat`.
  init(at path: [CChar]) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    self.init(status)
  }
}
