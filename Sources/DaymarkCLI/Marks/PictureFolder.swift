import Glibc
import ICalendar

/// The folder of the pictures that a calendar links to.
struct PictureFolder {
  /// What `--images` and `--image-base` ask for.
  enum Choice: Hashable {
    case embedded
    case omitted
    /// Linked, in this folder, which is at this address as far as one is given.
    case linked(Argument, base: String?)

    /// - Throws: a usage error for an unknown word, or a link to nowhere.
    init(_ options: ParsedOptions) throws(CommandError) {
      let base = options[MarkExportArguments.imageBase]?.text
      let folder: Argument
      switch options[MarkExportArguments.images] {
      case let value? where value.text == "link":
        guard let sibling = options[CommonOptions.output]?.sibling("-images") else {
          throw .usage(
            "--images link has no folder", remedy: "name one, such as --images link=images")
        }
        folder = sibling
      case let value? where value.text.hasPrefix("link=") && value.bytes.count > 5:
        folder = Argument(bytes: Array(value.bytes.dropFirst(5)))
      case let value?:
        guard ["embed", "none"].contains(value.text) else {
          throw .usage(
            "--images \(value.text): no such thing", remedy: "write embed, link=FOLDER or none")
        }
        fallthrough
      case nil:
        guard base == nil else {
          throw .usage(
            "--image-base is for linked pictures", remedy: "add --images link=FOLDER")
        }
        let isOmitted = options[MarkExportArguments.images]?.text == "none"
        self = isOmitted ? .omitted : .embedded
        return
      }
      self = .linked(folder, base: try base.map(Self.checked))
    }

    /// The address of a folder, with a slash at its end.
    private static func checked(_ base: String) throws(CommandError) -> String {
      let isAddress = base.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[!#-;=?-~]+/) != nil
      guard isAddress else {
        throw .usage(
          "--image-base \(base): no address",
          remedy: "write one such as https://example.org/images/")
      }
      return base.hasSuffix("/") ? base : base + "/"
    }
  }

  private let folder: VdirFolder

  /// The folder of this path.
  init(_ path: Argument) {
    folder = VdirFolder(path)
  }

  /// Its address as a file of this machine (RFC 8089), with a slash at its end.
  ///
  /// It need not exist, but the folder that it lies in must.
  ///
  /// - Throws: status 73 where the path leads nowhere.
  func address() throws(CommandError) -> String {
    var path = folder.argument
    while path.bytes.count > 1, path.bytes.last == UInt8(ascii: "/") {
      path = Argument(bytes: Array(path.bytes.dropLast()))
    }
    var bytes: [UInt8]
    if let whole = Self.resolved(path) {
      bytes = whole
    } else {
      let parent = path.folderPart.isEmpty ? Argument(".") : Argument(bytes: path.folderPart)
      guard let whole = Self.resolved(parent) else {
        throw .cannotWrite(folder.argument.text, .last)
      }
      bytes = whole + (whole.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")])
      bytes += path.bytes.dropFirst(path.folderPart.count)
    }
    return "file://" + Self.encoded(bytes) + (bytes.last == UInt8(ascii: "/") ? "" : "/")
  }

  /// Writes the pictures, each whole or not at all, and makes the folder where it has to.
  ///
  /// - Throws: status 73 or 74 where one cannot be written.
  func write(_ pictures: [MarkExportResult.Picture]) throws(CommandError) {
    guard !pictures.isEmpty else { return }
    try folder.make()
    for picture in pictures { _ = try folder.write(picture.bytes, to: Array(picture.name.utf8)) }
  }

  /// The path without links and dots; nil where there is nothing. C: `realpath`.
  private static func resolved(_ path: Argument) -> [UInt8]? {
    guard let whole = realpath(path.cString, nil) else { return nil }
    defer { free(whole) }
    return (0..<strlen(whole)).map { UInt8(bitPattern: whole[$0]) }
  }

  /// The octets of a path in an address (RFC 3986, 3.3 and 2.1).
  private static func encoded(_ path: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in path {
      if unreserved.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
}
