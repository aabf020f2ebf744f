/// How the languages of East Asia, and all others, write lunar dates in short.
enum LunarWords {
  /// The name of a day as Chinese calendars have it: 初一 to 三十.
  static func chineseDay(_ day: Int) -> String {
    guard (1...30).contains(day) else { return String(day) }
    let ones = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
    switch day {
    case ...10: return "初" + ones[day - 1]
    case ..<20: return "十" + ones[day - 11]
    case 20: return "二十"
    case ..<30: return "廿" + ones[day - 21]
    default: return "三十"
    }
  }

  /// A month that repeats the one before it, its name or number being written already.
  static func leap(_ month: String, language: String, isTraditional: Bool) -> String {
    switch language {
    case "zh": (isTraditional ? "閏" : "闰") + month
    case "ja": "閏" + month
    case "ko": "윤" + month
    case "vi": month + " nhuận"
    default: month + "bis"
    }
  }

  /// Day and month in numbers that are written already, in the language's order: `1/8`.
  static func numbers(day: String, month: String, isLeap: Bool, language: String) -> String {
    switch language {
    case "zh", "ja": (isLeap ? "閏" : "") + month + "/" + day
    case "ko": (isLeap ? "윤" : "") + month + "." + day
    // N for nhuận, as Vietnamese calendars have it.
    case "vi": day + "/" + month + (isLeap ? "N" : "")
    default: day + "/" + month + (isLeap ? "bis" : "")
    }
  }
}
