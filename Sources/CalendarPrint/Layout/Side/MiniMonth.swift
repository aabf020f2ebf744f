import CalendarModel

/// A small month: where its days stand.
struct MiniMonth {
  /// Half-open.
  let days: Range<Day>
  /// The whole of it: name, weekdays, weeks.
  let box: PageRect
  /// The height of a line, and the width of a day.
  let line: Double
  let pitch: Double
  private let firstWeekday: Weekday
  /// Left of the days.
  let weekNumbers: Double
  /// The height that the name takes.
  private let head: Double

  /// - Parameters:
  ///   - box: its width is shared by the days, its height by the lines.
  ///   - head: the share of the name's line, in lines.
  ///   - weekNumbers: room to the left of the days.
  init(
    _ days: Range<Day>, firstWeekday: Weekday, box: PageRect, head: Double = 1.2,
    weekNumbers: Double = 0
  ) {
    self.days = days
    self.firstWeekday = firstWeekday
    self.box = box
    self.weekNumbers = weekNumbers
    line = box.height / (head + 7)
    self.head = head * line
    pitch = (box.width - weekNumbers) / 7
  }

  /// The weekdays in the order of the columns.
  var weekdays: [Weekday] {
    (0..<7).map { Weekday(isoIndex: firstWeekday.isoIndex + $0) }
  }

  /// The middle of the name's line and of the weekdays' line.
  var nameCenter: Double { box.y + head * 0.42 }
  var weekdayCenter: Double { box.y + head + line / 2 }

  /// The left side of the days.
  var daysLeft: Double { box.x + weekNumbers }

  /// The middle of a column, 0 to 6.
  func center(ofColumn column: Int) -> Double { daysLeft + (Double(column) + 0.5) * pitch }

  /// The row and the column of a day.
  func place(of day: Day) -> (row: Int, column: Int) {
    let first = days.lowerBound.startOfWeek(on: firstWeekday)
    let (row, column) = first.distance(to: day).quotientAndRemainder(dividingBy: 7)
    return (row, column)
  }

  /// A day's place.
  func box(of day: Day) -> PageRect {
    let (row, column) = place(of: day)
    return PageRect(
      x: daysLeft + Double(column) * pitch, y: box.y + head + Double(row + 1) * line,
      width: pitch, height: line)
  }

  /// The first days of its weeks, cut to the month.
  var weekStarts: [Day] {
    days.filter { $0 == days.lowerBound || $0.weekday == firstWeekday }
  }
}
