import Almanac

/// The names of the 24 points of the sun's year.
enum SolarTermNames {
  /// The name of a term in a language, or in English.
  static func name(_ term: SolarTerm, language: String, isTraditional: Bool) -> String {
    let names =
      switch language {
      case "zh": isTraditional ? traditional : simplified
      case "ja": japanese
      case "ko": korean
      case "vi": vietnamese
      default: english
      }
    return names[term.number - 1]
  }

  private static let english = [
    "Start of Spring", "Rain Water", "Insects Awaken", "Spring Equinox", "Clear and Bright",
    "Grain Rain", "Start of Summer", "Grain Full", "Grain in Ear", "Summer Solstice",
    "Minor Heat", "Major Heat", "Start of Autumn", "End of Heat", "White Dew",
    "Autumn Equinox", "Cold Dew", "Frost Descends", "Start of Winter", "Minor Snow",
    "Major Snow", "Winter Solstice", "Minor Cold", "Major Cold",
  ]
  private static let simplified = [
    "立春", "雨水", "惊蛰", "春分", "清明", "谷雨", "立夏", "小满", "芒种", "夏至", "小暑", "大暑",
    "立秋", "处暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪", "大雪", "冬至", "小寒", "大寒",
  ]
  private static let traditional = [
    "立春", "雨水", "驚蟄", "春分", "清明", "穀雨", "立夏", "小滿", "芒種", "夏至", "小暑", "大暑",
    "立秋", "處暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪", "大雪", "冬至", "小寒", "大寒",
  ]
  private static let japanese = [
    "立春", "雨水", "啓蟄", "春分", "清明", "穀雨", "立夏", "小満", "芒種", "夏至", "小暑", "大暑",
    "立秋", "処暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪", "大雪", "冬至", "小寒", "大寒",
  ]
  private static let korean = [
    "입춘", "우수", "경칩", "춘분", "청명", "곡우", "입하", "소만", "망종", "하지", "소서", "대서",
    "입추", "처서", "백로", "추분", "한로", "상강", "입동", "소설", "대설", "동지", "소한", "대한",
  ]
  private static let vietnamese = [
    "Lập xuân", "Vũ thủy", "Kinh trập", "Xuân phân", "Thanh minh", "Cốc vũ", "Lập hạ",
    "Tiểu mãn", "Mang chủng", "Hạ chí", "Tiểu thử", "Đại thử", "Lập thu", "Xử thử", "Bạch lộ",
    "Thu phân", "Hàn lộ", "Sương giáng", "Lập đông", "Tiểu tuyết", "Đại tuyết", "Đông chí",
    "Tiểu hàn", "Đại hàn",
  ]
}
