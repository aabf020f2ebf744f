import Glibc

/// What can be seen of a database's file without SQLite.
struct DatabaseFileState: Hashable {
  /// Whether it is in WAL mode, and nobody has its log: all of the database is in the file.
  let isUnusedWAL: Bool
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The state of a file; that of none where it cannot be read.
  init(path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    size = isThere ? Int(status.st_size) : -1
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    isUnusedWAL = isThere && Self.isWAL(path) && access(path + "-wal", F_OK) != 0
  }

  /// SQLite's database file format, 1.3.3: the octets 18 and 19 are 2.
  private static func isWAL(_ path: String) -> Bool {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var header = [UInt8](repeating: 0, count: 20)
    guard pread(file, &header, header.count, 0) == header.count else { return false }
    return header.starts(with: "SQLite format 3\0".utf8) && header[18] == 2 && header[19] == 2
  }
}
