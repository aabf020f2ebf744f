import Glibc

/// The output of pages: a file, or a numbered one for each page.
///
/// Pages are written when they come, each to a file without a name; all of them get their names
/// when the last one is on the disk. So no more than one page is held in memory, and a failure
/// leaves what was there.
final class PageFiles {
  /// The argument as given.
  let argument: Argument
  /// The first page, while it may be the only one.
  private var first: [UInt8]?
  private var pages: [Page] = []
  /// Whether numbers can be put into the output's name.
  private lazy var takesNumbers = OutputFile(argument).isReplaced

  /// A page that has been written; an array holds no files.
  private final class Page {
    var file: TemporaryFile

    init(_ bytes: [UInt8], beside target: Argument) throws(SystemError) {
      file = try TemporaryFile(beside: target)
      try file.append(bytes)
      try file.synchronize()
    }
  }

  init(_ argument: Argument) {
    self.argument = argument
  }

  /// Takes the next file.
  ///
  /// - Parameter count: how many there will be, as far as is known.
  /// - Throws: a usage error for several where the output takes one only, such as `-`; status 73
  ///   where it cannot be written, 74 where the system fails to.
  func add(_ bytes: [UInt8], of count: Int) throws(CommandError) {
    let isOnly = first == nil && pages.isEmpty
    if count > 1 || !isOnly, !takesNumbers {
      throw .usage(
        "\(max(count, 2)) images cannot be written into one output",
        remedy: "write a PDF, or name a file: its pages are numbered")
    }
    guard !isOnly else {
      first = bytes
      return
    }
    do throws(SystemError) {
      if let first {
        Self.raiseFileLimit()
        pages.append(try Page(first, beside: argument))
        self.first = nil
      }
      pages.append(try Page(bytes, beside: argument))
    } catch {
      throw .cannotWrite(argument.text, error)
    }
  }

  /// Puts the files in their places: one under the name given, several with their numbers before
  /// its ending, all numbers of one width: `out-01.png`.
  ///
  /// - Throws: as `OutputFile.write`.
  func finish() throws(CommandError) {
    if let first { return try OutputFile(argument).write(first) }
    let width = String(pages.count).count
    let names = pages.indices.map { index in
      let digits = String(index + 1)
      return numbered(String(repeating: "0", count: width - digits.count) + digits)
    }
    // What stands against one of them is found before the first is replaced.
    var targets: [LinkTarget] = []
    for name in names { targets.append(try Self.target(name)) }
    for (index, target) in targets.enumerated() {
      do throws(SystemError) {
        if let status = target.status { try pages[index].file.adopt(status) }
        try pages[index].file.rename(to: target.path)
      } catch {
        throw .cannotWrite(names[index].text, error)
      }
    }
  }

  private static func target(_ name: Argument) throws(CommandError) -> LinkTarget {
    do throws(SystemError) {
      let target = try LinkTarget(of: name)
      switch target.status?.kind {
      case nil, .regular: try target.checkWritable()
      case .folder: throw SystemError(code: EISDIR)
      default: throw SystemError(code: EEXIST)
      }
      return target
    } catch {
      throw .cannotWrite(name.text, error)
    }
  }

  /// Lets the process have as many files open as it may: each page is one until the end.
  /// C: `setrlimit`.
  private static func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
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
