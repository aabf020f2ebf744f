extension CommandContext {
  /// Calls `body`, and says on the way what it is doing.
  func working<Result>(
    _ text: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    defer { progress.clear() }
    progress.show(text())
    return try body()
  }

  /// Calls `body` with each input, and says on the way which one is read, and how far.
  func reading<Result>(
    _ inputs: [InputFile], _ body: (InputFile) throws -> Result
  ) rethrows -> [Result] {
    try inputs.map { try reading($0, body) }
  }

  /// The same with one.
  func reading<Result>(
    _ input: InputFile, _ body: (InputFile) throws -> Result
  ) rethrows -> Result {
    var input = input
    input.progress = progress
    return try working("Reading \(input.shortName)") { try body(input) }
  }
}

extension InputFile {
  /// Its name without folders.
  var shortName: String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// Says how much of it has been read.
  ///
  /// - Parameter size: its octets; 0 where they are not known.
  func showProgress(read count: Int, of size: Int) {
    guard let progress else { return }
    progress.show(
      size == 0
        ? "Reading \(shortName), \(count >> 20) MiB"
        // Once all is there, what it means is read, which nobody counts.
        : count < size ? "Reading \(shortName) \(count * 100 / size) %" : "Reading \(shortName)")
  }
}
