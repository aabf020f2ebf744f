import CalendarModel
import ICalendar

extension CalendarFile {
  /// The physical lines, from 1, on which `components` begin, each followed by those of the
  /// components inside it. What a translation added is where the component around it is.
  /// O(components).
  func lines(of components: [Component]) -> [Int] {
    var lines: [Int] = []
    Self.add(components, document.components, outer: 1, to: &lines)
    return lines
  }

  private static func add(
    _ components: [Component], _ origins: [DocumentComponent], outer: Int, to lines: inout [Int]
  ) {
    // The translation of a vCalendar 1.0 keeps names and their order.
    var origin = 0
    let names = origins.map(\.name)
    var missing: Set<String> = []
    for component in components {
      var found = missing.contains(component.name) ? names.count : origin
      while found < names.count, names[found] != component.name { found += 1 }
      guard found < names.count else {
        missing.insert(component.name)
        lines.append(outer)
        add(component.components, [], outer: outer, to: &lines)
        continue
      }
      origin = found + 1
      let line = origins[found].line
      lines.append(line)
      add(component.components, origins[found].components, outer: line, to: &lines)
    }
  }
}
