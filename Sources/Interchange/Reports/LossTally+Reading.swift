import CalendarModel
import ICalendar

extension LossTally {
  /// The property that a reader found, in the canonical spelling; what is wrong with it is
  /// counted.
  mutating func property(_ typed: TypedProperty, _ line: Int) -> Property {
    let property = typed.property
    let again = TypedProperty(property)
    // What was of unknown type is not called so twice.
    if again.isMisfit && typed.type != .unknown {
      self.line = line
      count(.misfitValue, example: Self.excerpt(property), action: "kept as it is")
    }
    return again.property
  }
}
