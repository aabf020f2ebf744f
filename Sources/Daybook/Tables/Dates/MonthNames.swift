/// The names of months that a table may have.
struct MonthNames {
  private let numbers: [String: Int]

  /// The English ones and, before them, those of another language.
  init(_ others: [String: Int] = [:]) {
    var numbers = Self.english
    for (name, number) in others where (1...12).contains(number) {
      numbers[Self.key(name)] = number
    }
    self.numbers = numbers
  }

  /// The month, 1 to 12, of a name without the full stop after it; nil for none.
  func number(of name: String) -> Int? { numbers[Self.key(name)] }

  private static func key(_ name: String) -> String {
    let name = name.lowercased()
    return name.last == "." ? String(name.dropLast()) : name
  }

  private static let english: [String: Int] = {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    var numbers = ["sept": 9]
    for (index, name) in names.enumerated() {
      numbers[name] = index + 1
      numbers[String(name.prefix(3))] = index + 1
    }
    return numbers
  }()
}
