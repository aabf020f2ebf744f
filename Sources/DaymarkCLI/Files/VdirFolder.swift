import CalendarModel
import Glibc

/// A folder that is a calendar in the layout of vdir, which vdirsyncer and khal use: one item a
/// file, ending in `.ics`, and the files `displayname` and `color`.
struct VdirFolder {
  /// The folder as given.
  let argument: Argument

  init(_ argument: Argument) {
    self.argument = argument
  }

  /// Whether the path is a folder, links followed.
  var exists: Bool {
    let path = argument.bytes.isEmpty ? Argument(".") : argument
    guard
      let folder = try? FileDescriptor(opening: path.cString, flags: O_RDONLY | O_DIRECTORY)
    else { return false }
    return (try? folder.status().kind) == .folder
  }

  /// The names of the items: the files that end in `.ics`, in the order of bytes. Hidden ones,
  /// and what a writer has not finished (`.tmp`), are none. O(*n* log *n*).
  ///
  /// - Throws: status 66 where there is no such folder or it may not be read.
  func items() throws(CommandError) -> [[UInt8]] {
    try names().filter { Self.isItem($0) }
  }

  /// `displayname`: what people call the calendar; nil where there is none or it is empty.
  func displayName() throws(CommandError) -> String? {
    try text(of: "displayname")
  }

  /// `color`: `#RRGGBB`; nil where there is none or it is no colour.
  func color() throws(CommandError) -> RGBColor? {
    guard let text = try text(of: "color"), text.utf8.count == 7, text.hasPrefix("#"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return RGBColor(number)
  }

  /// The path of a file in the folder.
  func path(to name: [UInt8]) -> Argument {
    var bytes = argument.bytes
    if !bytes.isEmpty, bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
    return Argument(bytes: bytes + name)
  }

  /// The path of a file in the folder.
  func path(to name: String) -> Argument { path(to: Array(name.utf8)) }

  /// Makes the folder unless it is there; the folder that it lies in must be there.
  ///
  /// - Throws: status 73 where it cannot be made, or a file stands there.
  func make() throws(CommandError) {
    guard mkdir(argument.cString, 0o777) != 0 else { return }
    let error = SystemError.last
    guard error.code == EEXIST else { throw .cannotWrite(argument.text, error) }
    guard exists else {
      throw .cannotWrite(argument.text, SystemError(code: ENOTDIR))
    }
  }

  /// Writes a file whole or not at all, unless it holds these bytes already.
  ///
  /// - Parameter synchronizing: whether a new file is on the disk on return. If not,
  ///   `synchronize()` is to be called in the end.
  /// - Returns: whether it was written.
  func write(
    _ bytes: [UInt8], to name: [UInt8], synchronizing: Bool = true
  ) throws(CommandError) -> Bool {
    try write(to: name, synchronizing: synchronizing) { $0(bytes) }
  }

  /// Writes a file as `write(_:to:synchronizing:)` does, of which not all need be held.
  ///
  /// - Parameter content: gives the bytes in pieces, each time that it is called.
  func write(
    to name: [UInt8], synchronizing: Bool = true,
    content: (_ take: @escaping ([UInt8]) -> Void) -> Void
  ) throws(CommandError) -> Bool {
    let path = path(to: name)
    if try Self.target(of: path).status?.kind == .regular {
      let comparison = try FileComparison(with: path)
      content { comparison.take($0) }
      if try comparison.finish() { return false }
    }
    let output = PiecewiseOutput(OutputFile(path), synchronizing: synchronizing)
    content { output.write($0) }
    try output.finish()
    return true
  }

  /// Brings what was written to the disk. C: `sync`, since `syncfs` is not for Swift to see.
  func synchronize() { sync() }

  /// The names in the folder, in the order of their bytes, `.` and `..` left out.
  func names() throws(CommandError) -> [[UInt8]] {
    let path = argument.bytes.isEmpty ? Argument(".") : argument
    guard let folder = opendir(path.cString) else {
      throw .cannotRead(argument.text, .last)
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw .cannotRead(argument.text, .last) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        Array(buffer.prefix { $0 != 0 })
      }
      if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a file of that name is an item.
  static func isItem(_ name: [UInt8]) -> Bool {
    name.count > 4 && name.first != UInt8(ascii: ".") && name.suffix(4).elementsEqual(".ics".utf8)
  }

  /// The text of a small file without the white space around it, or nil.
  private func text(of name: String) throws(CommandError) -> String? {
    guard let bytes = try Self.content(of: path(to: name)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) }
  }

  /// A file's bytes, or nil where nothing stands there.
  private static func content(of path: Argument) throws(CommandError) -> [UInt8]? {
    try target(of: path).status == nil ? nil : InputFile(path).read()
  }

  private static func target(of path: Argument) throws(CommandError) -> LinkTarget {
    do throws(SystemError) {
      return try LinkTarget(of: path)
    } catch {
      throw .cannotRead(path.text, error)
    }
  }
}
