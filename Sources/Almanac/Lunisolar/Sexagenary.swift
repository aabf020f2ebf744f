public import CalendarModel

/// A place in the cycle of sixty that East Asia counts years, months and days by: one of ten
/// stems with one of twelve branches.
public struct Sexagenary: Hashable, Sendable {
  /// 1 to 60, as CLDR numbers its names of cyclic years and days: 1 is jia-zi.
  public let number: Int

  /// The place `index` steps after jia-zi, counted round the cycle.
  init(index: Int) {
    number = index.flooredRemainder(by: 60) + 1
  }

  /// The stem, 1 (jia) to 10 (gui).
  public var stem: Int { (number - 1) % 10 + 1 }

  /// The branch, 1 (zi, the rat) to 12 (hai, the pig).
  public var branch: Int { (number - 1) % 12 + 1 }

  /// The place of a lunar year that begins in a Gregorian one; nil outside of -9999 ... 9999.
  public static func ofYear(_ year: Int) -> Sexagenary? {
    guard (-9999...9999).contains(year) else { return nil }
    // 1984 was jia-zi.
    return Sexagenary(index: year - 1984)
  }

  /// The place of a month of a lunar year; a leap month has that of the month before it. Nil
  /// when `month` is not 1 to 12 or the year is outside of -9999 ... 9999.
  public static func ofMonth(_ month: Int, year: Int) -> Sexagenary? {
    guard (-9999...9999).contains(year), (1...12).contains(month) else { return nil }
    // The first month of 1984 was bing-yin, the third of the cycle.
    return Sexagenary(index: (year - 1984) * 12 + month + 1)
  }

  /// The place of a day.
  public static func ofDay(_ day: Day) -> Sexagenary {
    // 1970-01-01 was xin-si, the eighteenth of the cycle.
    Sexagenary(index: day.daysSince1970.flooredRemainder(by: 60) + 17)
  }

  /// The name in Chinese characters, which Japan and Korea share: `甲子`.
  public var chineseName: String {
    Self.chineseStems[stem - 1] + Self.chineseBranches[branch - 1]
  }

  /// The name in Vietnamese (can chi): `Giáp Tý`.
  public var vietnameseName: String {
    Self.vietnameseStems[stem - 1] + " " + Self.vietnameseBranches[branch - 1]
  }

  private static let chineseStems = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"]
  private static let chineseBranches = [
    "子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥",
  ]
  private static let vietnameseStems = [
    "Giáp", "Ất", "Bính", "Đinh", "Mậu", "Kỷ", "Canh", "Tân", "Nhâm", "Quý",
  ]
  private static let vietnameseBranches = [
    "Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi",
  ]
}
