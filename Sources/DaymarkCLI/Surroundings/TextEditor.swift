import Glibc

/// The user's editor, as `VISUAL` and `EDITOR` name it (POSIX, XBD 8.3).
struct TextEditor {
  /// A command line for the shell, to which the file is added.
  let command: String

  /// The editor: `VISUAL`, then `EDITOR`, then `vi` where somebody sits at a terminal.
  ///
  /// - Throws: a usage error where there is none.
  init(_ environment: Environment, terminal: Terminal) throws(CommandError) {
    let isDumb = ["", "dumb"].contains(environment.variables["TERM"] ?? "")
    let isInteractive = isatty(0) == 1 && terminal.isTerminal && !isDumb
    // A dumb terminal shows no screen, which is what VISUAL is for.
    let names = isDumb ? ["EDITOR", "VISUAL"] : ["VISUAL", "EDITOR"]
    for name in names {
      if let command = environment.variables[name], command.contains(where: { !$0.isWhitespace }) {
        self.command = command
        return
      }
    }
    guard isInteractive else {
      throw .usage("no editor", remedy: "set EDITOR to one, such as EDITOR=nano")
    }
    command = "vi"
  }

  /// Has the user edit a file, and waits for the end of it. C: `system`, which passes on
  /// interrupts to the editor only.
  ///
  /// - Returns: the exit status; 128 and the signal's number after a signal, as shells have it.
  func edit(_ path: String) throws(SystemError) -> Int32 {
    let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
    let result = system("\(command) \(quoted)")
    guard result != -1 else { throw .last }
    // WIFEXITED and its like are macros, which Swift does not see.
    return result & 0x7F == 0 ? (result >> 8) & 0xFF : 128 + (result & 0x7F)
  }
}
