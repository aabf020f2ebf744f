/// What the command tells its caller when it ends. The numbers from 64 on are those of
/// `sysexits.h`.
enum CommandStatus: Int32, Hashable, Sendable {
  /// It is done; warnings do not change that.
  case done = 0
  /// The answer is no: a check found errors, nothing matched.
  case no = 1
  /// The command line cannot be understood.
  case usage = 64
  /// The input is there, but it is not what it should be.
  case unreadableData = 65
  /// There is no such input, or it may not be read.
  case noInput = 66
  /// The output cannot be made: no such folder, no permission, no space.
  case cannotWrite = 73
  /// The system failed to read or write.
  case inputOutput = 74
  /// Whoever read standard output has gone: what a shell shows for an end by SIGPIPE.
  case closedPipe = 141
}
