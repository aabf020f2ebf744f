import CalendarModel

/// An attribute of an element. None can hold a style, a script or an address that was not
/// looked at: names are `StaticString`s, and where a link leads is told by type.
struct HTMLAttribute {
  let name: StaticString
  /// Nil for one that is there or not.
  let value: String?

  private init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  /// One that is there or not, such as `hidden`.
  static func flag(_ name: StaticString) -> HTMLAttribute { HTMLAttribute(name, nil) }

  /// One whose value is of the program.
  static func fixed(_ name: StaticString, _ value: StaticString) -> HTMLAttribute {
    HTMLAttribute(name, "\(value)")
  }

  /// One whose value is words of the program or of the locale, or made of numbers.
  static func words(_ name: StaticString, _ value: String) -> HTMLAttribute {
    HTMLAttribute(name, value)
  }

  /// One whose value is a text from a file: on one line, without controls.
  static func foreign(_ name: StaticString, _ text: String, limit: Int) -> HTMLAttribute {
    HTMLAttribute(name, HarmlessText.of(text, limit: limit))
  }

  /// The classes whose condition holds.
  static func classes(_ names: [String?]) -> HTMLAttribute? {
    let names = names.compactMap(\.self)
    return names.isEmpty ? nil : HTMLAttribute("class", names.joined(separator: " "))
  }

  /// Classes of the program.
  static func classes(_ names: StaticString) -> HTMLAttribute { fixed("class", names) }

  /// What links within the document lead to.
  static func id(_ anchor: HTMLAnchor) -> HTMLAttribute { HTMLAttribute("id", anchor.name) }

  /// A link within the document.
  static func href(_ anchor: HTMLAnchor) -> HTMLAttribute {
    HTMLAttribute("href", "#" + anchor.name)
  }

  /// A link out of the document.
  static func href(_ link: SafeLink) -> HTMLAttribute { HTMLAttribute("href", link.address) }
}

/// A place in a document of months.
enum HTMLAnchor: Hashable, Sendable {
  /// By `DocumentMonth.key`.
  case month(String)
  /// The cell of a day in the grid of a month.
  case cell(Day, String)
  /// What there is on a day.
  case day(Day)
  /// Where all is told of an entry.
  case entry(Int)

  var name: String {
    switch self {
    case .month(let month): "m-\(month)"
    case .cell(let day, let month): "c-\(month)-\(day)"
    case .day(let day): "d-\(day)"
    case .entry(let number): "e-\(number)"
    }
  }
}
