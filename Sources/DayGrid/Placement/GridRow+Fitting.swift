extension GridRow {
  /// What shows when each cell has `lanes` lines, and exactly what does not.
  ///
  /// A bar whose lane is `lanes` or more is hidden in all its columns. In each cell the timed
  /// entries then fill the lowest lanes that no shown bar takes, in order, as far as there
  /// are any.
  ///
  /// - Parameter lanes: 0 or more; less is taken as 0.
  /// - Complexity: O(*s* + *t* + *l*) for *s* bars and *t* timed entries of the row and *l*
  ///   lanes in use.
  public func fitted(lanes: Int) -> FittedRow {
    let limit = Swift.min(Swift.max(0, lanes), fullLaneCount)
    var shown: [GridSegment] = []
    var hiddenBars = [Int](repeating: 0, count: cells.count)
    var taken = [UInt8](repeating: 0, count: limit)
    for segment in segments {
      if segment.lane < limit {
        shown.append(segment)
        taken[segment.lane] |= ColumnMask.of(segment.columns)
      } else {
        for column in segment.columns { hiddenBars[column] += 1 }
      }
    }
    let fittedCells = cells.indices.map { column in
      let free = taken.indices.filter { taken[$0] & ColumnMask.of(column..<column + 1) == 0 }
      let lines = zip(cells[column].timed, free).map { FittedLine(entry: $0, lane: $1) }
      return FittedCell(
        row: self, column: column, lanes: limit, lines: lines, hiddenBars: hiddenBars[column])
    }
    return FittedRow(segments: shown, cells: fittedCells)
  }
}
