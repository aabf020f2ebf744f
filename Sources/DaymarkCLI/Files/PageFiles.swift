/// The output of pages: a file, or a numbered one for each page.
struct PageFiles {
  /// The argument as given.
  let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
  }

  /// Writes the files: one under the name given, several with their numbers before its ending,
  /// all numbers of one width: `out-01.png`.
  ///
  /// - Throws: a usage error for several where the output takes one only, such as `-`; and as
  ///   `OutputFile.write`.
  func write(_ files: [[UInt8]]) throws(CommandError) {
    guard files.count != 1 else { return try OutputFile(argument).write(files[0]) }
    guard !argument.isDash, argument.descriptorNumber == nil else {
      throw .usage(
        "\(files.count) images cannot be written into one output",
        remedy: "write a PDF, or name a file: its pages are numbered")
    }
    let width = String(files.count).count
    for (index, bytes) in files.enumerated() {
      let digits = String(index + 1)
      let number = String(repeating: "0", count: width - digits.count) + digits
      try OutputFile(numbered(number)).write(bytes)
    }
  }

  private func numbered(_ number: String) -> Argument {
    let bytes = argument.bytes
    let name = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let dot = bytes[name...].lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    let insertion = dot == name ? bytes.endIndex : dot
    return Argument(
      bytes: Array(bytes[..<insertion]) + Array("-\(number)".utf8) + Array(bytes[insertion...]))
  }
}
