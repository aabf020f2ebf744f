import CGLib

/// Owns a `GOptionContext` and everything that it points to, for one parse.
///
/// Every value is an `ARG_FILENAME`: `ARG_STRING` refuses what is not valid in the
/// locale's encoding, so every accent in the C locale. C: `g_option_context_new`,
/// `g_option_context_free`.
struct GLibOptionContext: ~Copyable {
  /// What GLib found wrong, with the option as the user wrote it.
  enum Failure: Error, Hashable {
    case unknownOption(String)
    case missingValue(String)
    case other(String)
  }

  private let options: [Option]
  private let context: OpaquePointer
  /// Long names, which GLib points to and does not copy. Ours, by `g_strdup`.
  private let names: [UnsafeMutablePointer<CChar>?]
  /// Where GLib stores flags, one for each option.
  private let flags: UnsafeMutablePointer<gboolean>
  /// Where GLib stores values: a string or a list of strings for each option, and last the
  /// list of the other arguments. Ours to free.
  private let values: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(_ options: [Option]) {
    self.options = options
    names = options.map { g_strdup($0.name) } + [g_strdup("")]
    flags = .allocate(capacity: options.count)
    flags.initialize(repeating: 0, count: options.count)
    values = .allocate(capacity: options.count + 1)
    values.initialize(repeating: nil, count: options.count + 1)
    context = g_option_context_new(nil)
    // The help texts are ours: GLib's cannot be wrapped or given examples.
    g_option_context_set_help_enabled(context, 0)

    var entries = options.enumerated().map { index, option in
      let letter = option.letter?.asciiValue.map { CChar(bitPattern: $0) } ?? 0
      func entry(_ kind: Int, _ data: UnsafeMutableRawPointer) -> daymark_option {
        daymark_option(
          long_name: names[index], short_name: letter, kind: Int32(kind), data: data)
      }
      return switch option.kind {
      case .flag: entry(DAYMARK_FLAG, UnsafeMutableRawPointer(flags + index))
      case .value: entry(DAYMARK_VALUE, UnsafeMutableRawPointer(values + index))
      case .values: entry(DAYMARK_VALUES, UnsafeMutableRawPointer(values + index))
      }
    }
    // An empty name (G_OPTION_REMAINING) collects what is not an option.
    entries.append(
      daymark_option(
        long_name: names[options.count], short_name: 0, kind: Int32(DAYMARK_VALUES),
        data: UnsafeMutableRawPointer(values + options.count)))
    daymark_add_options(context, entries, Int32(entries.count))
  }

  deinit {
    g_option_context_free(context)
    for (index, option) in options.enumerated() {
      if case .value = option.kind { g_free(values[index]) } else { freeList(at: index) }
    }
    freeList(at: options.count)
    flags.deallocate()
    values.deallocate()
    for name in names { g_free(name) }
  }

  /// Parses the arguments, the command's own name not among them.
  ///
  /// C: `g_option_context_parse_strv`; the list handed over stays ours.
  consuming func parse(_ arguments: [Argument]) throws(Failure) -> ParsedOptions {
    var strings: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = newStrings(
      [Argument("daymark")] + arguments)
    defer { g_strfreev(strings) }
    var message: UnsafeMutablePointer<CChar>?
    let failure = Int(daymark_parse_options(context, &strings, &message))
    guard failure == DAYMARK_PARSED else {
      defer { g_free(message) }
      throw Failure(failure, message.map { String(decoding: Argument($0).bytes, as: UTF8.self) })
    }

    var parsed = ParsedOptions()
    for (index, option) in options.enumerated() {
      switch option.kind {
      case .flag:
        if flags[index] != 0 { parsed.flags.insert(option.name) }
      case .value:
        if let start = values[index] {
          parsed.values[option.name] = [Argument(start.assumingMemoryBound(to: CChar.self))]
        }
      case .values:
        parsed.values[option.name] = list(at: index)
      }
    }
    parsed.positionals = list(at: options.count)
    return parsed
  }

  private func list(at index: Int) -> [Argument] {
    guard let start = values[index] else { return [] }
    var next = start.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    var list: [Argument] = []
    while let string = next.pointee {
      list.append(Argument(string))
      next += 1
    }
    return list
  }

  private func freeList(at index: Int) {
    g_strfreev(values[index]?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
  }
}

/// A list of strings of its own, ended by NULL. C: the caller frees it by `g_strfreev`.
private func newStrings(
  _ arguments: [Argument]
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  typealias Element = UnsafeMutablePointer<CChar>?
  let size = (arguments.count + 1) * MemoryLayout<Element>.stride
  let list = g_malloc0(gsize(size))?.bindMemory(to: Element.self, capacity: arguments.count + 1)
  for (index, argument) in arguments.enumerated() { list?[index] = g_strdup(argument.cString) }
  return list
}

extension Argument {
  /// A copy of a C string.
  fileprivate init(_ string: UnsafePointer<CChar>) {
    let count = strlen(string)
    self.init(bytes: UnsafeBufferPointer(start: string, count: count).map(UInt8.init(bitPattern:)))
  }
}

extension GLibOptionContext.Failure {
  /// GLib names the option in its message only, after the last words of its own.
  fileprivate init(_ kind: Int, _ message: String?) {
    guard let message else {
      self = .other("the options cannot be read")
      return
    }
    guard kind != DAYMARK_OTHER_FAILURE, let dash = message.firstIndex(of: "-") else {
      self = .other(message)
      return
    }
    let option = String(message[dash...])
    self = kind == DAYMARK_UNKNOWN_OPTION ? .unknownOption(option) : .missingValue(option)
  }
}
