import Glibc

/// A file for its owner's eyes that an editor works on. It is removed when nobody needs it, and
/// never with words in it that stand nowhere else.
struct DraftFile {
  /// Its path.
  let path: String

  /// Makes a draft beside a file.
  ///
  /// - Throws: status 73 where it cannot be made.
  init(beside path: String, _ text: String) throws(CommandError) {
    while true {
      let suffix = String(UInt32.random(in: .min ... .max), radix: 36)
      let candidate = "\(path).draft-\(suffix).txt"
      do throws(SystemError) {
        let file = try FileDescriptor(
          opening: Argument(candidate).cString, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        do throws(SystemError) {
          try file.write(Array(text.utf8))
          try file.close()
        } catch {
          // Nothing is in it that was written by hand.
          unlink(candidate)
          throw error
        }
        self.path = candidate
        return
      } catch {
        if error.code != EEXIST { throw .cannotWrite(candidate, error) }
      }
    }
  }

  /// A draft that is there already.
  init(at path: String) {
    self.path = path
  }

  /// What is in it now.
  ///
  /// - Throws: what reading a file throws; status 65 where it is not UTF-8.
  func text() throws(CommandError) -> String {
    let bytes = try InputFile(Argument(path)).read(limit: 64 << 20)
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .failure(
        .unreadableData, problem: "\(path): not text in UTF-8",
        remedy: "save it in UTF-8; it is kept")
    }
    return text
  }

  /// Removes it.
  func remove() {
    unlink(path)
  }
}
