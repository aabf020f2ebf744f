public import CalendarModel

/// A list is the collection of its occurrences.
extension OccurrenceList: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { occurrences.startIndex }

  /// The number of occurrences.
  public var endIndex: Int { occurrences.endIndex }

  /// The occurrence at an index, from 0.
  public subscript(position: Int) -> Occurrence { occurrences[position] }
}
