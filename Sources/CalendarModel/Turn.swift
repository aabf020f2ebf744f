import Synchronization

/// Lets one thread at a time do something.
package struct Turn: ~Copyable, Sendable {
  private let mutex = Mutex(())

  /// A turn that is free.
  package init() {}

  /// Calls `body` when it is the caller's turn. Who has the turn must not ask for it again.
  ///
  /// - Throws: what `body` throws.
  package borrowing func take<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // A mutex gives nothing out of its hands that is not Sendable; what is no part of what it
    // guards may pass it by.
    var result: Result<Value, Failure>?
    mutex.withLock { _ in
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("a mutex did not call its body") }
    return try result.get()
  }
}
