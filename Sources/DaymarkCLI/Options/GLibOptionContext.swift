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

    var entries: [GOptionEntry] = []
    for (index, option) in options.enumerated() {
      var entry = GOptionEntry()
      entry.long_name = UnsafePointer(names[index])
      entry.short_name = option.letter?.asciiValue.map { CChar(bitPattern: $0) } ?? 0
      switch option.kind {
      case .flag:
        entry.arg = G_OPTION_ARG_NONE
        entry.arg_data = UnsafeMutableRawPointer(flags + index)
      case .value:
        entry.arg = G_OPTION_ARG_FILENAME
        entry.arg_data = UnsafeMutableRawPointer(values + index)
      case .values:
        entry.arg = G_OPTION_ARG_FILENAME_ARRAY
        entry.arg_data = UnsafeMutableRawPointer(values + index)
      }
      entries.append(entry)
    }
    // An empty name (G_OPTION_REMAINING) collects what is not an option.
    var rest = GOptionEntry()
    rest.long_name = UnsafePointer(names[options.count])
    rest.arg = G_OPTION_ARG_FILENAME_ARRAY
    rest.arg_data = UnsafeMutableRawPointer(values + options.count)
    // GLib copies the entries up to the one without a name.
    g_option_context_add_main_entries(context, entries + [rest, GOptionEntry()], nil)
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
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &strings, &error) != 0 else {
      defer { g_error_free(error) }
      throw Failure(error?.pointee)
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
  fileprivate init(_ error: GError?) {
    guard let error, let text = error.message else {
      self = .other("the options cannot be read")
      return
    }
    let message = String(
      decoding: UnsafeBufferPointer(start: text, count: strlen(text))
        .map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard error.domain == g_option_error_quark(), let dash = message.firstIndex(of: "-") else {
      self = .other(message)
      return
    }
    let option = String(message[dash...])
    switch UInt32(error.code) {
    case G_OPTION_ERROR_UNKNOWN_OPTION.rawValue: self = .unknownOption(option)
    case G_OPTION_ERROR_BAD_VALUE.rawValue: self = .missingValue(option)
    default: self = .other(message)
    }
  }
}
