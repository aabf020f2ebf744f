import CalendarModel
import CalendarPrint

/// A way to lay the pages of a time out.
enum PrintLayout: String, CaseIterable {
  case month, week, year, agenda

  /// The layout that an option names, or that suits the time; nil where neither is given.
  static func chosen(_ argument: Argument?) throws(CommandError) -> PrintLayout? {
    guard let argument else { return nil }
    guard let layout = PrintLayout(rawValue: argument.text.lowercased()) else {
      throw .usage(
        "--layout \(argument.text): no such layout",
        remedy: "write \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return layout
  }

  /// The layout for a time, where none is chosen.
  init(_ unit: SpanArgument.Unit) {
    switch unit {
    case .day, .week: self = .week
    case .month: self = .month
    case .year: self = .year
    }
  }

  /// What `this`, `next` and `last` are counted in.
  var unit: SpanArgument.Unit {
    switch self {
    case .month, .agenda: .month
    case .week: .week
    case .year: .year
    }
  }

  /// The most pages that are drawn in one go; of a list `AgendaPages.mostPages`.
  static let mostPages = 600
}
