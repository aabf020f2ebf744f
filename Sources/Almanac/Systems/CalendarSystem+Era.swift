import CalendarModel

extension CalendarSystem {
  var arithmetic: any CalendarArithmetic {
    switch self {
    case .gregorian: GregorianArithmetic(yearOffset: 0)
    case .julian: JulianArithmetic()
    case .buddhist: GregorianArithmetic(yearOffset: -543)
    case .roc: GregorianArithmetic(yearOffset: 1911)
    case .japanese: GregorianArithmetic(yearOffset: 0, firstYear: 1873)
    case .hebrew: HebrewArithmetic()
    case .islamicUmmAlQura: UmmAlQuraArithmetic()
    case .islamicCivil: IslamicArithmetic.civil
    case .islamicTabular: IslamicArithmetic.astronomical
    case .persian: PersianArithmetic()
    case .indian: IndianArithmetic()
    case .coptic: CopticArithmetic.coptic
    case .ethiopic: CopticArithmetic.ethiopic
    case .chinese: LunisolarArithmetic(meridian: .beijing)
    case .dangi: LunisolarArithmetic(meridian: .seoul)
    case .vietnamese: LunisolarArithmetic(meridian: .hanoi)
    }
  }

  /// The era of a day that lies in a year of the running count, and the year of that era.
  func eraAndYear(running year: Int, on day: Day) -> (era: Int, year: Int) {
    switch self {
    case .gregorian, .julian, .coptic, .roc:
      return year > 0 ? (1, year) : (0, 1 - year)
    case .ethiopic:
      // Before the Incarnation the years of the world go on (Amete Alem).
      return year > 0 ? (1, year) : (0, year + 5500)
    case .japanese:
      let era = Self.emperors.last { $0.firstDay <= day } ?? Self.emperors[0]
      return (era.number, year - era.firstDay.year + 1)
    case .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .islamicTabular, .persian, .indian,
      .chinese, .dangi, .vietnamese:
      return (0, year)
    }
  }

  /// The year of the running count, or nil for an era that the calendar does not have.
  func runningYear(of date: CalendarDate) -> Int? {
    guard (1...20_000).contains(date.year) else { return nil }
    switch self {
    case .gregorian, .julian, .coptic, .roc:
      return date.era == 1 ? date.year : date.era == 0 ? 1 - date.year : nil
    case .ethiopic:
      return date.era == 1 ? date.year : date.era == 0 ? date.year - 5500 : nil
    case .japanese:
      guard let era = Self.emperors.first(where: { $0.number == date.era }) else { return nil }
      return era.firstDay.year + date.year - 1
    case .buddhist, .hebrew, .islamicUmmAlQura, .islamicCivil, .islamicTabular, .persian, .indian,
      .chinese, .dangi, .vietnamese:
      return date.era == 0 ? date.year : nil
    }
  }

  /// Japan's eras since the Meiji restoration, with CLDR's numbers.
  private static let emperors: [(number: Int, firstDay: Day)] = [
    (232, Day(validYear: 1868, month: 10, day: 23)),
    (233, Day(validYear: 1912, month: 7, day: 30)),
    (234, Day(validYear: 1926, month: 12, day: 25)),
    (235, Day(validYear: 1989, month: 1, day: 8)),
    (236, Day(validYear: 2019, month: 5, day: 1)),
  ]
}
