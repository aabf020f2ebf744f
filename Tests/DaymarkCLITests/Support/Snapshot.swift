import Glibc
import Testing

/// Whole texts that were looked at once, and are compared from then on.
enum Snapshot {
  /// Expects the text to be that of Snapshots/NAME.txt. With `DAYMARK_UPDATE_SNAPSHOTS` set
  /// it is written there instead: look at the difference before it is committed.
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = Project.snapshot(name)
    if getenv("DAYMARK_UPDATE_SNAPSHOTS") != nil {
      let bytes = Array(text.utf8)
      guard let file = fopen(path, "we") else {
        Issue.record("\(path) cannot be written", sourceLocation: sourceLocation)
        return
      }
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
      return
    }
    let expected = Project.bytes(path).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == expected, "set DAYMARK_UPDATE_SNAPSHOTS=1 where the change is meant",
      sourceLocation: sourceLocation)
  }
}
