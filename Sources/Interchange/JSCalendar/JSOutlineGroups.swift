import CalendarModel

/// The masters and the lone overrides of a calendar by their lines, each with its overrides
/// behind it.
struct JSOutlineGroups {
  /// The numbers of all of them, in that order.
  private var numbers: [Int] = []
  /// For each group, its line, and where in `numbers` it begins.
  private var starts: [(line: Int32, index: Int32)] = []

  /// The groups of a calendar's outlines. O(their number), and a sort.
  init(_ outlines: ArraySlice<JSOutline>) {
    var overrides = outlines.contains(where: \.isOverride) ? Overrides(outlines) : nil
    var masters = outlines.indices.filter { overrides?.isTaken($0) != true }
    // A sort keeps the order where there are no lines.
    masters.sort { outlines[$0].line < outlines[$1].line }
    numbers.reserveCapacity(outlines.count)
    starts.reserveCapacity(masters.count)
    for master in masters {
      let outline = outlines[master]
      starts.append((outline.line, Int32(numbers.count)))
      numbers.append(outline.number)
      // A UID that stands twice has its overrides once.
      if outline.isOverride { continue }
      for override in overrides?.remove(of: outline.uid) ?? [] {
        numbers.append(outlines[override].number)
      }
    }
  }

  /// How many groups there are.
  var count: Int { starts.count }

  /// The line on which the master of a group begins.
  func line(ofGroup group: Int) -> Int32 { starts[group].line }

  /// The numbers of a group, that of its master first.
  func numbers(ofGroup group: Int) -> ArraySlice<Int> {
    let end = group + 1 < starts.count ? Int(starts[group + 1].index) : numbers.count
    return numbers[Int(starts[group].index)..<end]
  }

  /// The overrides that have a master, by its UID.
  private struct Overrides {
    private var places: [String: [Int]] = [:]
    private var taken: Set<Int> = []

    init(_ outlines: ArraySlice<JSOutline>) {
      var masters: Set<String> = []
      for outline in outlines where !outline.isOverride { masters.insert(outline.uid) }
      for index in outlines.indices where outlines[index].isOverride {
        guard masters.contains(outlines[index].uid) else { continue }
        places[outlines[index].uid, default: []].append(index)
        taken.insert(index)
      }
    }

    func isTaken(_ index: Int) -> Bool { taken.contains(index) }

    mutating func remove(of uid: String) -> [Int] { places.removeValue(forKey: uid) ?? [] }
  }
}
