/// The part of a bar in one row, before it has a lane.
struct BarSlice {
  var entry: GridEntry
  /// Half-open in 0 ..< 7, never empty.
  var columns: Range<Int>
  var startsHere: Bool
  var endsHere: Bool
}
