/// The names of a daybook's calendars, to find one that none has.
struct CalendarNames {
  /// In lower case.
  private var taken: Set<String>
  /// By a name in lower case: the number to try behind it.
  private var numbers: [String: Int] = [:]

  init(_ names: some Sequence<String>) {
    taken = Set(names.map { $0.lowercased() })
  }

  /// A name that no calendar has, not even in another case, which is then taken: `name`, or it
  /// and a number. O(1), beside the numbers that are taken.
  mutating func take(_ name: String) -> String {
    let name = name.isEmpty ? "Calendar" : name
    if taken.insert(name.lowercased()).inserted { return name }
    var number = numbers[name.lowercased()] ?? 2
    while !taken.insert("\(name) \(number)".lowercased()).inserted { number += 1 }
    numbers[name.lowercased()] = number + 1
    return "\(name) \(number)"
  }
}
