import CalendarModel
import ICalendar

extension CalendarDocument {
  /// The component tree as lines of text: indented by depth, a component as its name and
  /// line, a property as `NAME;PARAMETER=value|value:value`.
  var treeText: String {
    components.map { $0.treeText(depth: 0) }.joined()
  }
}

extension DocumentComponent {
  fileprivate func treeText(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = "\(indent)\(name) @\(line)\n"
    for property in properties {
      let parameters = property.parameters.map {
        ";\($0.name)=\($0.values.joined(separator: "|"))"
      }
      text += "\(indent)  \(property.name)\(parameters.joined()):\(property.value)\n"
    }
    return text + components.map { $0.treeText(depth: depth + 1) }.joined()
  }
}

/// A calendar of these lines, each ended by CRLF.
func bytes(_ lines: String...) -> [UInt8] {
  Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
}
