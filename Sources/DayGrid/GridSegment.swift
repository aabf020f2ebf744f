/// The part of a bar that lies in one row.
public struct GridSegment: Hashable, Sendable {
  /// The whole entry.
  public let entry: GridEntry
  /// The columns that it covers in the row, half-open in 0 ..< 7, never empty.
  public let columns: Range<Int>
  /// Its line under the day numbers, from 0, the same in all its columns.
  public let lane: Int
  /// Whether the entry's first day is in this row; otherwise it comes from before.
  public let startsHere: Bool
  /// Whether the entry's last day is in this row; otherwise it goes on after it.
  public let endsHere: Bool
}
