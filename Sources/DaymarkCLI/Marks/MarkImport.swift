import CalendarModel
import Daybook

/// Marks of a file on their way into the daybook: which are new, which change one that is
/// there, which are there already.
///
/// A mark is known by its identity. Two people, or one on two machines, give the marks of a day
/// the same: then the instant at which they were made tells them apart, and the one that comes
/// is kept under a name that has that instant in it.
struct MarkImport {
  /// What becomes of a mark.
  enum Action: String, CaseIterable {
    case added, changed, unchanged, older
  }

  /// A mark of a file and what becomes of it.
  struct Change {
    /// The mark as it will be, or is.
    var mark: Mark
    let action: Action
  }

  /// Marks and what is known of their identities.
  struct Source {
    /// The file, as the user named it.
    var name: String
    var marks: [Mark]
    /// Identities that the file does not give, but that were made of days.
    var madeIDs: Set<String> = []
    /// What stands before those: the user's marks of these days are others.
    var prefix = "table"
    /// Whether `sequence` tells which of two versions is newer.
    var hasVersions = false
  }

  /// What becomes of the marks of a source, in its order.
  ///
  /// - Parameter present: the mark of the daybook that has an identity, or nil.
  /// - Throws: what `present` throws, and status 65 where rows of two tables are known by the
  ///   same days and are not the same: the second would take the place of the first.
  static func plan(
    _ sources: [Source], _ present: (String) throws -> Mark?
  ) throws -> [Change] {
    // What the import itself has brought: a file may be named twice.
    var planned: [String: Mark] = [:]
    func known(_ id: String) throws -> Mark? { try planned[id] ?? present(id) }
    var rows: [String: (mark: Mark, file: String)] = [:]
    var changes: [Change] = []
    for source in sources {
      for mark in source.marks {
        var mark = mark
        if source.madeIDs.contains(mark.id) {
          mark.id = "\(source.prefix):\(mark.id)"
          if let row = rows[mark.id], !row.mark.hasSameContent(as: mark) {
            throw Self.twoRows(of: mark, row.file, source.name)
          }
          if sources.count > 1 { rows[mark.id] = (mark, source.name) }
        } else if let own = try known(mark.id), !own.isSame(as: mark), let created = mark.created {
          mark.id += "@\(created)"
        }
        let change = change(mark, source, try known(mark.id))
        if change.action == .added || change.action == .changed { planned[mark.id] = change.mark }
        changes.append(change)
      }
    }
    return changes
  }

  private static func twoRows(
    of mark: Mark, _ first: String, _ second: String
  ) -> CommandError {
    .failure(
      .unreadableData,
      problem: "\(second): its row of \(mark.daysText) is another than that of \(first)",
      remedy: "name the tables apart, as in \(second):name=Other, or import one after the other "
        + "to have the later one hold")
  }

  /// Does what is planned.
  ///
  /// - Returns: the changes with the marks as they are kept.
  static func apply(_ changes: [Change], to edit: inout DaybookEdit) throws -> [Change] {
    var result = changes
    for index in result.indices {
      let mark = result[index].mark
      switch result[index].action {
      case .added: result[index].mark = try edit.insert(mark)
      case .changed:
        if try edit.update(mark) { result[index].mark = try edit.mark(id: mark.id) ?? mark }
      case .unchanged, .older: break
      }
    }
    return result
  }

  private static func change(_ mark: Mark, _ source: Source, _ present: Mark?) -> Change {
    guard let present else { return Change(mark: mark, action: .added) }
    if mark.hasSameContent(as: present) { return Change(mark: present, action: .unchanged) }
    if source.hasVersions, mark.sequence < present.sequence {
      return Change(mark: present, action: .older)
    }
    return Change(mark: mark, action: .changed)
  }
}

extension Mark {
  /// Whether the other one, of the same identity, is this mark, in another version perhaps.
  fileprivate func isSame(as other: Mark) -> Bool {
    guard let created, let otherCreated = other.created, created != otherCreated else {
      return true
    }
    return hasSameContent(as: other)
  }
}
