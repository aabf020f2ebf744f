import Glibc

/// Tells whether a file holds what comes a piece at a time; neither is held whole.
final class FileComparison {
  private let path: Argument
  private let file: FileDescriptor
  private var areEqual = true
  private var failure: SystemError?

  /// - Parameter path: of a regular file.
  /// - Throws: status 66 where it may not be read.
  init(with path: Argument) throws(CommandError) {
    self.path = path
    do throws(SystemError) {
      file = try FileDescriptor(opening: path.cString, flags: O_RDONLY | O_NOCTTY)
    } catch {
      throw .cannotRead(path.text, error)
    }
  }

  /// Compares the next piece.
  func take(_ piece: [UInt8]) {
    if !areEqual || failure != nil { return }
    do throws(SystemError) {
      areEqual = try file.read(upTo: piece.count) == piece
    } catch {
      failure = error
    }
  }

  /// Whether the file holds all pieces and nothing behind them.
  ///
  /// - Throws: status 74 where the system failed to read it.
  func finish() throws(CommandError) -> Bool {
    do throws(SystemError) {
      if let failure { throw failure }
      if !areEqual { return false }
      return try file.read(upTo: 1).isEmpty
    } catch {
      throw .cannotRead(path.text, error)
    }
  }
}
