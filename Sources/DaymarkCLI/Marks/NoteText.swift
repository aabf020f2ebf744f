/// The text of a note, as it is given.
enum NoteText {
  /// The most bytes of a note, 1 MiB: a book has less.
  static let sizeLimit = 1 << 20

  /// The note of an option; `-` reads standard input. Nil for an empty text.
  ///
  /// A line break at the end of standard input is what commands end their output with, and not
  /// of the note.
  ///
  /// - Throws: a usage error for an argument, and status 65 for an input, that is not UTF-8,
  ///   has a NUL or is too long; what reading throws.
  static func read(_ argument: Argument) throws(CommandError) -> String? {
    guard argument.isDash else {
      return try text(argument.bytes) { .usage("--note: \($0)", remedy: $1) }
    }
    var bytes = try InputFile(argument).read(limit: 8 * sizeLimit)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return try text(bytes) {
      .failure(.unreadableData, problem: "standard input: \($0)", remedy: $1)
    }
  }

  private static func text(
    _ bytes: [UInt8], _ error: (_ problem: String, _ remedy: String) -> CommandError
  ) throws(CommandError) -> String? {
    guard bytes.count <= sizeLimit else {
      throw error("a note of more than \(sizeLimit) bytes", "put the text into a file of its own")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw error("not text in UTF-8", "convert it first: iconv -t UTF-8")
    }
    // One kind of line break, whatever it was typed with.
    let note = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return note.isEmpty ? nil : note
  }
}
