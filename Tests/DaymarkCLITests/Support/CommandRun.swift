import Glibc
import Synchronization

/// One run of the built `daymark`: how it ended, and what it wrote, output and errors apart.
///
/// Both are drained at once while the input is fed, so that no amount of either can block
/// the run. A run that takes longer than a minute is killed.
struct CommandRun {
  /// Where standard output goes.
  enum Output {
    /// Into `output`.
    case captured
    /// Into this file, which is opened for writing.
    case file(String)
    /// Nowhere: the descriptor is closed.
    case closed
    /// Into a pipe that nobody reads from.
    case brokenPipe
  }

  /// The exit status, or nil where a signal ended the run.
  let status: Int32?
  /// The signal that ended the run, or nil.
  let signal: Int32?
  /// The bytes of standard output.
  let outputBytes: [UInt8]
  /// The bytes of standard error.
  let errorBytes: [UInt8]

  /// Standard output as text.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text.
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs the command and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: without the command's own name.
  ///   - input: what standard input holds.
  ///   - variables: added to an environment of `PATH`, `LC_ALL=C` and `TZ=UTC` only.
  ///   - folder: the folder to run in.
  ///   - ignoresSIGPIPE: whether the run inherits an ignored SIGPIPE, as under some parents.
  init(
    _ arguments: [String], input: [UInt8] = [], variables: [String: String] = [:],
    folder: String? = nil, output: Output = .captured, ignoresSIGPIPE: Bool = false
  ) throws {
    try self.init(
      bytes: arguments.map { Array($0.utf8) }, input: input, variables: variables,
      folder: folder, output: output, ignoresSIGPIPE: ignoresSIGPIPE)
  }

  /// The same with arguments that need not be UTF-8.
  init(
    bytes arguments: [[UInt8]], input: [UInt8] = [], variables: [String: String] = [:],
    folder: String? = nil, output: Output = .captured, ignoresSIGPIPE: Bool = false
  ) throws {
    Self.ignoreSIGPIPE
    let words = try Self.words(arguments, folder: folder)
    let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"]
      .merging(variables) { $1 }.map { Array("\($0)=\($1)".utf8) }
    // Between the making of a pipe and its mark to close on exec, no other run may start.
    let (process, pipes) = try Self.starting.withLock { _ in
      let pipes = try Pipes()
      let process = try Self.start(words, environment, pipes, output, ignoresSIGPIPE)
      return (process, pipes)
    }
    pipes.input.closeReading()
    pipes.output.closeWriting()
    pipes.errors.closeWriting()

    var exchange = Exchange(input: input)
    let isInTime = exchange.run(
      into: pipes.input, from: pipes.output, errors: pipes.errors, seconds: 60)
    if !isInTime { kill(process, SIGKILL) }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0 && errno == EINTR {}
    // WIFEXITED, WEXITSTATUS and WTERMSIG are macros, which Swift does not see.
    signal = result & 0x7F == 0 ? nil : result & 0x7F
    status = result & 0x7F == 0 ? (result >> 8) & 0xFF : nil
    outputBytes = exchange.output
    errorBytes = exchange.errors
  }

  /// Why there is no run.
  struct Failure: Error, CustomStringConvertible {
    let what: String
    let code: Int32
    var description: String { "\(what): \(String(cString: strerror(code)))" }
  }

  private struct Pipes {
    let input: Pipe
    let output: Pipe
    let errors: Pipe

    init() throws {
      input = try Pipe()
      output = try Pipe()
      errors = try Pipe()
    }
  }

  private static func start(
    _ words: [[UInt8]], _ environment: [[UInt8]], _ pipes: Pipes, _ output: Output,
    _ ignoresSIGPIPE: Bool
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes.input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes.errors.writing, 2)
    switch output {
    case .captured, .brokenPipe:
      posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, 1)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    }
    if case .brokenPipe = output { pipes.output.closeReading() }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if !ignoresSIGPIPE {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    }

    let program = String(decoding: words[0], as: UTF8.self)
    var process = pid_t()
    let code = withStrings(words) { words in
      withStrings(environment) { environment in
        posix_spawn(&process, program, &actions, &attributes, words, environment)
      }
    }
    guard code == 0 else { throw Failure(what: "\(program) cannot be started", code: code) }
    return process
  }

  /// The program and its arguments; `env` changes the folder, for which posix_spawn has no
  /// portable action.
  private static func words(_ arguments: [[UInt8]], folder: String?) throws -> [[UInt8]] {
    let command = try [Array(binary().utf8)] + arguments
    guard let folder else { return command }
    return ["/usr/bin/env", "-C", folder].map { Array($0.utf8) } + command
  }

  /// The command, which the package manager builds beside the test program.
  static func binary() throws -> String {
    if let path = getenv("DAYMARK") { return String(cString: path) }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw Failure(what: "/proc/self/exe", code: errno) }
    let own = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = (folder + ["daymark"]).joined(separator: "/")
    guard access(path, X_OK) == 0 else { throw Failure(what: path, code: errno) }
    return path
  }

  /// A command that does not read its input must not end the tests. Done once.
  private static let ignoreSIGPIPE: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()

  private static let starting = Mutex(())

  private static func withStrings<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
