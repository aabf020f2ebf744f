/// The places of lines in a cell, the widths of bars, and the places of what has a time among
/// the hours of a week: as far as a document has them.
enum PlaceStyle {
  static func sheet(_ weeks: [WeekPlan]) -> StyleSheet {
    var sheet: StyleSheet = ""
    for lane in 0..<LanePlan.most {
      sheet += ".l\(lane){grid-row:\(lane + 1);--lane-number:\(lane)}"
    }
    for lane in 0...WeekPlan.mostLanes {
      sheet += ".q\(lane){--lane-number:\(lane)}tr.q\(lane){--band:\(lane)}"
    }
    for days in 2...7 {
      sheet += ".s\(days){--span:\(days)}"
    }
    for lines in 1...HeadPlan.most {
      sheet += ".n\(lines){--names:\(lines)}.c\(lines){-webkit-line-clamp:\(lines)}"
      sheet += "@media print{.u\(lines){--names:\(lines)}}"
    }
    sheet += "\n"

    let places = weeks.flatMap(\.hourPlaces)
    let starts = Set(places.map(\.minutes.lowerBound)).union((0..<24).map { $0 * 60 })
    for minute in starts.sorted() { sheet += ".a\(minute){--a:\(minute)}" }
    for minute in Set(places.map(\.minutes.upperBound)).sorted() {
      sheet += ".b\(minute){--b:\(minute)}"
    }
    let columns = Set(places.filter { !$0.isAlone }.map { [$0.column, $0.span, $0.columnCount] })
    for place in columns.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      sheet += ".x\(place[0])-\(place[1])-\(place[2])"
      sheet += "{--x:\(place[0]);--s:\(place[1]);--n:\(place[2])}"
    }
    let hours = Set(weeks.map { [$0.hours.lowerBound, $0.hours.upperBound] })
    for hour in hours.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      sheet += ".h\(hour[0])-\(hour[1]){--from:\(hour[0] * 60);--to:\(hour[1] * 60)}"
    }
    sheet += "\n"
    return sheet
  }
}
