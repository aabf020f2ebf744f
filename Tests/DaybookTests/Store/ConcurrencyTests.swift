import CalendarModel
import Daybook
import ICalendar
import Testing

@Suite("Several at one daybook")
struct ConcurrencyTests {
  @Test("handles that mark at once keep every mark")
  func writers() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          let daybook = try Daybook(folder.file("d.sqlite"))
          for number in 0..<200 {
            try daybook.insert(Mark(id: "\(writer)-\(number)", days: onDecember(1)))
          }
        }
      }
      try await group.waitForAll()
    }
    let daybook = try Daybook(folder.file("d.sqlite"), .readOnly)
    #expect(try daybook.marks().count == 400)
    #expect(try daybook.verify().isEmpty)
  }

  @Test("one handle serves several threads")
  func threads() async throws {
    let folder = try TemporaryFolder()
    let daybook = try Daybook(folder.file("d.sqlite"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<50 {
            try daybook.insert(Mark(id: "\(writer)-\(number)", days: onDecember(1)))
            _ = try daybook.marks(MarkFilter(days: onDecember(2)))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try daybook.marks().count == 200)
  }

  @Test("who reads sees whole changes, and waits for nobody")
  func readers() throws {
    let folder = try TemporaryFolder()
    let writer = try Daybook(folder.file("d.sqlite"))
    let reader = try Daybook(folder.file("d.sqlite"), .readOnly)
    try writer.change("mark", at: noon) { edit in
      _ = try edit.insert(Mark(id: "x", days: onDecember(1)))
      #expect(try reader.marks().isEmpty)
    }
    #expect(try reader.marks().count == 1)
  }

  @Test("who writes is told when another does not come to an end")
  func busy() throws {
    let folder = try TemporaryFolder()
    let writer = try Daybook(folder.file("d.sqlite"))
    let other = try Daybook(
      path: folder.file("d.sqlite"), access: .readWrite, busyTimeout: 1, namespace: .domainNames,
      now: noon)
    try writer.change("mark", at: noon) { _ in
      _ = #expect(throws: DaybookError(path: other.path, reason: .busy)) {
        try other.insert(Mark(id: "x", days: onDecember(1)))
      }
    }
  }
}
