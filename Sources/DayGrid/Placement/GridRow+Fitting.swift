extension GridRow {
  /// What shows when each cell has `lanes` lines, and the exact hidden entries of each cell.
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
    var hidden = [[GridEntry]](repeating: [], count: cells.count)
    var taken = [UInt8](repeating: 0, count: limit)
    for segment in segments {
      if segment.lane < limit {
        shown.append(segment)
        taken[segment.lane] |= ColumnMask.of(segment.columns)
      } else {
        for column in segment.columns { hidden[column].append(segment.entry) }
      }
    }
    let fittedCells = cells.indices.map { column in
      let free = taken.indices.filter { taken[$0] & ColumnMask.of(column..<column + 1) == 0 }
      let timed = cells[column].timed
      let lines = zip(timed, free).map { FittedLine(entry: $0, lane: $1) }
      return FittedCell(
        day: cells[column].day, lines: lines,
        hidden: merged(hidden[column], Array(timed.dropFirst(lines.count))))
    }
    return FittedRow(segments: shown, cells: fittedCells)
  }
}
