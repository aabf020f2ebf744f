import CalendarModel
import DayGrid

extension PageComposer {
  /// A fine line under the day numbers of each streak, with a dot under its first and its last
  /// day; out to the grid's side where it comes from another week or goes on into one.
  mutating func composeStreaks(_ row: GridPlan.Row) {
    let color = frame.colors.streak
    for streak in row.week.streaks {
      let y = row.top + frame.space.streakCenter
      let first = middle(ofNumberIn: streak.columns.lowerBound, row)
      let last = middle(ofNumberIn: streak.columns.upperBound - 1, row)
      let left = PagePoint(x: streak.startsHere ? first : frame.left, y: y)
      let right = PagePoint(x: streak.endsHere ? last : frame.right, y: y)
      add(.line([left, right]), .stroke(color, width: frame.space.streak))
      if streak.startsHere { add(.disc(left, radius: frame.space.streakDot), .fill(color)) }
      if streak.endsHere { add(.disc(right, radius: frame.space.streakDot), .fill(color)) }
    }
  }

  private func middle(ofNumberIn column: Int, _ row: GridPlan.Row) -> Double {
    let number = labels[row.week.cells[column].day].number
    return frame.x(ofColumn: column) + frame.space.inset
      + measurer.width(of: number, in: frame.type.dayNumber) / 2
  }
}
